import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { isSameList, type ListPage, listQuery, listState } from './use-list.ts';

function clientWithoutRetries() {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
}

/** Resolves when the observer shows what is looked for. */
function until<Data>(observer: QueryObserver<ListPage<Data>>, isReached: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = observer.subscribe(() => {
      if (!isReached()) return;
      stop();
      resolve();
    });
  });
}

describe('SPEC 4: Generic list fetch', () => {
  it('cancels on leave', () => {
    let seen: AbortSignal | undefined;
    const load = (signal: AbortSignal) => {
      seen = signal;
      return new Promise<never>(() => {});
    };
    const leave = new QueryObserver(
      clientWithoutRetries(),
      listQuery({ key: ['store', 's1', 'staff'], load }),
    ).subscribe(() => {});
    expect(seen?.aborted).toBe(false);
    leave();
    expect(seen?.aborted).toBe(true);
  });

  it('reloads on update', async () => {
    const client = clientWithoutRetries();
    let loads = 0;
    const load = async () => ({ items: [++loads], total: 1 });
    const observer = new QueryObserver(
      client,
      listQuery({ key: ['store', 's1', 'staff', { page: 1 }], load }),
    );
    const leave = observer.subscribe(() => {});
    await until(observer, () => observer.getCurrentResult().data?.items[0] === 1);
    await client.invalidateQueries({ queryKey: ['store', 's1'] });
    expect(observer.getCurrentResult().data?.items).toEqual([2]);
    leave();
  });

  it('on error sets the error text and empties the list', () => {
    const known = { items: ['a'], total: 1 };
    const failure = new ApiError('own', { status: 500, data: { message: 'It broke.' } });
    expect(listState(known, null)).toEqual({ items: ['a'], total: 1, error: null });
    expect(listState(known, failure)).toEqual({ items: [], total: 0, error: 'It broke.' });
    expect(listState(known, new Error('Network Error')).error).toBe('Network Error');
    expect(listState(undefined, null)).toEqual({ items: [], total: 0, error: null });
  });

  it('shows the page before while the next one comes, never that of another store', async () => {
    const client = clientWithoutRetries();
    const load = async () => ({ items: ['of store 1'], total: 1 });
    const never = () => new Promise<never>(() => {});
    const observer = new QueryObserver(
      client,
      listQuery({ key: ['store', 's1', 'staff', { page: 1 }], load }),
    );
    const leave = observer.subscribe(() => {});
    await until(observer, () => observer.getCurrentResult().isSuccess);
    observer.setOptions(listQuery({ key: ['store', 's1', 'staff', { page: 2 }], load: never }));
    expect(observer.getCurrentResult().data?.items).toEqual(['of store 1']);
    observer.setOptions(listQuery({ key: ['store', 's2', 'staff', { page: 1 }], load: never }));
    expect(observer.getCurrentResult().data).toBeUndefined();
    leave();
  });
});

describe('the rows before', () => {
  const orders = (query: object, storeId = 's1') => ['store', storeId, 'orders', 'page', query];
  const now = { page: 1, limit: 10, sort: '-number', status: ['paid'] };

  it.each([
    ['another page', { ...now, page: 2 }, true],
    ['another order of them', { ...now, sort: 'total' }, true],
    ['other words, while they are typed', { ...now, search: 'rice' }, true],
    ['another filter', { ...now, status: ['cancelled'] }, false],
    ['no filter', { page: 1, limit: 10 }, false],
  ])('stay for the same list: %s, %#', (_, query, stay) => {
    expect(isSameList(orders(now), orders(query))).toBe(stay);
  });

  it('never stay for another store or another kind of list', () => {
    expect(isSameList(orders(now), orders(now, 's2'))).toBe(false);
    expect(isSameList(['store', 's1', 'drafts', 'page', now], orders(now))).toBe(false);
    expect(isSameList(undefined, orders(now))).toBe(false);
  });
});
