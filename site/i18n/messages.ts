import type comments from '../../words/en/comments.json';
import type consent from '../../words/en/consent.json';
import type keys from '../../words/en/keys.json';
import type layout from '../../words/en/layout.json';
import type offline from '../../words/en/offline.json';
import type progress from '../../words/en/progress.json';
import type share from '../../words/en/share.json';
import type stage from '../../words/en/stage.json';

/** What `useTranslations` may ask for. Each screen adds its own words in its folder. */
export interface Messages {
  comments: typeof comments;
  consent: typeof consent;
  keys: typeof keys;
  layout: typeof layout;
  offline: typeof offline;
  progress: typeof progress;
  share: typeof share;
  stage: typeof stage;
}

type Names<Tree> = keyof Tree & string;

/** The dotted paths to the texts of a tree. */
export type KeysOf<Tree> = {
  [Name in Names<Tree>]: Tree[Name] extends string ? Name : `${Name}.${KeysOf<Tree[Name]>}`;
}[Names<Tree>];

/** The dotted paths to its branches. */
export type NamespaceOf<Tree> = {
  [Name in Names<Tree>]: Tree[Name] extends string
    ? never
    : Name | `${Name}.${NamespaceOf<Tree[Name]>}`;
}[Names<Tree>];

export type ValueAt<Tree, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Tree
    ? ValueAt<Tree[Name], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never;
