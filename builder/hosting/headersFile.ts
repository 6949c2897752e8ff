import type { OperatorSettings } from '../../contract/operatorSettings';
import type { SiteManifest } from '../../contract/siteManifest';
import { siteHeaders } from '../../server/siteHeaders';
import { cacheControl } from '../../server/website/siteFile';

const rule = (paths: string, headers: Readonly<Record<string, string>>) =>
  [paths, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The headers in the format that hosts of static files share. Such a host has one policy for all
 * paths, so the policy names every inline script; it has to allow inline styles, of which each
 * screen has its own, and frames, which it could not allow to full-screen pages alone.
 */
export function headersFile({ files }: SiteManifest, settings: OperatorSettings): string {
  const scripts = Object.values(files).flatMap(({ hashes }) => hashes?.script ?? []);
  const hashes = { script: [...new Set(scripts)], style: [] };
  const headers = siteHeaders(settings)({ cache: 'page', hashes });
  const { 'X-Frame-Options': _, 'Content-Security-Policy': policy = '', ...others } = headers;
  const openPolicy = policy
    .replace(/; frame-ancestors [^;]+/, '')
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
  return [
    rule('/*', { 'Content-Security-Policy': openPolicy, ...others }),
    rule('/assets/*', { 'Cache-Control': cacheControl.immutable }),
    rule('/worker.js', { 'Cache-Control': cacheControl.page }),
    '',
  ].join('\n');
}
