import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { type OfferedPage, offerKeyOf } from '#api/wholesale/buying.ts';
import { makeCartStore } from '#screens/wholesale/buying/cart/cart-store.ts';
import type { SupplierCart } from '#screens/wholesale/buying/cart/use-cart.ts';
import { newId } from '#session/new-id.ts';

/** Nothing of it is kept: the order is placed, or it is gone. */
const keep = {
  items: { get: () => null, set: () => {} },
  changedAt: { get: () => null, set: () => {}, remove: () => {} },
};

/** What the staff puts together for a company. */
export function useAgentCart(customerId: string): SupplierCart {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const [store] = useState(() => makeCartStore({ keep, makeId: newId, now: () => new Date().toISOString() }));

  /** Also what was found by other words before. */
  async function reread(): Promise<void> {
    const queryKey = offerKeyOf(storeId, { customerId });
    await client.refetchQueries({ queryKey, type: 'all' });
    const read = client.getQueriesData<InfiniteData<OfferedPage>>({ queryKey });
    store.learn(read.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []));
  }

  return { store, isOnDeviceOnly: false, reread };
}
