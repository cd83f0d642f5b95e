import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { keys } from './keys.ts';
import { createQueryClient, retryDelay, shouldRetryRead } from './query-client.ts';

const answered = (status: number, retryAfter?: number) => new ApiError('x', { status, data: {}, retryAfter });

describe('reads are tried again', () => {
  it.each([
    [new ApiError('Network Error'), true],
    [answered(500), true],
    [answered(503), true],
    [answered(501), false],
    [answered(400), false],
    [answered(401), false],
    [answered(404), false],
    [answered(429), false],
    [new Error('a mistake in the console'), false],
  ])('%o: %s', (error, again) => {
    expect(shouldRetryRead(0, error)).toBe(again);
  });

  it('three times, then the screen says what happened', () => {
    expect([0, 1, 2, 3].map((failures) => shouldRetryRead(failures, answered(500)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('never without a network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(shouldRetryRead(0, new ApiError('Network Error'))).toBe(false);
    vi.unstubAllGlobals();
  });

  it('after 1, 2 and 4 seconds, or when the server asked for it', () => {
    expect([0, 1, 2].map((failures) => retryDelay(failures, answered(500)))).toEqual([1000, 2000, 4000]);
    expect(retryDelay(0, answered(503, 7))).toBe(7000);
    expect(retryDelay(0, answered(503, 900))).toBe(30_000);
  });
});

describe('a store that is closed, or that one was taken out of', () => {
  it.each([
    ['not_found', 404, true],
    ['store_closed', 409, true],
    ['not_allowed', 403, false],
    ['internal', 500, false],
  ])('after %s (%i) the stores are read again: %s', async (error, status, again) => {
    const client = createQueryClient();
    client.setQueryData(keys.start, { stores: [] });
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new ApiError('x', { status, data: { error } })),
    });
    await mutation.execute(undefined).catch(() => undefined);
    expect(client.getQueryState(keys.start)?.isInvalidated).toBe(again);
  });
});

describe('when the network is back', () => {
  it.each([
    ['what failed is read again', true, 2],
    ['what is there stays', false, 1],
  ])('%s', async (_, fails, reads) => {
    const client = createQueryClient();
    client.mount();
    const read = vi.fn(async () => 'rows');
    if (fails) read.mockRejectedValueOnce(answered(422));
    const observer = new QueryObserver(client, { queryKey: keys.start, queryFn: read });
    const leave = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetched).toBe(true));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('rows'));
    expect(read).toHaveBeenCalledTimes(reads);
    leave();
    client.unmount();
  });
});
