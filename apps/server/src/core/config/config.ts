import { resolve } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';

/** The configuration of one server, as far as all of its processes know it. */
export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** The key that signs, then the former one that still verifies; null: the one kept in DATA_DIR. */
  secretKeys: readonly string[] | null;
  /** How many proxies in front are ours. */
  trustProxy: number;
  /** Without a slash at the end. */
  publicUrl: string;
  /** PUBLIC_URL is not loopback. */
  production: boolean;
  /** Host and port below which the storefronts answer. */
  storefrontHost: string;
  smtpUrl: string | null;
  mailFrom: string;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  s3: {
    endpoint: string | null;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** Where the providers of online payments answer, without a slash at the end. */
  paymentApis: { stripe: string; paystack: string };
  sentryDsn: string | null;
  enterpriseGating: boolean;
  passwordMinLength: number;
  metricsToken: string | null;
  logLevel: LogLevel;
}

/** What is read from the environment (CONTRACT "Running it"), by the process that starts the others and by the tools. */
export interface WholeConfig extends Config {
  /** Null: the embedded database. Else the application role's URL, a direct one of the owner role, and whether statements are prepared. */
  database: { appUrl: string; ownerUrl: string; prepare: boolean } | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Shorter keys can be guessed offline from one signed link. */
const SHORTEST_SECRET = 32;

const port = wholeNumber(0, 65535, 'a port number from 0 to 65535');
const postgresUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text),
    'a URL like postgresql://role:password@host:5432/sokoni',
  );
const httpUrl = z.string().refine((text) => {
  const url = parsed(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  );
}, 'an address like https://console.example.com, without a path');

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_PREPARE: z.enum(['on', 'off'], 'on or off').default('off'),
  SECRET_KEY: z.string().optional(),
  TRUST_PROXY: wholeNumber(0, 10, 'the number of proxies in front, from 0 to 10').default(0),
  PUBLIC_URL: httpUrl.optional(),
  STOREFRONT_HOST: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/, 'a host like shops.example.com, without http://')
    .optional(),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\/[^/]/.test(text), 'a URL like smtps://user:password@mail.example.com')
    .optional(),
  MAIL_FROM: z.string().includes('@', 'a sender like Sokoni <no-reply@example.com>').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .string()
    .refine((text) => parsed(text) !== null, 'a URL')
    .default('https://accounts.google.com'),
  S3_ENDPOINT: z
    .string()
    .refine((text) => parsed(text) !== null, 'a URL like https://s3.example.com')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_API_URL: httpUrl.default('https://api.stripe.com'),
  PAYSTACK_API_URL: httpUrl.default('https://api.paystack.co'),
  SENTRY_DSN: z
    .string()
    .refine((text) => parsed(text) !== null, 'a URL')
    .optional(),
  ENTERPRISE_GATING: z.enum(['on', 'off'], 'on or off').default('on'),
  PASSWORD_MIN_LENGTH: wholeNumber(4, 128, 'a whole number from 4 to 128').default(4),
  METRICS_TOKEN: z.string().min(16, 'a token of at least 16 characters').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
});
type Variables = z.infer<typeof variables>;

/** The variables that this server reads; everything else in the environment is not ours. */
const VARIABLE_NAMES = Object.keys(variables.shape) as (keyof Variables)[];

/**
 * Reads the configuration. An empty variable counts as unset.
 * Errors: ConfigError, one sentence that says what to change, for a value that is unknown, unsafe or lacks its partner.
 */
export function readConfig(env: Record<string, string | undefined>): WholeConfig {
  const set = Object.fromEntries(
    VARIABLE_NAMES.flatMap((name) => (env[name]?.trim() ? [[name, env[name]?.trim()]] : [])),
  );
  const result = variables.safeParse(set);
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new ConfigError(`${name} is ${shown(name, set[name])}: set it to ${issue?.message}.`);
  }
  const given = result.data;
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`);
  const production = !isLoopback(publicUrl.hostname);
  const storefrontHost = given.STOREFRONT_HOST ?? `localhost:${given.PORT}`;
  if (production) refuseSharedDomain(publicUrl.hostname, storefrontHost);
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    database: databaseOf(given),
    secretKeys: secretKeysOf(given),
    trustProxy: given.TRUST_PROXY,
    publicUrl: publicUrl.origin,
    production,
    storefrontHost,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? `Sokoni <no-reply@${publicUrl.hostname}>`,
    google: googleOf(given),
    s3: s3Of(given),
    paymentApis: {
      stripe: new URL(given.STRIPE_API_URL).origin,
      paystack: new URL(given.PAYSTACK_API_URL).origin,
    },
    sentryDsn: given.SENTRY_DSN ?? null,
    enterpriseGating: given.ENTERPRISE_GATING === 'on',
    passwordMinLength: given.PASSWORD_MIN_LENGTH,
    metricsToken: given.METRICS_TOKEN ?? null,
    logLevel: given.LOG_LEVEL,
  };
}

/** Whether a host name or address can only be this machine. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
  );
}

function databaseOf(given: Variables): WholeConfig['database'] {
  const { DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl } = given;
  if (!appUrl && !ownerUrl) return null;
  if (!appUrl)
    throw new ConfigError(
      'DATABASE_OWNER_URL is set without DATABASE_URL: set both, or neither for the embedded database.',
    );
  if (!ownerUrl) {
    throw new ConfigError(
      'DATABASE_URL is set without DATABASE_OWNER_URL: set that to a direct connection as the owner role.',
    );
  }
  if (!given.SECRET_KEY) {
    throw new ConfigError(
      `SECRET_KEY is not set: set it to at least ${SHORTEST_SECRET} random characters, the same on every server, because DATABASE_URL is set.`,
    );
  }
  const role = roleIn(appUrl);
  if (role !== null && role === roleIn(ownerUrl)) {
    throw new ConfigError(
      `DATABASE_URL and DATABASE_OWNER_URL name the same role ${role}: set DATABASE_URL to an application role that owns nothing.`,
    );
  }
  return { appUrl, ownerUrl, prepare: given.DATABASE_PREPARE === 'on' };
}

function secretKeysOf({ SECRET_KEY }: Variables): Config['secretKeys'] {
  if (!SECRET_KEY) return null;
  const keys = SECRET_KEY.split(',').map((key) => key.trim());
  if (keys.length > 2) {
    throw new ConfigError(
      'SECRET_KEY holds more than two keys: set it to the new key, a comma and the former key.',
    );
  }
  if (keys.some((key) => key.length < SHORTEST_SECRET)) {
    throw new ConfigError(
      `SECRET_KEY is too short: set each key to at least ${SHORTEST_SECRET} random characters.`,
    );
  }
  return keys;
}

function googleOf(given: Variables): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = given;
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    throw new ConfigError(
      `${missing} is not set: set it too, or unset the other to switch Google sign-in off.`,
    );
  }
  return { clientId, clientSecret, issuer };
}

function s3Of(given: Variables): Config['s3'] {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (!(S3_ENDPOINT || S3_REGION || S3_BUCKET || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY)) return null;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY || !(S3_ENDPOINT || S3_REGION)) {
    throw new ConfigError(
      'The S3_ variables are incomplete: set S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and one of S3_ENDPOINT and S3_REGION, or none of them for uploads on disk.',
    );
  }
  return {
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION ?? 'us-east-1',
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** A storefront that shares the console's domain could set cookies for it. */
function refuseSharedDomain(consoleHost: string, storefrontHost: string): void {
  const shops = storefrontHost.replace(/:\d+$/, '');
  if (isLoopback(shops) || registrable(shops) !== registrable(consoleHost)) return;
  throw new ConfigError(
    `STOREFRONT_HOST ${shops} and PUBLIC_URL ${consoleHost} share the domain ${registrable(shops)}: set STOREFRONT_HOST to a domain of its own.`,
  );
}

/** The last two labels; three below a country's short second level such as co.ke or com.ng. */
function registrable(host: string): string {
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  return labels.slice(second.length <= 3 && top.length === 2 ? -3 : -2).join('.');
}

function roleIn(url: string): string | null {
  const { username, searchParams } = parsed(url) ?? {};
  return searchParams?.get('user') || (username ? decodeURIComponent(username) : null);
}

function wholeNumber(least: number, most: number, wanted: string) {
  return z
    .string()
    .regex(/^\d+$/, wanted)
    .transform(Number)
    .refine((value) => value >= least && value <= most, wanted);
}

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Values that may hold a password stay out of the message. */
function shown(name: string, value: string | undefined): string {
  return /KEY|SECRET|TOKEN|URL|DSN/.test(name) && name !== 'PUBLIC_URL' ? 'not usable' : `"${value}"`;
}
