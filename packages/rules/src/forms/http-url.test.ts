import { describe, expect, it } from 'vitest';
import { isHttpUrl } from './http-url.ts';

describe('SPEC 2: an invite logo is shown only if it is an http(s) URL', () => {
  it.each([
    'http://localhost:3000/files/a.webp',
    'https://example.com',
    'HTTPS://example.com/a?b=c#d',
    'https://[::1]/a',
  ])('takes %j', (text) => {
    expect(isHttpUrl(text)).toBe(true);
  });

  it.each([
    '',
    'logo.png',
    '/logo.png',
    '//example.com/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'ftp://example.com',
    'https://',
    'https:///a',
    ' https://example.com',
    'https://user@example.com',
    'https://example.com/"onerror=',
    'https://example.com/a b',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('refuses %j', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});
