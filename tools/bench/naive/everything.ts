import { findRoute, renderPage } from '../../../site/pages/renderer';

/** The site as one bundle: every screen and every language arrive before anything is drawn. */
import.meta.glob('../../../site/screens/*/index.ts', { eager: true });

const operator = {
  origin: location.origin,
  email: 'a@b.example',
  feedback: '/',
  outside: [],
  isKeptOffline: false,
};
const part = { module: '', styles: [], words: '' };
const screen = { ...part, late: { comments: part, extras: part } };
const nothing = { css: '', modules: [], icons: {}, screen };

const route = findRoute(decodeURIComponent(location.hash.slice(1)));
const html = await renderPage(route, operator, nothing);
const page = new DOMParser().parseFromString(html, 'text/html');
for (const image of page.images) image.loading = 'eager';
document.documentElement.style.cssText = page.documentElement.style.cssText;
document.body.replaceChildren(...page.body.children);
