import { missingInGuide } from './guide';
import { missingPictures } from './pictures';
import { missingWords } from './words';

const searches = { words: missingWords, guide: missingInGuide, pictures: missingPictures };
export type Part = keyof typeof searches;
export const parts = Object.keys(searches) as Part[];

export const findMissing = (root: string, wanted: readonly Part[]): string[] =>
  wanted.flatMap((part) => searches[part](root));
