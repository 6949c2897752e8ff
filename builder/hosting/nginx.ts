import { extname } from 'node:path';
import { defaultLocale } from '../../contract/defaultLocale';
import { apiPaths } from '../../contract/serverPaths';
import type { SiteManifest } from '../../contract/siteManifest';
import type { Kinds } from './headers';

type Entries = readonly (readonly [key: string, value: string])[];

function quoted(text: string): string {
  // nginx has no way to write this sign as itself.
  if (text.includes('$')) throw new Error(`nginx would take the $ in ${text} for a variable.`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

const block = (head: string, entries: Entries) =>
  [`${head} {`, ...entries.map(([key, value]) => `  ${key} ${value};`), '}'].join('\n');

const map = (from: string, to: string, entries: Entries) => block(`map ${from} ${to}`, entries);

/** Upper and lower case are the same to a map, and so it finds the one true path for all of them. */
const addressMap = ({ files }: SiteManifest) =>
  map(
    '$screenful_spelling',
    '$screenful_address',
    Object.keys(files).map((path) => [path === '/' ? '""' : path, path]),
  );

const kindMap = ({ kinds }: Kinds) =>
  map(
    '$screenful_address',
    '$screenful_kind',
    kinds.flatMap(({ addresses }, at) => addresses.map((address) => [address, `${at}`] as const)),
  );

const notFoundMap = ({ notFound }: SiteManifest) =>
  map('$uri', '$screenful_not_found', [
    ['default', `/${notFound[defaultLocale].file}`],
    ...Object.entries(notFound).map(
      ([locale, { file }]) => [`~*^/${locale}(/|$)`, `/${file}`] as const,
    ),
  ]);

const variable = (header: string) => `$screenful_${header.toLowerCase().replaceAll('-', '_')}`;

const headerNames = ({ kinds, notFound }: Kinds) => [
  ...new Set([notFound, ...kinds.map(({ headers }) => headers)].flatMap(Object.keys)),
];

/** What is no file has no kind, and is answered with the page for unknown addresses. */
const headerMap = ({ kinds, notFound }: Kinds, name: string) =>
  map('$screenful_kind', variable(name), [
    ['default', quoted(notFound[name] ?? '')],
    ...kinds
      .map(({ headers }, at) => [`${at}`, headers[name]] as const)
      .filter(([, value]) => value !== notFound[name])
      .map(([at, value = '']) => [at, quoted(value)] as const),
  ]);

const typesOf = ({ files }: SiteManifest) =>
  new Map(Object.values(files).map(({ file, type }) => [extname(file).slice(1), type]));

const withoutCharset = (type: string) => type.replace(/;.*/, '');

const charsetTypes = (types: Map<string, string>) =>
  [...types.values()].filter((type) => type.includes('charset')).map(withoutCharset);

const server = (manifest: SiteManifest, kinds: Kinds, client: string) => {
  const types = typesOf(manifest);
  const typeEntries = [...types].map(
    ([extension, type]) => [withoutCharset(type), extension] as const,
  );
  return `server {
  listen 80;
  root ${client};

${block('types', typeEntries).replace(/^/gm, '  ')}
  charset utf-8;
  charset_types ${charsetTypes(types)
    .filter((type) => type !== 'text/html')
    .join(' ')};
  gzip_static on;
  # With the package libnginx-mod-http-brotli-static also:
  # brotli_static on;

${headerNames(kinds)
  .map(
    (name) =>
      `  add_header ${name} ${name === 'Cache-Control' ? '$screenful_cache' : variable(name)} always;`,
  )
  .join('\n')}

  absolute_redirect off;
  error_page 404 $screenful_not_found;

  location / {
    if ($screenful_address = "") {
      return 404;
    }
    if ($screenful_address != $uri) {
      return 308 $screenful_address$is_args$args;
    }
    try_files $uri $uri.html =404;
  }
  location = / {
    try_files /index.html =404;
  }
  location ~ /404\\.html$ {
    internal;
  }

  # For comments and sign-in, with our server behind this one:
  # location ~ ^(${apiPaths.join('|')})/ {
  #   proxy_pass http://127.0.0.1:3000;
  #   proxy_set_header Host $host;
  #   proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  # }
}`;
};

/** Serves the built files as our server does. To be included in the http block of nginx. */
export const nginxConfiguration = (manifest: SiteManifest, kinds: Kinds, client: string) =>
  [
    '# Written by the build, for this very build. Include it in the http block of nginx.',
    'map_hash_max_size 8192;\nmap_hash_bucket_size 256;',
    map('$uri', '$screenful_spelling', [
      [
        `"~*^(?:/${defaultLocale}(?=/|$))?(?<screenful_rest>.*?)(?:/index\\.html|\\.html|/)?$"`,
        '$screenful_rest',
      ],
    ]),
    addressMap(manifest),
    kindMap(kinds),
    notFoundMap(manifest),
    ...headerNames(kinds).map((name) => headerMap(kinds, name)),
    map('$status', '$screenful_cache', [
      ['default', variable('Cache-Control')],
      ['308', quoted('public, max-age=3600')],
    ]),
    server(manifest, kinds, client),
    '',
  ].join('\n\n');
