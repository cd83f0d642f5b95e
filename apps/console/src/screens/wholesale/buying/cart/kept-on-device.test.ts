import { beforeEach, describe, expect, it } from 'vitest';
import { isWholesaleCartKey, storage } from '#session/storage.ts';
import { keptOnDevice } from './kept-on-device.ts';

const supplierId = 'supplier-9';

beforeEach(() => {
  storage.wholesaleCart(supplierId).remove();
  storage.wholesaleCartTime(supplierId).remove();
  storage.wholesaleCartStore(supplierId).remove();
});

describe('the cart on the device', () => {
  it('is read by the tabs of its store alone', () => {
    const [mine, other] = [keptOnDevice('store-1', supplierId), keptOnDevice('store-2', supplierId)];
    mine.items.set([{ id: 'a' }]);
    mine.changedAt.set('2026-03-01T10:00:00.000Z');
    expect([other.items.get(), other.changedAt.get()]).toEqual([null, null]);
    expect(keptOnDevice('store-1', supplierId).items.get()).toEqual([{ id: 'a' }]);
    other.items.set([{ id: 'b' }]);
    other.changedAt.set('2026-03-01T11:00:00.000Z');
    mine.changedAt.set('2026-03-01T12:00:00.000Z');
    mine.changedAt.remove();
    expect([mine.items.get(), other.changedAt.get()]).toEqual([null, '2026-03-01T11:00:00.000Z']);
  });

  it('is that of whoever opens it where nothing says whose it is', () => {
    storage.wholesaleCart(supplierId).set([{ id: 'a' }]);
    expect(keptOnDevice('store-1', supplierId).items.get()).toEqual([{ id: 'a' }]);
  });

  it('goes with the other carts', () => {
    expect(isWholesaleCartKey(storage.wholesaleCartStore(supplierId).key)).toBe(true);
  });
});
