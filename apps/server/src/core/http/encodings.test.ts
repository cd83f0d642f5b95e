import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encode, encodingHeaders, encodingOf } from './encodings.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  [undefined, 'identity'],
] as const)('%s: a text travels as %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

it('What is pressed comes out as it was', async () => {
  const text = 'Sisal basket, ₦8,100 · '.repeat(200);
  const [br, gz, plain] = await Promise.all([
    encode(text, 'br'),
    encode(text, 'gzip'),
    encode(text, 'identity'),
  ]);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  expect(plain.toString()).toBe(text);
  expect(Math.max(br.length, gz.length)).toBeLessThan(text.length / 10);
});

it('A copy in another encoding is another answer', () => {
  expect(encodingHeaders('identity')).toEqual({ vary: 'accept-encoding' });
  expect(encodingHeaders('br')).toEqual({ vary: 'accept-encoding', 'content-encoding': 'br' });
});
