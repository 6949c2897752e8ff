/** A film as code: the same picture for the same moment, whenever it is asked. */
export type Film = {
  seconds: number;
  /** Draws the moment `t`, from 0 to 1; 1 would be 0 again. */
  draw: (t: number) => void | Promise<void>;
};

/** What `assets/films/<name>/index.ts` exports as `createFilm`. The canvas is 1920×1080. */
export type CreateFilm = (canvas: HTMLCanvasElement) => Film | Promise<Film>;

export const framesPerSecond = 30;
