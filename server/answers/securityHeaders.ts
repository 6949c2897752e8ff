import { isOriginConfigured, type OperatorSettings } from '../../contract/operatorSettings';
import type { SiteManifestFile } from '../../contract/siteManifest';
import { nothingOutside, type OutsideSources, outsideSources } from './outsideSources';

export type HeaderRecord = Readonly<Record<string, string>>;
export type Page = Partial<Pick<SiteManifestFile, 'cache' | 'hashes' | 'embeddable'>>;
export type SecurityHeaders = (page?: Page) => HeaderRecord;

const TWO_YEARS = 63_072_000;

const allowedToUs = ['autoplay', 'fullscreen', 'screen-wake-lock', 'window-management'];
const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissions = [
  ...denied.map((feature) => `${feature}=()`),
  ...allowedToUs.map((feature) => `${feature}=(self)`),
].join(', ');

const sources = (hashes: readonly string[] = []) =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

type Circumstances = {
  readonly isHttps: boolean;
  readonly photos: string;
  readonly outside: OutsideSources;
};

const contentSecurityPolicy = (
  { hashes, embeddable }: Page,
  { isHttps, photos, outside }: Circumstances,
) =>
  [
    "default-src 'none'",
    `script-src ${sources(hashes?.script)}${outside.all}`,
    `style-src ${sources(hashes?.style)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${photos}${outside.all}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${outside.all}`,
    ...(outside.frames ? [`frame-src${outside.frames}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${embeddable ? '*' : "'none'"}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** HSTS: a promise of HTTPS made for an example origin would lock visitors out of a plain HTTP site. */
const promisesHttps = (settings: OperatorSettings) =>
  isOriginConfigured(settings) && settings.origin.startsWith('https:');

/** Full-screen pages are left alone by outside scripts, and so is all that is not a page. */
const isStandardPage = ({ cache, embeddable }: Page) => cache === 'page' && !embeddable;

/** With the hosts of other companies that photos of signed-in people come from. */
export function securityHeaders(
  settings: OperatorSettings,
  photoHosts: readonly string[],
): SecurityHeaders {
  const isHttps = promisesHttps(settings);
  const photos = photoHosts.map((host) => ` ${host}`).join('');
  const ofServices = outsideSources(settings.outside);
  const policyOf = (page: Page) => {
    const outside = isStandardPage(page) ? ofServices : nothingOutside;
    return contentSecurityPolicy(page, { isHttps, photos, outside });
  };
  return (page = {}) => ({
    'Content-Security-Policy': policyOf(page),
    'X-Content-Type-Options': 'nosniff',
    ...(page.embeddable ? {} : { 'X-Frame-Options': 'DENY' }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains` } : {}),
  });
}
