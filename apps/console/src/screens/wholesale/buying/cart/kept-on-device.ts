import { storage } from '#session/storage.ts';
import type { CartKeep } from './cart-store.ts';

/** Where the device keeps the cart of a store at a supplier, or for a company. What a tab keeps there for another store is not read. */
export function keptOnDevice(storeId: string, supplierId: string): CartKeep {
  const items = storage.wholesaleCart(supplierId);
  const time = storage.wholesaleCartTime(supplierId);
  const owner = storage.wholesaleCartStore(supplierId);
  const isOurs = () => (owner.get() ?? storeId) === storeId;
  return {
    items: {
      get: () => (isOurs() ? items.get() : null),
      set(lines) {
        owner.set(storeId);
        items.set(lines);
      },
    },
    changedAt: {
      get: () => (isOurs() ? time.get() : null),
      set: (at) => {
        if (isOurs()) time.set(at);
      },
      remove: () => {
        if (isOurs()) time.remove();
      },
    },
  };
}

/** Calls back when another tab may have changed the cart; answers how to stop. */
export function watchDevice(supplierId: string, onChange: () => void): () => void {
  const { key } = storage.wholesaleCartTime(supplierId);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) onChange();
  };
  // A page that comes back from the browser's page cache heard nothing while it was away.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
