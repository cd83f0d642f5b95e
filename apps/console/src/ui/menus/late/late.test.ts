import { afterEach, describe, expect, it, vi } from 'vitest';
import { late } from './late.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A part that is fetched when it is first wanted', () => {
  it('is fetched once, and is there from then on', async () => {
    let times = 0;
    const part = late(async () => ++times);
    expect(part.part).toBeNull();
    expect(await Promise.all([part.fetch(), part.fetch()])).toEqual([1, 1]);
    expect(part.part).toBe(1);
    expect(await part.fetch()).toBe(1);
  });

  it('is asked for again after it could not be fetched', async () => {
    let isOnline = false;
    const part = late(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return 'here';
    });
    await expect(part.fetch()).rejects.toThrow('Failed to fetch');
    expect(part.part).toBeNull();
    isOnline = true;
    expect(await part.fetch()).toBe('here');
  });

  it('is not asked for without a network, where the browser would remember that it failed', async () => {
    let times = 0;
    const part = late(async () => ++times);
    vi.stubGlobal('navigator', { onLine: false });
    await expect(part.fetch()).rejects.toThrow('No connection');
    expect(times).toBe(0);
    vi.stubGlobal('navigator', { onLine: true });
    expect(await part.fetch()).toBe(1);
  });
});
