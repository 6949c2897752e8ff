import { z } from 'zod';
import { commentLimits } from './commentLimits';

/** Short enough to stand in an address. Firestore keeps names like `__this__` for itself. */
export const commentId = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{8,40}$/);

const pagePath = z.string().min(1).max(200);

export const readQuery = z.strictObject({
  page: pagePath,
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(commentLimits.largestPage))
    .default(commentLimits.page),
  before: z.string().max(200).optional(),
});
export type ReadQuery = z.infer<typeof readQuery>;

export const postBody = z.strictObject({
  page: pagePath,
  text: z.string(),
  parentId: commentId.optional(),
});
export type PostBody = z.infer<typeof postBody>;
