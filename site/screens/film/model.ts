/**
 * How a film fills a display that is higher than wide. What is seen from above is turned, because
 * an insect walks in any direction; what stands on the ground stays at the bottom.
 */
type Upright = 'turned' | 'standing' | 'stretched' | 'whole';

export type Film = { file: string; ground: 'white' | 'black'; upright: Upright };

const films: Readonly<Record<string, Film>> = {
  '/bee': { file: 'bee', ground: 'white', upright: 'standing' },
  '/frog': { file: 'frog', ground: 'white', upright: 'turned' },
  '/fly': { file: 'flies', ground: 'white', upright: 'turned' },
  '/signal1': { file: 'signal_1', ground: 'black', upright: 'whole' },
  '/signal2': { file: 'signal_2', ground: 'black', upright: 'stretched' },
  '/cockroach': { file: 'cockroach', ground: 'white', upright: 'turned' },
};

export function filmAt(path: string): Film {
  const film = films[path];
  if (!film) throw new Error(`There is no film for ${path}: add it to site/screens/film/model.ts.`);
  return film;
}

export const sourceOf = ({ file }: Film) => `/films/${file}.mp4`;
export const posterOf = ({ file }: Film) => `/films/${file}.webp`;

export type Playback = 'waiting' | 'playing' | 'refused' | 'failed';
export type Happening = 'started' | 'plays' | 'ran dry' | 'refused' | 'failed';

export function playbackAfter(playback: Playback, happening: Happening): Playback {
  switch (happening) {
    case 'started':
      return 'waiting';
    case 'plays':
      return 'playing';
    case 'ran dry':
      return playback === 'playing' ? 'waiting' : playback;
    // A player without a source also refuses to play; what went wrong first is what to tell.
    case 'refused':
      return playback === 'failed' ? 'failed' : 'refused';
    case 'failed':
      return 'failed';
  }
}

/** So long nothing may arrive before a film counts as lost. */
export const patience = 20_000;
