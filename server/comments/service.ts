import type { CommentsAnswer, PublicComment } from '../../contract/api';
import { commentLimits } from '../../contract/commentLimits';
import type { PostBody, ReadQuery } from '../../contract/comments';
import { cleanText, countCharacters } from '../../contract/commentText';
import { ApiError } from '../api/protocol/apiError';
import { type Person, personId } from '../auth/person';
import { printCursor, readCursor } from './cursor';
import { digestOf, judge } from './postingRules';
import { type MayShowPhoto, publicComment, publicThread } from './public';
import type { CommentStore, Refusal, StoredComment } from './store';

export type ServiceParts = {
  readonly store: CommentStore;
  /** The pages that people can talk about. */
  readonly pages: ReadonlySet<string>;
  readonly mayShowPhoto: MayShowPhoto;
  readonly now: () => number;
  readonly newId: () => string;
};

export type Comments = ReturnType<typeof createComments>;

const refusals: Readonly<Record<Refusal['code'], string>> = {
  'parent-gone': 'The comment to reply to is not there, is a reply itself, or is of another page.',
  'thread-full': `A comment has at most ${commentLimits.repliesPerComment} replies.`,
  duplicate: 'You have posted the same text within a day.',
  'too-many-posts': 'You have posted too much in a short time.',
};

function acceptedText(raw: string): string {
  // Before anything looks at it: cleaning cuts a longer text, and half a comment is not what was sent.
  if (raw.length > commentLimits.rawText) {
    throw new ApiError('text-too-long', `A comment has at most ${commentLimits.text} characters.`);
  }
  const text = cleanText(raw);
  const characters = countCharacters(text);
  if (characters === 0) throw new ApiError('text-empty', 'The text is empty.');
  if (characters > commentLimits.text) {
    throw new ApiError(
      'text-too-long',
      `The text has ${characters} characters; ${commentLimits.text} is the limit.`,
    );
  }
  return text;
}

/** The rules of commenting, whatever the engine below and the protocol above. */
export function createComments({ store, pages, mayShowPhoto, now, newId }: ServiceParts) {
  const mustBePage = (page: string) => {
    if (!pages.has(page)) throw new ApiError('unknown-page', 'There are no comments on this page.');
  };

  return {
    async list({ page, limit, before }: ReadQuery): Promise<CommentsAnswer> {
      mustBePage(page);
      const place = before === undefined ? undefined : readCursor(before);
      if (before !== undefined && !place) {
        throw new ApiError('invalid-request', '"before" must be the "older" of an earlier answer.');
      }
      // One more than asked for tells whether there are older ones.
      const found = await store.threads({
        pagePath: page,
        limit: limit + 1,
        ...(place && { before: place }),
      });
      const threads = found.slice(0, limit);
      const last = threads.at(-1)?.comment;
      return {
        comments: threads.map((thread) => publicThread(thread, mayShowPhoto)),
        ...(found.length > limit && last && { older: printCursor(last) }),
      };
    },

    async post(person: Person, body: PostBody): Promise<PublicComment> {
      mustBePage(body.page);
      const text = acceptedText(body.text);
      const comment: StoredComment = {
        id: newId(),
        text,
        pagePath: body.page,
        parentId: body.parentId ?? null,
        createdAt: now(),
        authorId: personId(person),
        authorIssuer: person.issuer,
        authorSubject: person.subject,
        authorName: person.name,
        authorEmail: person.email,
        authorPhotoURL: person.photoURL ?? null,
      };
      const digest = digestOf(text);
      const refusal = await store.add(comment, digest, judge(comment.createdAt, digest));
      if (refusal) {
        const retryAfter = refusal.code === 'too-many-posts' ? refusal.retryAfter : undefined;
        throw new ApiError(refusal.code, refusals[refusal.code], retryAfter);
      }
      return publicComment(comment, mayShowPhoto);
    },

    /** Tells the page it was on. */
    async remove(person: Person, id: string): Promise<string> {
      const comment = await store.find(id);
      const removal = comment ? await store.remove(id, personId(person)) : 'missing';
      if (!comment || removal === 'missing') {
        throw new ApiError('not-found', 'There is no such comment.');
      }
      if (removal === 'not-yours') {
        throw new ApiError('not-yours', 'Only its author can delete a comment.');
      }
      return comment.pagePath;
    },
  };
}
