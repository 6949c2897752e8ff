import { z } from 'zod';

const text = z.string().trim().min(1);

/** What a file in `words/<locale>/` holds for one page. */
export const pageWordsSchema = z.strictObject({
  name: text,
  purpose: text,
  meta: z.strictObject({ title: text, description: text }),
  tip: z
    .strictObject({
      content: z.array(z.strictObject({ title: text, description: text })).min(1),
      subTips: z.array(z.strictObject({ title: text, content: z.array(text).min(1) })).max(3),
    })
    .optional(),
  sections: z
    .array(
      z.strictObject({ title: text, body: z.array(text), list: z.array(text).min(1).optional() }),
    )
    .optional(),
  /** The words of the screen's own interface. */
  screen: z.record(z.string(), z.unknown()).optional(),
});

export type PageWords = z.infer<typeof pageWordsSchema>;
export type Tip = NonNullable<PageWords['tip']>;
export type Section = NonNullable<PageWords['sections']>[number];
