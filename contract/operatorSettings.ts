import { z } from 'zod';
import {
  missingScripts,
  outsideGuides,
  outsideServices,
  outsideVariables,
} from './outsideSettings';
import { type SettingGuide, SettingsError } from './settingsError';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Stand-ins that let the site run before its operator has chosen anything. */
const EXAMPLES = {
  ORIGIN: 'https://screenful.example',
  CONTACT_EMAIL: 'hello@screenful.example',
  FEEDBACK_URL: 'https://screenful.example/feedback',
} as const;

const isOrigin = (text: string) => /^https?:\/\/[^/?#@\s]+\/?$/i.test(text) && URL.canParse(text);

/** A # or / that belongs to a password would turn its beginning into a host, which errors name. */
const isPostgres = (text: string) =>
  /^postgres(?:ql)?:\/\/[^#\s]+$/.test(text) &&
  // An address may leave the host to its query, as those of sockets do.
  URL.canParse(text.replace('@/', '@localhost/'));

const isFirestore = (text: string) =>
  /^firestore:\/\/[a-z][a-z0-9-]+(?:\/[a-z0-9()-]+)?$/.test(text);

const isDatabase = (text: string) => isPostgres(text) || isFirestore(text);

const isNetwork = (text: string) => {
  const [address = '', bits, ...rest] = text.split('/');
  const most = z.ipv4().safeParse(address).success ? 32 : 128;
  const isAddress = most === 32 || z.ipv6().safeParse(address).success;
  const isWidth = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isAddress && isWidth && rest.length === 0;
};

const list = (text: string) => text.split(',').map((part) => part.trim());

const perMinute = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

const variables = z
  .object({
    HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()]).default('127.0.0.1'),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65_535))
      .default(3000),
    DATA_DIR: z.string().default('./data'),
    DIST_DIR: z.string().optional(),
    ORIGIN: z
      .string()
      .refine(isOrigin)
      .transform((text) => new URL(text).origin)
      .default(EXAMPLES.ORIGIN),
    CONTACT_EMAIL: z.email().default(EXAMPLES.CONTACT_EMAIL),
    OFFLINE: z.enum(['on', 'off']).default('on'),
    FEEDBACK_URL: z.url({ protocol: /^https?$/ }).default(EXAMPLES.FEEDBACK_URL),
    DATABASE_URL: z.string().refine(isDatabase).optional(),
    GOOGLE_CLIENT_ID: z.string().regex(/^\S+$/).optional(),
    GOOGLE_CLIENT_SECRET: z.string().regex(/^\S+$/).optional(),
    SESSION_SECRET: z.string().min(32).optional(),
    TRUSTED_PROXIES: z
      .string()
      .transform(list)
      .refine((networks) => networks.every(isNetwork))
      .default([]),
    READS_PER_MINUTE: perMinute.default(600),
    SIGN_INS_PER_MINUTE: perMinute.default(20),
    ...outsideVariables.shape,
  })
  .superRefine((all, { addIssue }) => {
    for (const name of missingScripts(all)) addIssue({ code: 'custom', path: [name] });
  })
  .refine(
    ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET,
    {
      path: ['GOOGLE_CLIENT_ID'],
    },
  )
  .refine(
    ({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => GOOGLE_CLIENT_SECRET || !GOOGLE_CLIENT_ID,
    {
      path: ['GOOGLE_CLIENT_SECRET'],
    },
  );

const guides: Readonly<Record<keyof z.infer<typeof variables>, SettingGuide>> = {
  HOST: {
    rule: 'an IP address or a host name, without http:// and without a port',
    example: '0.0.0.0',
  },
  PORT: { rule: 'a whole number from 0 (any free port) to 65535', example: '3000' },
  DATA_DIR: { rule: 'a folder', example: './data' },
  DIST_DIR: { rule: 'the folder of a finished build', example: './dist' },
  ORIGIN: { rule: 'an http:// or https:// address without a path', example: EXAMPLES.ORIGIN },
  CONTACT_EMAIL: { rule: 'an e-mail address', example: EXAMPLES.CONTACT_EMAIL },
  FEEDBACK_URL: { rule: 'an http:// or https:// address', example: EXAMPLES.FEEDBACK_URL },
  OFFLINE: {
    rule: 'on, or off to take back what browsers keep of the site',
    example: 'off',
  },
  DATABASE_URL: {
    rule: 'postgres://person:password@host/database with / # ? @ in a password percent-encoded, or firestore://project-id, or not set for the embedded database',
    example: 'postgres://screenful:password@127.0.0.1:5432/screenful',
    secret: true,
  },
  GOOGLE_CLIENT_ID: {
    rule: 'the client ID that Google gave you; it needs GOOGLE_CLIENT_SECRET beside it',
    example: '1234-abcd.apps.googleusercontent.com',
  },
  GOOGLE_CLIENT_SECRET: {
    rule: 'the client secret that belongs to GOOGLE_CLIENT_ID',
    example: 'GOCSPX-…',
    secret: true,
  },
  SESSION_SECRET: {
    rule: 'at least 32 random characters, the same on every server',
    example: '"$(openssl rand -base64 32)"',
    secret: true,
  },
  TRUSTED_PROXIES: {
    rule: 'IP addresses or networks of your own proxies, with commas between them',
    example: '127.0.0.1,10.0.0.0/8',
  },
  READS_PER_MINUTE: {
    rule: 'how often one address may read comments in a minute (0 for no limit)',
    example: '600',
  },
  SIGN_INS_PER_MINUTE: {
    rule: 'how often one address may start to sign in within a minute (0 for no limit)',
    example: '20',
  },
  ...outsideGuides,
};

export const settingNames = Object.keys(guides);

const isVariable = (name: unknown): name is keyof typeof guides =>
  typeof name === 'string' && Object.hasOwn(guides, name);

export type OperatorSettings = ReturnType<typeof readOperatorSettings>;

export function readOperatorSettings(env: Environment) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) {
    const names = new Set(read.error.issues.map((issue) => issue.path[0]).filter(isVariable));
    throw new SettingsError(
      [...names].map((name) => ({ name, value: given[name], guide: guides[name] })),
    );
  }
  const { data } = read;
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: data.DATA_DIR,
    distDir: data.DIST_DIR,
    origin: data.ORIGIN,
    contactEmail: data.CONTACT_EMAIL,
    feedbackUrl: data.FEEDBACK_URL,
    isKeptOffline: data.OFFLINE === 'on',
    databaseUrl: data.DATABASE_URL,
    google:
      data.GOOGLE_CLIENT_ID && data.GOOGLE_CLIENT_SECRET
        ? { clientId: data.GOOGLE_CLIENT_ID, clientSecret: data.GOOGLE_CLIENT_SECRET }
        : undefined,
    sessionSecret: data.SESSION_SECRET,
    trustedProxies: data.TRUSTED_PROXIES,
    readsPerMinute: data.READS_PER_MINUTE,
    signInsPerMinute: data.SIGN_INS_PER_MINUTE,
    outside: outsideServices(data),
  };
}

export const isOriginConfigured = ({ origin }: OperatorSettings) => origin !== EXAMPLES.ORIGIN;

/** Names of the variables an operator still has to set before the site is theirs. */
export function settingsAtExample(settings: OperatorSettings): string[] {
  const replaceable = [
    ['ORIGIN', settings.origin],
    ['CONTACT_EMAIL', settings.contactEmail],
    ['FEEDBACK_URL', settings.feedbackUrl],
  ] as const;
  return replaceable.filter(([name, value]) => value === EXAMPLES[name]).map(([name]) => name);
}
