import { describe, expect, it } from 'vitest';
import { pipelined } from './pipelined.ts';

describe('pipelined', () => {
  it('answers each in its place', async () => {
    expect(await pipelined([Promise.resolve(1), 'two', Promise.resolve([3])])).toEqual([1, 'two', [3]]);
  });

  it('fails with the first failure, once all have ended', async () => {
    let isEnded = false;
    const slow = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      isEnded = true;
    });
    await expect(
      pipelined([Promise.reject(new Error('first')), slow, Promise.reject(new Error('second'))]),
    ).rejects.toThrow('first');
    expect(isEnded).toBe(true);
  });
});
