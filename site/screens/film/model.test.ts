import fc from 'fast-check';
import { expect, test } from 'vitest';
import { screenEntries } from '../../catalogue/lookups';
import { readSettings, writeSettings } from '../../stage/fields';
import { filmFields } from './fields';
import {
  filmAt,
  type Happening,
  type Playback,
  patience,
  playbackAfter,
  posterOf,
  sourceOf,
} from './model';

test.each([
  ['/bee', 'bee'],
  ['/frog', 'frog'],
  ['/fly', 'flies'],
  ['/signal1', 'signal_1'],
  ['/signal2', 'signal_2'],
  ['/cockroach', 'cockroach'],
])('%s plays %s.mp4 and shows its poster before', (path, name) => {
  expect(sourceOf(filmAt(path))).toBe(`/films/${name}.mp4`);
  expect(posterOf(filmAt(path))).toBe(`/films/${name}.webp`);
});

test('every film page of the catalogue has a film; a path without one says where to add it', () => {
  const pages = screenEntries().filter(({ screen }) => screen === 'film');
  expect(pages).not.toEqual([]);
  for (const { path } of pages) expect(filmAt(path)).toBeDefined();
  expect(() => filmAt('/moth')).toThrow('site/screens/film/model.ts');
});

test('animals sit on white, signals on black', () => {
  const grounds = ['/bee', '/frog', '/fly', '/cockroach', '/signal1', '/signal2'].map(
    (path) => filmAt(path).ground,
  );
  expect(grounds).toEqual(['white', 'white', 'white', 'white', 'black', 'black']);
});

const anyHappening = fc.constantFrom<Happening>('started', 'plays', 'ran dry', 'refused', 'failed');
const after = (happenings: readonly Happening[]) =>
  happenings.reduce<Playback>(playbackAfter, 'waiting');

test('whatever happened before, a failure is told and a new start forgets it', () => {
  fc.assert(
    fc.property(fc.array(anyHappening), (happenings) => {
      expect(after([...happenings, 'failed'])).toBe('failed');
      expect(after([...happenings, 'failed', 'refused'])).toBe('failed');
      expect(after([...happenings, 'failed', 'ran dry'])).toBe('failed');
      expect(after([...happenings, 'started'])).toBe('waiting');
      expect(after([...happenings, 'plays'])).toBe('playing');
      expect(after([...happenings, 'started', 'refused'])).toBe('refused');
    }),
  );
});

test('a film that runs dry waits again, as long as one would wait for it to start', () => {
  expect(after(['plays', 'ran dry'])).toBe('waiting');
  expect(after(['refused', 'ran dry'])).toBe('refused');
  expect(patience).toBeGreaterThanOrEqual(10_000);
});

test('the address carries speed and mirroring, and nothing else', () => {
  const fields = filmFields();
  expect(readSettings(fields, '?speed=2&mirrored=1')).toEqual({ speed: '2', mirrored: true });
  expect(readSettings(fields, '?speed=9&mirrored=maybe')).toEqual({ speed: '1', mirrored: false });
  expect(writeSettings(fields, { speed: '1', mirrored: false })).toBe('');
});
