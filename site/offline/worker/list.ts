import { lists } from './facts';

/** The SHA-256 of every file that the pages of a language need, by its path. */
export type List = ReadonlyMap<string, string>;

/** Empty where it is not to be had: a new worker must not fail for want of it. */
export async function listOf(language: string): Promise<List> {
  const answer = await fetch(lists[language] ?? '');
  return new Map(answer.ok ? Object.entries(await answer.json()) : []);
}
