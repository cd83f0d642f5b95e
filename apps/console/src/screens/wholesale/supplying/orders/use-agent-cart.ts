import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { readOfferedVariants } from '#api/wholesale/agent-orders.ts';
import { offerKeyOf } from '#api/wholesale/buying.ts';
import { watchDevice } from '#screens/wholesale/buying/cart/kept-on-device.ts';
import { openCart, type SupplierCart } from '#screens/wholesale/buying/cart/use-cart.ts';

/** What the staff puts together for a company: kept on the device until it is placed. */
export function useAgentCart(customerId: string): SupplierCart {
  const storeId = useActiveStoreId();
  const client = useQueryClient();
  const name = `company_${customerId}`;
  const [store] = useState(() => openCart(storeId, name));

  useEffect(() => watchDevice(name, store.follow), [name, store]);

  /** The lines as they are offered now, also those whose products are not on the page. */
  async function readLines(): Promise<void> {
    const ids = store.get().items.map(({ variant_id }) => variant_id);
    if (ids.length > 0) store.learnLines(await readOfferedVariants(storeId, customerId, ids));
  }

  const readKept = useEffectEvent(() => {
    // What cannot be read now is refused when the order is placed, and read again then.
    readLines().catch(() => {});
  });
  useEffect(() => readKept(), []);

  async function reread(): Promise<void> {
    const queryKey = offerKeyOf(storeId, { customerId });
    await Promise.all([readLines(), client.invalidateQueries({ queryKey })]);
  }

  return { store, isKnown: true, isOnDeviceOnly: false, reread };
}
