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

const isTree = (json: Json | undefined): json is { [key: string]: Json } =>
  typeof json === 'object' && !Array.isArray(json);

/** The tree with what others have and it lacks; lists are not mixed. */
export function withDefaults(
  json: Json | undefined,
  defaults: Json,
  lacks: (key: string) => void,
  path: string[] = [],
): Json {
  if (json === undefined) {
    if (path.length > 0) lacks(path.join('.'));
    return defaults;
  }
  if (!isTree(json) || !isTree(defaults)) return json;
  const filled = Object.entries(defaults).map(([key, value]) => [
    key,
    withDefaults(json[key], value, lacks, [...path, key]),
  ]);
  return { ...json, ...Object.fromEntries(filled) };
}
