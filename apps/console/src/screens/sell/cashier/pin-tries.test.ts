import { describe, expect, it } from 'vitest';
import { noTries, waitLeft, withWrongTry } from './pin-tries.ts';

const at = 1_000_000;

function afterWrong(count: number) {
  let tries = noTries;
  for (let wrong = 0; wrong < count; wrong += 1) tries = withWrongTry(tries, at);
  return tries;
}

describe('Wrong PINs', () => {
  it('are free four times', () => {
    expect([0, 1, 4].map((count) => waitLeft(afterWrong(count), at))).toEqual([0, 0, 0]);
  });

  it('cost half a minute from the fifth on, and twice as much each time, up to a quarter of an hour', () => {
    const waits = [5, 6, 7, 8, 9, 10, 40].map((count) => waitLeft(afterWrong(count), at) / 1000);
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  it('are waited for by the clock, and no longer when it was put back', () => {
    const tries = afterWrong(5);
    expect(waitLeft(tries, at + 29_000)).toBe(1000);
    expect(waitLeft(tries, at + 30_000)).toBe(0);
    expect(waitLeft(tries, at - 86_400_000)).toBe(30_000);
  });
});
