import { describe, expect, it } from 'vitest';
import { type WatchedOrder, watchNewOrders } from './watch-new-orders.ts';

function aStore() {
  const orders: WatchedOrder[] = [];
  const told: string[][] = [];
  const own = new Set<string>();
  let test = false;
  let isDown = false;
  const watch = watchNewOrders({
    read: async () => {
      if (isDown) throw new Error('no network');
      return orders.filter((order) => order.test === test).toReversed();
    },
    settled: async () => {},
    isOwn: ({ id }) => own.has(id),
    tell: (come) => told.push(come.map(({ id }) => id)),
  });
  return {
    told,
    watch,
    own,
    place: (id: string) => orders.push({ id, test }),
    down: (is: boolean) => {
      isDown = is;
    },
    switchMode: () => {
      test = !test;
    },
  };
}

describe('New orders', () => {
  it('are told once each, the first one first; those that were there are not', async () => {
    const store = aStore();
    store.place('1001');
    await store.watch.look();
    expect(store.told).toEqual([]);
    store.place('1002');
    store.place('1003');
    await store.watch.look();
    await store.watch.look();
    expect(store.told).toEqual([['1002', '1003']]);
  });

  it('are told from the very first one on', async () => {
    const store = aStore();
    await store.watch.look();
    store.place('1001');
    await store.watch.look();
    expect(store.told).toEqual([['1001']]);
  });

  it('are not told when they were made here, nor when the store goes from test to live', async () => {
    const store = aStore();
    store.place('1001');
    await store.watch.look();
    store.own.add('1002');
    store.place('1002');
    await store.watch.look();
    store.switchMode();
    store.place('1001');
    await store.watch.look();
    expect(store.told).toEqual([]);
    store.place('1002');
    store.own.clear();
    await store.watch.look();
    expect(store.told).toEqual([['1002']]);
  });

  it('that could not be read are told with the next look', async () => {
    const store = aStore();
    await store.watch.look();
    store.down(true);
    store.place('1001');
    await store.watch.look();
    store.down(false);
    await Promise.all([store.watch.look(), store.watch.look()]);
    expect(store.told).toEqual([['1001']]);
  });
});
