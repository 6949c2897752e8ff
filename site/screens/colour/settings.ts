import type { ScreenPage } from '../../stage/page';
import { hexColour, integer, type Values } from '../../stage/settings';
import { checkSteps } from './pixelCheck';

export const brightness = { min: 5, max: 100, default: 100 };
export const temperature = { min: 2000, max: 10000, default: 5000, step: 100 };

export const colourSettings = (page: Pick<ScreenPage, 'light'>) => ({
  colour: hexColour(page.light),
  brightness: integer(brightness),
  temperature: integer(temperature),
  /** 0 is the plain colour, any other the step of the pixel check. */
  check: integer({ min: 0, max: checkSteps.length, default: 0 }),
});

export type ColourFields = ReturnType<typeof colourSettings>;
export type ColourValues = Values<ColourFields>;

export const hasTemperature = (page: Pick<ScreenPage, 'path'>) => page.path === '/zoom-lighting';
