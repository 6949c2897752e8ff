export type Json = string | Json[] | { [key: string]: Json };

type Change = (text: string, path: string[]) => Json;

/** The same tree with every text changed. */
export function mapTexts(json: Json, change: Change, path: string[] = []): Json {
  if (typeof json === 'string') return change(json, path);
  if (Array.isArray(json))
    return json.map((item, at) => mapTexts(item, change, [...path, `${at}`]));
  const entries = Object.entries(json).map(([key, value]) => [
    key,
    mapTexts(value, change, [...path, key]),
  ]);
  return Object.fromEntries(entries);
}
