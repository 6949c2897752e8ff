/** Its pages stand at the root; those of every other language below its name. */
export const defaultLocale = 'en';
