import { copyFileSync, existsSync } from 'node:fs';
import { drawingName } from './drawingName';

/** What a new screen has until somebody chooses. */
export const standardIcon = '✨';

const folder = import.meta.dirname;
const inTree = (emoji: string) => `${folder}/${drawingName(emoji)}`;
const inPackage = (emoji: string) => `${folder}/node_modules/@twemoji/svg/${drawingName(emoji)}`;

export const isInTree = (emoji: string) => existsSync(inTree(emoji));
export const isInPackage = (emoji: string) => existsSync(inPackage(emoji));
export const copyToTree = (emoji: string) => copyFileSync(inPackage(emoji), inTree(emoji));
