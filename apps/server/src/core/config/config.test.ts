import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLoopback, readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const key = 'k'.repeat(32);
const external = {
  DATABASE_URL: 'postgresql://app:pw@db.example.com/sokoni',
  DATABASE_OWNER_URL: 'postgresql://owner:pw@db.example.com/sokoni',
  SECRET_KEY: key,
};

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    const { message } = error as Error;
    expect(message, 'one sentence').toMatch(/^[A-Z][^\n]*[^.]\.$/);
    return message;
  }
  return 'accepted';
}

describe('CONTRACT "Running it": the configuration', () => {
  it('runs without any variable', () => {
    expect(readConfig({ PATH: '/bin', PORT: '' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      database: null,
      secretKeys: null,
      trustProxy: 0,
      publicUrl: 'http://localhost:3000',
      production: false,
      storefrontHost: 'localhost:3000',
      smtpUrl: null,
      mailFrom: 'Sokoni <no-reply@localhost>',
      google: null,
      s3: null,
      paymentApis: { stripe: 'https://api.stripe.com', paystack: 'https://api.paystack.co' },
      sentryDsn: null,
      enterpriseGating: true,
      passwordMinLength: 4,
      metricsToken: null,
      logLevel: 'info',
    });
  });

  it('keeps statements behind DATABASE_URL only when told to', () => {
    const secret = { SECRET_KEY: 'f'.repeat(40) };
    expect(readConfig({ ...external, ...secret }).database?.prepare).toBe(false);
    expect(readConfig({ ...external, ...secret, DATABASE_PREPARE: 'on' }).database?.prepare).toBe(true);
  });

  it('derives the console and storefront addresses from PORT', () => {
    expect(readConfig({ PORT: '4010' })).toMatchObject({
      port: 4010,
      publicUrl: 'http://localhost:4010',
      storefrontHost: 'localhost:4010',
    });
  });

  it('reads every variable', () => {
    const config = readConfig({
      ...external,
      SECRET_KEY: `${key}, ${'f'.repeat(40)}`,
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/my data',
      TRUST_PROXY: '2',
      PUBLIC_URL: 'https://console.example.com/',
      STOREFRONT_HOST: 'Shops.example.net',
      SMTP_URL: 'smtps://u:p@mail.example.com',
      MAIL_FROM: 'Shop <shop@example.com>',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      S3_BUCKET: 'pictures',
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
      SENTRY_DSN: 'https://key@sentry.example.com/1',
      ENTERPRISE_GATING: 'off',
      PASSWORD_MIN_LENGTH: '10',
      METRICS_TOKEN: 'm'.repeat(16),
      LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      dataDir: '/srv/my data',
      database: { appUrl: external.DATABASE_URL, ownerUrl: external.DATABASE_OWNER_URL },
      secretKeys: [key, 'f'.repeat(40)],
      trustProxy: 2,
      publicUrl: 'https://console.example.com',
      production: true,
      storefrontHost: 'shops.example.net',
      smtpUrl: 'smtps://u:p@mail.example.com',
      mailFrom: 'Shop <shop@example.com>',
      google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
      s3: { endpoint: null, region: 'eu-west-1', bucket: 'pictures', accessKeyId: 'a', secretAccessKey: 'b' },
      sentryDsn: 'https://key@sentry.example.com/1',
      enterpriseGating: false,
      passwordMinLength: 10,
      metricsToken: 'm'.repeat(16),
      logLevel: 'debug',
    });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: '80a' }, /^PORT is "80a": set it to a port number/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY is "true": set it to the number of proxies/],
    [
      { PUBLIC_URL: 'console.example.com' },
      /^PUBLIC_URL is "console.example.com": set it to an address like https:/,
    ],
    [{ PUBLIC_URL: 'https://example.com/console' }, /without a path/],
    [{ STOREFRONT_HOST: 'http://shops.example.com' }, /^STOREFRONT_HOST is .* without http:/],
    [{ SMTP_URL: 'mail.example.com:25' }, /^SMTP_URL is not usable: set it to a URL like smtps:/],
    [{ MAIL_FROM: 'Sokoni' }, /^MAIL_FROM is "Sokoni": set it to a sender/],
    [{ ENTERPRISE_GATING: 'maybe' }, /^ENTERPRISE_GATING is "maybe": set it to on or off\.$/],
    [{ PASSWORD_MIN_LENGTH: '3' }, /^PASSWORD_MIN_LENGTH is "3": set it to a whole number from 4 to 128\.$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud": set it to one of fatal, error/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN is not usable: set it to a token of at least 16/],
    [{ SECRET_KEY: 'short' }, /^SECRET_KEY is too short: set each key to at least 32/],
    [{ SECRET_KEY: `${key},` }, /^SECRET_KEY is too short/],
    [{ SECRET_KEY: `${key},${key},${key}` }, /^SECRET_KEY holds more than two keys/],
    [
      { ...external, DATABASE_URL: 'mysql://db/sokoni' },
      /^DATABASE_URL is not usable: set it to a URL like postgresql:/,
    ],
    [{ ...external, DATABASE_URL: '' }, /^DATABASE_OWNER_URL is set without DATABASE_URL: set both/],
    [
      { ...external, DATABASE_OWNER_URL: '' },
      /^DATABASE_URL is set without DATABASE_OWNER_URL: set that to a direct connection/,
    ],
    [{ ...external, SECRET_KEY: '' }, /^SECRET_KEY is not set: set it to at least 32 random characters/],
    [
      { ...external, DATABASE_OWNER_URL: external.DATABASE_URL },
      /name the same role app: set DATABASE_URL to an application role/,
    ],
    [{ GOOGLE_CLIENT_ID: 'id' }, /^GOOGLE_CLIENT_SECRET is not set: set it too/],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, /^GOOGLE_CLIENT_ID is not set: set it too/],
    [{ S3_BUCKET: 'pictures' }, /^The S3_ variables are incomplete: set S3_BUCKET, S3_ACCESS_KEY_ID/],
    [
      { PUBLIC_URL: 'https://console.example.com', STOREFRONT_HOST: 'shops.example.com' },
      /share the domain example\.com: set STOREFRONT_HOST to a domain of its own/,
    ],
  ])('refuses %o with one sentence that says what to change', (env, sentence) => {
    expect(refusal(env)).toMatch(sentence);
  });

  it('shows no password in a refusal', () => {
    expect(refusal({ ...external, DATABASE_URL: 'mysql://app:hunter2@db/sokoni' })).not.toContain('hunter2');
    expect(refusal({ SMTP_URL: 'imap://user:hunter2@mail' })).not.toContain('hunter2');
  });

  it('takes neighbours below a country domain for strangers', () => {
    const env = { PUBLIC_URL: 'https://sokoni.co.ke', STOREFRONT_HOST: 'dukani.co.ke' };
    expect(readConfig(env)).toMatchObject({ production: true, storefrontHost: 'dukani.co.ke' });
    expect(refusal({ ...env, STOREFRONT_HOST: 'shops.sokoni.co.ke' })).toContain(
      'share the domain sokoni.co.ke',
    );
  });

  it.each([
    ['localhost', true],
    ['console.localhost', true],
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['[::1]', true],
    ['127.0.0.1.example.com', false],
    ['localhost.example.com', false],
    ['10.0.0.1', false],
  ])('counts %s as loopback: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
