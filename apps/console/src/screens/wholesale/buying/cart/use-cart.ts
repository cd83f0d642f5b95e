import type { WholesaleCart } from '@sokoni/rules/cart/wholesale-cart';
import { type CartFigures, type CartTerms, cartFigures } from '@sokoni/rules/wholesale/cart-figures';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { keepCart, useKeptCart } from '#api/wholesale/buying.ts';
import { newId } from '#session/new-id.ts';
import { getSession } from '#session/session.ts';
import { type CartState, type CartStore, isUnsaved, makeCartStore } from './cart-store.ts';
import { keptOnDevice, watchDevice } from './kept-on-device.ts';

/** So long after the last change the server is told. */
const pauseMs = 800;

/** The cart of a store at a supplier, or for a company, as this device keeps it (SPEC section 4). */
export function openCart(storeId: string, supplierId: string): CartStore {
  return makeCartStore({
    keep: keptOnDevice(storeId, supplierId),
    makeId: newId,
    now: () => new Date().toISOString(),
  });
}

export function cartLines(items: WholesaleCart, gone: ReadonlySet<string>) {
  return items
    .filter(({ variant_id }) => !gone.has(variant_id))
    .map(({ variant_id, quantity }) => ({ variant_id, quantity }));
}

export interface SupplierCart {
  store: CartStore;
  /** What the server keeps is known, or cannot be had: until then an empty cart may not be empty. */
  isKnown: boolean;
  /** The server could not be told of the last change. */
  isOnDeviceOnly: boolean;
  /** Asks the server once more how the lines are now. */
  reread: () => Promise<unknown>;
}

/** The cart at a supplier, settled with the one that the server keeps, which is told of each change. */
export function useSupplierCart(supplierId: string): SupplierCart {
  const storeId = useActiveStoreId();
  const [store] = useState(() => openCart(storeId, supplierId));
  const [isOnDeviceOnly, setIsOnDeviceOnly] = useState(false);
  const { data, isError, refetch } = useKeptCart(supplierId);
  const items = useCart(store, (state) => state.items);
  const changedAt = useCart(store, (state) => state.changedAt);

  // Before it is painted: what is known is shown, and not an empty cart first.
  useLayoutEffect(() => {
    if (data) store.settle(data);
  }, [data, store]);

  useEffect(() => watchDevice(supplierId, store.follow), [supplierId, store]);

  async function save(): Promise<void> {
    const { items: sent, gone } = store.get();
    try {
      store.kept(sent, await keepCart(storeId, supplierId, cartLines(sent, gone)));
      setIsOnDeviceOnly(false);
    } catch {
      setIsOnDeviceOnly(true);
    }
  }

  const tell = useEffectEvent(() => {
    store.follow();
    // What belongs to a store that was left is not written into the next one.
    if (isUnsaved(store.get()) && getSession().activeStore?.id === storeId) void save();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is told, once the changing rests
  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(tell, pauseMs);
    return () => clearTimeout(timer);
  }, [data, items, changedAt]);
  useEffect(() => () => tell(), []);

  return {
    store,
    isKnown: data !== undefined || isError,
    isOnDeviceOnly,
    reread: () => refetch({ throwOnError: true }),
  };
}

/** A part of the cart in a component; `select` must answer something kept in it or a plain value. */
export function useCart<T>(store: CartStore, select: (state: CartState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** What the cart comes to at these terms, and what stands against ordering it. */
export function useCartFigures(store: CartStore, terms: CartTerms): CartFigures {
  return cartFigures(
    useCart(store, (state) => state),
    terms,
  );
}
