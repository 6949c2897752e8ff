import { hexColour, integer, type Values } from '../../stage/fields';
import type { ScreenPage } from '../../stage/page';
import { checkSteps } from './checkSteps';

export const brightness = { min: 5, max: 100, default: 100 };
export const temperature = { min: 2000, max: 10000, default: 5000, step: 100 };

export const hasTemperature = (page: Pick<ScreenPage, 'path'>) => page.path === '/zoom-lighting';

/** A page without the slider could not be rid of a temperature again. */
const temperatureOf = (page: Pick<ScreenPage, 'path'>) => ({
  ...integer(temperature),
  ...(!hasTemperature(page) && { read: () => undefined }),
});

export const colourFields = (page: Pick<ScreenPage, 'light' | 'path'>) => ({
  colour: hexColour(page.light),
  brightness: integer(brightness),
  temperature: temperatureOf(page),
  /** 0 is the plain colour, any other the step of the pixel check. */
  check: integer({ min: 0, max: checkSteps.length, default: 0 }),
});

export type ColourFields = ReturnType<typeof colourFields>;
export type ColourValues = Values<ColourFields>;
