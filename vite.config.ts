import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** By place alone: the same name in the browser's bundle, in rendered pages and in development. */
function scopedName(name: string, file: string) {
  const place = relative(import.meta.dirname, file.replace(/\?.*/, ''));
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
}

/**
 * `Features.LightDark` of Lightning CSS, which comes with Vite. We write no `light-dark()`, so pages
 * need not carry what would stand in for it.
 */
const lightDark = 1 << 20;

/** What every screen's page needs packs better as one file than as twenty; so does every update's. */
const shared = [
  {
    name: 'house',
    test: /node_modules\/(react|react-dom|scheduler)\/|contract\/defaultLocale|site\/(stage\/(?!useCalmStart)|i18n|pages\/(client|carryThumbnail|loadComments|withoutAnimationIteration)|ui\/(?!Select|TextField|saveFile|Dialog|Radios|qrPath))|site\/hooks\/(useEvent|useTimeout|useLatest|useIdle|usePageShown|useMediaQuery)\./,
  },
  // Who has no progress uses these, too.
  { name: 'clock', test: /site\/hooks\/(useClock|useAlarm|useOrders)\./ },
  {
    name: 'progress',
    test: /site\/progress\/(?!DotsRing|WindowsUpdate)|site\/hooks\/useTicks\./,
  },
];

export default defineConfig({
  plugins: [react()],
  css: {
    modules: { generateScopedName: scopedName },
    lightningcss: { exclude: lightDark },
  },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: shared } } },
  },
  appType: 'custom',
});
