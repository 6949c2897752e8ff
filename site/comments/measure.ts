import { commentLimits } from '../../contract/commentLimits';
import { cleanText, countCharacters } from '../../contract/commentText';

/** What would be sent of a text, and whether it may be. */
export function measure(raw: string) {
  const text = cleanText(raw);
  const count = countCharacters(text);
  return { text, count, isEmpty: count === 0, isTooLong: count > commentLimits.text };
}
