import { lineProblem } from '@sokoni/rules/wholesale/cart-line';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CartAnswer, OfferedProduct } from '#api/wholesale/buying.ts';
import { addUnits } from './cart-items.ts';
import { type CartKeep, isUnsaved, makeCartStore } from './cart-store.ts';

const basin: OfferedProduct = {
  id: 'basin',
  title: 'Basin',
  images: [],
  price: 1000,
  pricing: { on_sales: false, sales_price: 0, current_price: 1000 },
  exempt_vat: false,
  tax_percent: null,
  inventory: { track_quantity: true },
  variant_id: 'basin-1',
  sku: 'BAS',
  breaks: [],
  variant_combinations: [],
  quantity: 40,
  minimum_quantity: 12,
  quantity_step: 6,
  case_quantity: 24,
};

const combination = (name: string, quantity: number, active = true) => ({
  name,
  active,
  quantity,
  track_quantity: true,
  on_sales: false,
  sales_price: 0,
  current_price: 1000,
  variant_id: `dress-${name}`,
  sku: '',
  breaks: [],
});

const dress: OfferedProduct = {
  ...basin,
  id: 'dress',
  title: 'Dress',
  variant_id: 'dress-Red/S',
  minimum_quantity: 1,
  quantity_step: 1,
  variant_combinations: [combination('Red/S', 3), combination('Red/M', 3, false)],
};

const kept = (
  quantity: number,
  updated_at: string | null,
  product: OfferedProduct | null = basin,
): CartAnswer => ({
  lines: quantity === 0 ? [] : [{ variant_id: 'basin-1', quantity, product }],
  updated_at,
});

let device: { items: unknown[] | null; time: string | null };
let clock: string;
let ids: number;

function open() {
  const keep: CartKeep = {
    items: { get: () => device.items, set: (items) => void Object.assign(device, { items }) },
    changedAt: {
      get: () => device.time,
      set: (time) => void Object.assign(device, { time }),
      remove: () => void Object.assign(device, { time: null }),
    },
  };
  return makeCartStore({ keep, makeId: () => `item-${++ids}`, now: () => clock });
}

beforeEach(() => {
  device = { items: null, time: null };
  ids = 0;
  clock = '2026-03-01T10:00:00.000Z';
});

const quantities = (store: ReturnType<typeof open>) => store.get().items.map(({ quantity }) => quantity);

describe('what is put into the cart', () => {
  it('adds units by the rules of the cart: all of them, or none and why', () => {
    const choice = { product: dress, combination: 'Red/S' };
    const three = addUnits([], choice, 3, 'a');
    expect(three).toMatchObject({ ok: true, cart: [{ quantity: 3, variants: ['Red', 'S'] }] });
    expect(addUnits([], choice, 4, 'a')).toEqual({ ok: false, reason: 'quantity_unavailable' });
    expect(addUnits([], { product: dress, combination: 'Red/M' }, 1, 'a')).toEqual({
      ok: false,
      reason: 'variant_unavailable',
    });
    expect(addUnits([], { product: dress, combination: 'Blue/S' }, 1, 'a')).toEqual({
      ok: false,
      reason: 'combination_not_found',
    });
  });

  it('is on the device with each change, and there again when the supplier is opened', () => {
    const store = open();
    store.add({ product: basin, combination: null }, 24);
    store.addMore('item-1', 1);
    store.decrease('item-1');
    expect(quantities(open())).toEqual([24]);
    store.remove('item-1');
    expect(quantities(open())).toEqual([]);
  });

  it('leaves what is no item of a cart where it lies', () => {
    device.items = [null, { id: 'x' }, 'text'];
    expect(quantities(open())).toEqual([]);
  });
});

describe('a cart on two devices', () => {
  it('takes that of the server where it was changed later, and tells the server otherwise', () => {
    const store = open();
    store.add({ product: basin, combination: null }, 12);
    store.settle(kept(36, '2026-03-01T09:00:00.000Z'));
    expect([quantities(store), isUnsaved(store.get())]).toEqual([[12], true]);
    store.settle(kept(36, '2026-03-01T11:00:00.000Z'));
    expect([quantities(store), isUnsaved(store.get())]).toEqual([[36], false]);
    expect(quantities(open())).toEqual([36]);
  });

  it('is the server’s where the device has none, the device’s where the server has none', () => {
    const store = open();
    store.settle(kept(0, null));
    expect([quantities(store), isUnsaved(store.get())]).toEqual([[], false]);
    store.settle(kept(18, '2026-03-01T09:00:00.000Z'));
    expect([quantities(store), isUnsaved(store.get())]).toEqual([[18], false]);
    store.settle(kept(0, null));
    expect([quantities(store), isUnsaved(store.get())]).toEqual([[18], true]);
  });

  it('is saved as of when the server kept it, unless it has been changed meanwhile', () => {
    const store = open();
    store.add({ product: basin, combination: null }, 12);
    const sent = store.get().items;
    store.kept(sent, kept(12, '2026-03-01T09:59:00.000Z'));
    expect(store.get().changedAt).toBe('2026-03-01T09:59:00.000Z');
    clock = '2026-03-01T10:05:00.000Z';
    store.addMore('item-1', 6);
    store.kept(sent, kept(12, '2026-03-01T10:04:00.000Z'));
    expect([store.get().changedAt, isUnsaved(store.get())]).toEqual([clock, true]);
  });
});

describe('a cart in two tabs', () => {
  const plain = { product: basin, combination: null };
  const red = { product: dress, combination: 'Red/S' };
  const later = () => {
    clock = new Date(Date.parse(clock) + 1000).toISOString();
  };

  it('takes what either adds', () => {
    const [one, two] = [open(), open()];
    one.add(plain, 12);
    later();
    two.add(red, 2);
    expect(quantities(two)).toEqual([12, 2]);
    expect(quantities(open())).toEqual([12, 2]);
    one.follow();
    expect(quantities(one)).toEqual([12, 2]);
    later();
    one.add(plain, 6);
    expect(quantities(open())).toEqual([18, 2]);
  });

  it('loses nothing where the other only hears of prices, or of what the server keeps', () => {
    const [one, two] = [open(), open()];
    two.add(red, 2);
    const sent = two.get().items;
    later();
    one.add(plain, 12);
    two.learn([{ ...dress, title: 'Summer dress' }]);
    expect(quantities(open())).toEqual([2, 12]);
    two.kept(sent, kept(0, '2026-03-01T10:00:00.500Z'));
    expect([quantities(two), isUnsaved(two.get())]).toEqual([[2, 12], true]);
    one.settle(kept(0, '2026-03-01T10:00:00.500Z'));
    expect([quantities(open()), isUnsaved(one.get())]).toEqual([[2, 12], true]);
  });

  it('is told to the server by the tab that changed it', () => {
    const [one, two] = [open(), open()];
    one.add(plain, 12);
    two.follow();
    expect([isUnsaved(one.get()), isUnsaved(two.get())]).toEqual([true, false]);
    one.kept(one.get().items, kept(12, '2026-03-01T10:00:03.000Z'));
    two.follow();
    expect([isUnsaved(one.get()), isUnsaved(two.get())]).toEqual([false, false]);
  });

  it('is empty in both once it was ordered in one', () => {
    const [one, two] = [open(), open()];
    one.add(plain, 12);
    two.follow();
    later();
    one.empty();
    two.follow();
    expect(quantities(two)).toEqual([]);
  });

  it('stays as it is where the device has lost its own', () => {
    const store = open();
    store.add(plain, 12);
    device = { items: null, time: null };
    store.follow();
    expect(quantities(store)).toEqual([12]);
  });
});

describe('what has changed since', () => {
  it('follows the prices of the server and says what one cost before', () => {
    const store = open();
    store.add({ product: basin, combination: null }, 12);
    const dearer = { ...basin, pricing: { ...basin.pricing, current_price: 1200 } };
    store.settle(kept(12, null, dearer));
    expect(store.get().items[0]?.pricing.current_price).toBe(1200);
    expect([...store.get().before]).toEqual([['basin-1', 1000]]);
    store.dismissNews();
    expect(store.get().before.size).toBe(0);
  });

  it('marks what is no longer offered, until it is offered again', () => {
    const store = open();
    store.add({ product: basin, combination: null }, 12);
    store.settle(kept(12, null, null));
    expect([...store.get().gone]).toEqual(['basin-1']);
    store.learn([basin]);
    expect(store.get().gone.size).toBe(0);
  });

  it('leaves out lines of another device of which nothing is known', () => {
    const store = open();
    store.settle(kept(12, '2026-03-01T11:00:00.000Z', null));
    expect([quantities(store), store.get().dropped]).toEqual([[], 1]);
  });
});

describe('why a line cannot be ordered', () => {
  const problemOf = (quantity: number, product: OfferedProduct = basin) => {
    const added = addUnits([], { product, combination: null }, quantity, 'a');
    const [item] = added.ok ? added.cart : [];
    return item && lineProblem(item, product, false);
  };

  it('offers the next quantity that can be ordered', () => {
    expect(problemOf(5)).toMatchObject({ kind: 'below_minimum', take: 12 });
    expect(problemOf(13)).toMatchObject({ kind: 'not_a_multiple', take: 18 });
    expect(problemOf(36)).toBeNull();
  });

  it('offers what is there where more is wanted, and nothing where that is too little', () => {
    expect(problemOf(42)).toMatchObject({ kind: 'short', take: 36, available: 40 });
    expect(problemOf(12, { ...basin, quantity: 11 })).toMatchObject({
      kind: 'short',
      take: null,
      available: 11,
    });
  });

  it('does not count what nobody counts', () => {
    expect(problemOf(42, { ...basin, quantity: 0, inventory: { track_quantity: false } })).toBeNull();
  });
});
