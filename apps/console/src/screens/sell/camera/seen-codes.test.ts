import { expect, it } from 'vitest';
import { afterPicture, goneAfterMs, type SeenCodes } from './seen-codes.ts';

/** What rings of pictures, each with when it was taken. */
function rung(pictures: readonly (readonly [now: number, ...codes: string[]])[]): string[][] {
  let seen: SeenCodes = new Map();
  return pictures.map(([now, ...codes]) => {
    const after = afterPicture(seen, codes, now);
    seen = after.seen;
    return after.ring;
  });
}

it('A code rings once as long as it is in the picture', () => {
  const held = Array.from({ length: 40 }, (_, index) => [index * 100, '590'] as const);
  expect(rung(held).flat()).toEqual(['590']);
});

it('A picture that could not be read is no second unit; one that was away is', () => {
  expect(rung([[0, '590'], [100], [200, '590']]).flat()).toEqual(['590']);
  expect(rung([[0, '590'], [100], [goneAfterMs, '590']]).flat()).toEqual(['590', '590']);
});

it('Two codes in a picture ring both, and each once', () => {
  expect(
    rung([
      [0, '590', '591', '590'],
      [100, '591', '590', '592'],
    ]),
  ).toEqual([['590', '591'], ['592']]);
});
