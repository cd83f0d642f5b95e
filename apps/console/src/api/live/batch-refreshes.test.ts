import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#api/client/keys.ts';
import { makeRefreshRounds } from './batch-refreshes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts how often a query that is looked at is read; each read takes so long. */
function shown(client: QueryClient, queryKey: QueryKey, takesMs = 0) {
  const reads = { begun: 0, ended: 0 };
  const queryFn = async () => {
    reads.begun += 1;
    await new Promise((done) => setTimeout(done, takesMs));
    reads.ended += 1;
    return reads.begun;
  };
  new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000, initialData: 0 }).subscribe(() => {});
  return reads;
}

describe('Live updates, what is read anew and how often', () => {
  it('reads a list at once, and no more than once a second however much changes', async () => {
    const client = new QueryClient();
    const list = shown(client, [...keys.products('s'), 'page', {}]);
    const rounds = makeRefreshRounds(client, 's');
    for (let index = 0; index < 500; index += 1) {
      rounds.add([{ subject: 'product', ids: [`p${index}`] }]);
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(3_000);
    expect(list.begun).toBeGreaterThanOrEqual(5);
    expect(list.begun).toBeLessThanOrEqual(7);
  });

  it('lets a slow read come to its end, and reads once more what changed meanwhile', async () => {
    const client = new QueryClient();
    const list = shown(client, keys.products('s'), 2_500);
    const rounds = makeRefreshRounds(client, 's');
    for (let index = 0; index < 40; index += 1) {
      rounds.add([{ subject: 'stock', ids: ['p'] }]);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(list.begun).toBe(list.ended);
    expect(list.begun).toBe(3);
  });

  it('does a first read once more that was on its way when something changed', async () => {
    const client = new QueryClient();
    let modules = 'inventory';
    const queryKey = keys.modules('s');
    const queryFn = async () => {
      const read = modules;
      await new Promise((done) => setTimeout(done, 2_000));
      return read;
    };
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(1_000);
    modules = 'none';
    makeRefreshRounds(client, 's').add([{ subject: 'module', ids: [] }]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(client.getQueryData(queryKey)).toBe('none');
  });

  it('leaves a first read that fails to say so, and does not begin it again', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let reads = 0;
    const queryKey = keys.staff('s');
    const queryFn = async () => {
      reads += 1;
      await new Promise((done) => setTimeout(done, 2_000));
      throw new Error('Wait a little.');
    };
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
    makeRefreshRounds(client, 's').add([{ subject: 'staff', ids: [] }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads).toBe(1);
    expect(client.getQueryState(queryKey)?.error?.message).toBe('Wait a little.');
  });

  it('reads what is shown of the thing that changed, and nothing of another one or another store', async () => {
    const client = new QueryClient();
    const one = shown(client, [...keys.product('s', 'one'), 'stock']);
    const other = shown(client, keys.product('s', 'other'));
    const strange = shown(client, keys.product('t', 'one'));
    const rounds = makeRefreshRounds(client, 's');
    rounds.add([{ subject: 'stock', ids: ['one'] }]);
    await vi.advanceTimersByTimeAsync(0);
    expect([one.begun, other.begun, strange.begun]).toEqual([1, 0, 0]);
    rounds.add([{ subject: 'product', ids: [] }]);
    rounds.add([{ subject: 'product', ids: ['one'] }]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([one.begun, other.begun, strange.begun]).toEqual([2, 1, 0]);
  });

  it('leaves alone the lines of a spreadsheet, and what shows no goods', async () => {
    const client = new QueryClient();
    const sheet = shown(client, [...keys.variantCells('s'), {}]);
    const staff = shown(client, keys.staff('s'));
    const rounds = makeRefreshRounds(client, 's');
    rounds.add([{ subject: 'product', ids: [] }]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([sheet.begun, staff.begun]).toEqual([0, 0]);
    rounds.add([
      { subject: 'category', ids: ['c'] },
      { subject: 'staff', ids: [] },
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect([sheet.begun, staff.begun]).toEqual([0, 1]);
  });
});
