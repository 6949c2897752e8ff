import {
  addresses,
  type CommentsAnswer,
  type ErrorAnswer,
  type PostAnswer,
  type SessionAnswer,
} from '../../contract/api';
import { Failure } from './failure';
import { logged } from './logged';

/** For what the visitor has sent and waits for. A list that does not come is asked for again anyway. */
const patience = 20_000;

/** A host without our server has pages of its own for these addresses. */
const meansNoServer = [404, 405, 501];

async function failureOf(answer: Response): Promise<Failure> {
  try {
    const { error }: ErrorAnswer = await answer.json();
    return new Failure(error.code, error.retryAfter);
  } catch {
    return new Failure(meansNoServer.includes(answer.status) ? 'off' : 'unavailable');
  }
}

async function ask(address: string, request: RequestInit = {}): Promise<Response> {
  const signal = request.method ? AbortSignal.timeout(patience) : null;
  const answer = await fetch(address, { ...request, signal }).catch(() => {
    throw new Failure('offline');
  });
  if (answer.ok || answer.status === 304) return answer;
  throw await failureOf(answer);
}

const read = <Answer>(answer: Response): Promise<Answer> =>
  answer.json().catch((reason) => {
    throw new Failure(reason instanceof SyntaxError ? 'off' : 'offline');
  });

type Asked = { before?: string | undefined; tag?: string | undefined };
type Got = CommentsAnswer & { tag: string | undefined };

/** The newest comments, or those before a place; nothing where they are still what the tag names. */
export const getComments = (page: string, { before, tag }: Asked): Promise<Got | undefined> =>
  logged('Error getting comments', async () => {
    const query = new URLSearchParams({ page, ...(before && { before }) });
    const headers = tag ? { 'If-None-Match': tag } : undefined;
    const answer = await ask(`${addresses.comments}?${query}`, headers && { headers });
    if (answer.status === 304) return;
    const comments = await read<CommentsAnswer>(answer);
    return { ...comments, tag: answer.headers.get('ETag') ?? undefined };
  });

export const addComment = (comment: {
  page: string;
  text: string;
  parentId?: string | undefined;
}) =>
  logged('Error adding comment', async () => {
    const answer = await ask(addresses.comments, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(comment),
    });
    return (await read<PostAnswer>(answer)).comment;
  });

export const deleteComment = (id: string) =>
  logged('Error deleting comment', () => ask(`${addresses.comments}/${id}`, { method: 'DELETE' }));

export const getSession = async () => read<SessionAnswer>(await ask(addresses.session));

export const signInAddress = (returnTo: string) =>
  `${addresses.signIn}?${new URLSearchParams({ return: returnTo })}`;

export const endSession = () => ask(addresses.signOut, { method: 'POST' });
