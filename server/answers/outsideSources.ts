import type { OutsideService } from '../../contract/outsideSettings';

/** What a policy opens for the services of other companies, ready to be put after other sources. */
export type OutsideSources = { readonly all: string; readonly frames: string };

export const nothingOutside: OutsideSources = { all: '', frames: '' };

const joined = (services: readonly OutsideService[]) =>
  [...new Set(services.flatMap(({ sources }) => sources))].map((source) => ` ${source}`).join('');

/** Counting visits needs no frame; advertisements and what a tag manager brings often come in one. */
export const outsideSources = (services: readonly OutsideService[]): OutsideSources => ({
  all: joined(services),
  frames: joined(services.filter(({ kind }) => kind !== 'analytics')),
});
