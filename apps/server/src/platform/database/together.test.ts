import { describe, expect, it } from 'vitest';
import { together } from './together.ts';

describe('together', () => {
  it('answers each in its place', async () => {
    expect(await together([Promise.resolve(1), 'two', Promise.resolve([3])])).toEqual([1, 'two', [3]]);
  });

  it('fails with the first failure, once all have ended', async () => {
    let isEnded = false;
    const slow = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      isEnded = true;
    });
    await expect(
      together([Promise.reject(new Error('first')), slow, Promise.reject(new Error('second'))]),
    ).rejects.toThrow('first');
    expect(isEnded).toBe(true);
  });
});
