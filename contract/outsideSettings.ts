import { z } from 'zod';
import type { SettingGuide } from './settingsError';

/** A script of another company, which pages load for visitors who allow its kind. */
export type OutsideService = {
  readonly kind: 'advertising' | 'analytics' | 'tags';
  readonly script: string;
  /** The origins that pages may reach for its sake, as the content security policy names them. */
  readonly sources: readonly string[];
  /** What its snippet would say in `data-` attributes. */
  readonly data: Readonly<Record<string, string>>;
};

const secureHost = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i;
const loopback = /^http:\/\/(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d{1,5})?$/i;

/** Anything else would end up in the policy as it stands, and could add a directive to it. */
const isSource = (text: string) => secureHost.test(text) || loopback.test(text);

const isScript = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { origin, username, hash } = new URL(text);
  return isSource(origin) && !origin.includes('*') && username === '' && hash === '';
};

const parts = (text: string) => text.split(',').map((part) => part.trim());
const asSource = (host: string) => (host.includes('://') ? host : `https://${host}`);

const pairs = (text: string) =>
  parts(text).map((part) => {
    const at = part.indexOf('=');
    return [part.slice(0, Math.max(at, 0)), part.slice(at + 1)] as const;
  });

const script = z.string().refine(isScript).optional();
const hosts = z
  .string()
  .transform((text) => parts(text).map(asSource))
  .refine((sources) => sources.every(isSource))
  .default([]);
const data = z
  .string()
  .transform(pairs)
  .refine((all) => all.every(([name]) => /^[a-z][a-z0-9-]*$/.test(name)))
  .transform((all) => Object.fromEntries(all))
  .default({});

export const outsideVariables = z.object({
  ADS_SCRIPT: script,
  ADS_HOSTS: hosts,
  ADS_DATA: data,
  ANALYTICS_SCRIPT: script,
  ANALYTICS_HOSTS: hosts,
  ANALYTICS_DATA: data,
  TAG_MANAGER_SCRIPT: script,
  TAG_MANAGER_HOSTS: hosts,
  TAG_MANAGER_DATA: data,
});

type Variables = z.infer<typeof outsideVariables>;

const scriptGuide = (name: string, example: string): SettingGuide => ({
  rule: `the https:// address of a script; ${name}_HOSTS and ${name}_DATA mean nothing without it`,
  example,
});
const hostsGuide = (example: string): SettingGuide => ({
  rule: 'host names, with commas between them; *. in front stands for all below',
  example,
});
const dataGuide = (example: string): SettingGuide => ({
  rule: 'names and values for data- attributes, as name=value with commas between them',
  example,
});

export const outsideGuides: Readonly<Record<keyof Variables, SettingGuide>> = {
  ADS_SCRIPT: scriptGuide('ADS', 'https://ads.example/show.js'),
  ADS_HOSTS: hostsGuide('*.ads.example,pictures.example'),
  ADS_DATA: dataGuide('ad-client=ca-pub-1234,ad-slot=5678'),
  ANALYTICS_SCRIPT: scriptGuide('ANALYTICS', 'https://stats.example/count.js'),
  ANALYTICS_HOSTS: hostsGuide('*.stats.example'),
  ANALYTICS_DATA: dataGuide('domain=screens.example'),
  TAG_MANAGER_SCRIPT: scriptGuide('TAG_MANAGER', 'https://tags.example/container.js'),
  TAG_MANAGER_HOSTS: hostsGuide('stats.example,*.ads.example'),
  TAG_MANAGER_DATA: dataGuide('container=1234'),
};

const services = [
  ['advertising', 'ADS'],
  ['analytics', 'ANALYTICS'],
  ['tags', 'TAG_MANAGER'],
] as const;

/** The scripts whose hosts or data are set although they themselves are not. */
export const missingScripts = (all: Variables) =>
  services
    .filter(
      ([, name]) =>
        !all[`${name}_SCRIPT`] &&
        (all[`${name}_HOSTS`].length > 0 || Object.keys(all[`${name}_DATA`]).length > 0),
    )
    .map(([, name]) => `${name}_SCRIPT` as const);

export const outsideServices = (all: Variables): OutsideService[] =>
  services.flatMap(([kind, name]) => {
    const address = all[`${name}_SCRIPT`];
    if (!address) return [];
    const sources = [new URL(address).origin, ...all[`${name}_HOSTS`]];
    return [{ kind, script: address, sources: [...new Set(sources)], data: all[`${name}_DATA`] }];
  });
