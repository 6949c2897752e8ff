/** Everything that the build and the development server ask of the site. */
export { screenEntries } from '../catalogue/lookups';
export { printedMark } from '../consent/mark';
export { siteLocales } from '../i18n/locales';
export { type CardScene, cardScenes } from './cards';
export { type LateName, lateNames, lateWords } from './lateWords';
export type { Operator } from './operator';
export { renderPage } from './render';
export {
  allRoutes,
  commentedPaths,
  findRoute,
  isScreenRoute,
  type Route,
  routeAddress,
} from './routes';
export { robots, sitemap, webManifest } from './siteFiles';
