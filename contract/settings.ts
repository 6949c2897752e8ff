import { z } from 'zod';
import { type SettingGuide, SettingsError } from './settings-error';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Stand-ins that let the site run before its operator has chosen anything. */
const EXAMPLES = {
  ORIGIN: 'https://screenful.example',
  CONTACT_EMAIL: 'hello@screenful.example',
  FEEDBACK_URL: 'https://screenful.example/feedback',
} as const;

const isOrigin = (text: string) => /^https?:\/\/[^/?#@\s]+\/?$/i.test(text) && URL.canParse(text);

const variables = z.object({
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
  FEEDBACK_URL: z.url({ protocol: /^https?$/ }).default(EXAMPLES.FEEDBACK_URL),
});

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
};

const isVariable = (name: unknown): name is keyof typeof guides =>
  typeof name === 'string' && Object.hasOwn(guides, name);

export type Settings = ReturnType<typeof readSettings>;

export function readSettings(env: Environment) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) {
    const names = new Set(read.error.issues.map((issue) => issue.path[0]).filter(isVariable));
    throw new SettingsError(
      [...names].map((name) => ({ name, value: given[name], guide: guides[name] })),
    );
  }
  const { HOST, PORT, DATA_DIR, DIST_DIR, ORIGIN, CONTACT_EMAIL, FEEDBACK_URL } = read.data;
  return {
    host: HOST,
    port: PORT,
    dataDir: DATA_DIR,
    distDir: DIST_DIR,
    origin: ORIGIN,
    contactEmail: CONTACT_EMAIL,
    feedbackUrl: FEEDBACK_URL,
  };
}

export const isOriginConfigured = ({ origin }: Settings) => origin !== EXAMPLES.ORIGIN;

/** Names of the variables an operator still has to set before the site is theirs. */
export function settingsAtExample(settings: Settings): string[] {
  const replaceable = [
    ['ORIGIN', settings.origin],
    ['CONTACT_EMAIL', settings.contactEmail],
    ['FEEDBACK_URL', settings.feedbackUrl],
  ] as const;
  return replaceable.filter(([name, value]) => value === EXAMPLES[name]).map(([name]) => name);
}
