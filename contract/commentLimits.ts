export const commentLimits = {
  /** Unicode code points of a comment's text. */
  text: 500,
  /** UTF-16 units that are looked at at all: cleaning hostile text can take seconds otherwise. */
  rawText: 4_000,
  /** Bytes of a request's body. */
  body: 8 * 1024,
  /** Top-level comments of one answer. */
  page: 50,
  largestPage: 100,
  /** An answer holds all replies of its comments, so their number must end somewhere. */
  repliesPerComment: 200,
  authorName: 80,
} as const;
