import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('CONTRACT: what the server tells the page', () => {
  it('reads the public configuration', () => {
    const text = JSON.stringify({
      googleSignIn: true,
      storefrontHost: 'shops.example',
      enterpriseGating: false,
      passwordMinLength: 10,
      sentryDsn: 'https://key@errors.example/1',
    });
    expect(readConfig(text, 'localhost:3000')).toEqual({
      googleSignIn: true,
      storefrontHost: 'shops.example',
      enterpriseGating: false,
      passwordMinLength: 10,
      sentryDsn: 'https://key@errors.example/1',
    });
  });

  it.each([
    null,
    undefined,
    '',
    '{',
    '[1]',
    '"x"',
    '{"googleSignIn":"yes","storefrontHost":"","sentryDsn":7,"passwordMinLength":"8"}',
  ])('falls back to what is safe for %s', (text) =>
    expect(readConfig(text, 'localhost:3000')).toEqual({
      googleSignIn: false,
      storefrontHost: 'localhost:3000',
      enterpriseGating: true,
      passwordMinLength: 4,
      sentryDsn: null,
    }),
  );
});
