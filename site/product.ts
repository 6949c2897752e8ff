export const product = 'Screenful';
