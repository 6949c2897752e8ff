import { progressFields } from '../../progress/settings';
import { choice, text, type Values } from '../../stage/settings';

export const layouts = ['blue', 'black'] as const;
export const lengths = { code: 40, message: 200 };

export const crashSettings = () => ({
  ...progressFields(),
  layout: choice(layouts, 'blue'),
  code: text('', lengths.code),
  message: text('', lengths.message),
});

export type CrashFields = ReturnType<typeof crashSettings>;
export type CrashValues = Values<CrashFields>;
