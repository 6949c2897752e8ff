/** What is behind everything, as `--wall` of tokens.css: browsers paint their own parts with it. */
export const wall = { light: '#fbfbfa', dark: '#101216' };
