import { expect, it } from 'vitest';
import { askedPreview, followedPreview, previewCookie } from './preview-cookie.ts';

const token = 'AAAAAAAAAAAAAAAAAAAAAA';

it.each([
  ['/', null],
  ['/products/mug?sort=newest', null],
  [`/?preview=${token}`, { token, path: '/' }],
  [`/collections/all?sort=newest&preview=${token}`, { token, path: '/collections/all?sort=newest' }],
  ['/?preview=off', { token: null, path: '/' }],
  [`//evil.example/?preview=${token}`, { token, path: '/evil.example/' }],
  [`/\\evil.example/?preview=${token}`, { token, path: '/evil.example/' }],
])('%s asks for %o', (address, asked) => {
  expect(askedPreview(address)).toEqual(asked);
});

it('follows the preview that the cookie names, and nothing else', () => {
  expect(followedPreview(`a=1; preview=${token}; b=2`)).toBe(token);
  for (const cookies of [undefined, '', 'preview=short', `previews=${token}`, 'preview=']) {
    expect(followedPreview(cookies)).toBeNull();
  }
});

it('is kept for the host alone, and from the page itself', () => {
  expect(previewCookie(token, 'https:')).toBe(`preview=${token}; Path=/; HttpOnly; SameSite=Lax; Secure`);
  expect(previewCookie(null, 'http:')).toContain('Max-Age=0');
});
