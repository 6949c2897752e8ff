import { progressFields } from '../../progress/fields';
import { choice, text, type Values } from '../../stage/fields';

export const layouts = ['blue', 'black'] as const;
export const lengths = { code: 40, message: 200 };

export const crashFields = () => ({
  ...progressFields(),
  layout: choice(layouts, 'blue'),
  code: text('', lengths.code),
  message: text('', lengths.message),
});

export type CrashFields = ReturnType<typeof crashFields>;
export type CrashValues = Values<CrashFields>;
