import { allows } from '@sokoni/rules/access/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { LiveChange } from '#api/live/follow-store.ts';
import { isOwnOrder, newestOrders } from '#api/sales/orders.ts';
import type { OrderRow } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { storage } from '#session/storage.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { chime, wakeChime } from './chime.ts';
import { watchNewOrders } from './watch-new-orders.ts';

/**
 * Says, and lets sound where that is wished, that an order has come: to who sees all sales of the store and what they bring.
 * @returns what is to be told of every change in the store
 */
export function useNewOrders(storeId: string): (changes: readonly LiveChange[]) => void {
  const isTold = useSession((session) => allows(rolesHere(session), 'seeAllSales'));
  const client = useQueryClient();
  const navigate = useNavigate();
  const watch = useRef<ReturnType<typeof watchNewOrders> | null>(null);

  const tell = useEffectEvent((orders: readonly OrderRow[]) => {
    const [first] = orders;
    if (!first) return;
    const isOne = orders.length === 1;
    toast.info(isOne ? newOrderText(first) : sayStoreFrame('newOrder.several', { count: orders.length }), {
      action: {
        label: sayStoreFrame('newOrder.open'),
        onAction: () => navigate(isOne ? paths.order(first.id) : paths.orders),
      },
    });
    if (storage.orderSound.get()) chime();
  });

  useEffect(() => {
    if (!isTold) return;
    const watching = watchNewOrders<OrderRow>({
      read: () => newestOrders(storeId),
      settled: () => settled(client),
      // What is sold at a counter is no news there, nor anywhere else.
      isOwn: ({ id, channel }) => channel === 'in_person' || isOwnOrder(id),
      tell: (orders) => tell(orders),
    });
    watch.current = watching;
    void watching.look();
    return () => {
      watch.current = null;
    };
  }, [isTold, storeId, client]);

  // What was switched on before the page was loaded waits for the first touch.
  useEffect(() => {
    const wake = () => {
      if (storage.orderSound.get()) wakeChime();
    };
    addEventListener('pointerdown', wake, { once: true });
    addEventListener('keydown', wake, { once: true });
    return () => {
      removeEventListener('pointerdown', wake);
      removeEventListener('keydown', wake);
    };
  }, []);

  return useCallback((changes) => {
    if (changes.some(({ subject }) => subject === 'order')) void watch.current?.look();
  }, []);
}

function newOrderText({ number, customer }: OrderRow): string {
  const values = { number: number ?? '' };
  if (!customer) return sayStoreFrame('newOrder.one', values);
  return sayStoreFrame('newOrder.from', { ...values, customer: customer.name });
}

/** When nothing that this tab has sent is without its answer. */
function settled(client: ReturnType<typeof useQueryClient>): Promise<void> {
  return new Promise((done) => {
    const stop = client.getMutationCache().subscribe(look);
    function look(): void {
      if (client.isMutating() > 0) return;
      stop();
      done();
    }
    look();
  });
}
