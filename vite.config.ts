import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

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

type Graph = Rolldown.ChunkingContext;

/** The entries that import a module at once, not only when somebody asks for it. */
function entriesReaching(id: string, graph: Graph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [], isEntry } = graph.getModuleInfo(id) ?? {};
  const above = importers.flatMap((importer) => entriesReaching(importer, graph, seen));
  return isEntry ? [id, ...above] : above;
}

const isEveryPages = (entry: string) => entry.endsWith('/site/pages/client.tsx');
const isScreens = (entry: string) => entry.includes('/site/screens/');
const many = 10;

function chunkOf(id: string, graph: Graph) {
  const entries = entriesReaching(id, graph);
  const screens = entries.filter(isScreens).length;
  if (entries.some(isEveryPages) || screens >= many) return 'house';
  if (screens < 2) return null;
  if (id.includes('/site/ui/')) return 'house';
  if (id.includes('/site/progress/')) return 'progress';
  return screens > 2 ? 'tools' : null;
}

/** What many pages need compresses better as one file than as twenty. Each takes along what it imports. */
const groups = ['house', 'tools', 'progress'].map((chunk) => ({
  debugName: chunk,
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
}));

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
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
  appType: 'custom',
});
