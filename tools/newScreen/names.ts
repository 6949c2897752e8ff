/** The forms in which a screen's name stands in its files. */
export type Names = {
  /** `lava-lamp`: folder, address, file of words. */
  slug: string;
  /** `LavaLamp`: components and types. */
  pascal: string;
  /** `lavaLamp`: values. */
  camel: string;
  /** `Lava lamp`: what people read. */
  title: string;
};

export function namesOf(slug: string): Names {
  const camel = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { slug, camel, pascal: upperFirst(camel), title: upperFirst(slug.replaceAll('-', ' ')) };
}

export const templateNames = namesOf('new-screen');

/** The same text about another screen. */
export function renamed(text: string, to: Names): string {
  const forms = Object.keys(templateNames) as (keyof Names)[];
  return forms.reduce((text, form) => text.replaceAll(templateNames[form], to[form]), text);
}
