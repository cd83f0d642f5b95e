/** An order as far as the watch looks at it. */
export interface WatchedOrder {
  id: string;
  test: boolean;
}

interface Watch<Order extends WatchedOrder> {
  /** The newest orders, the last one first. */
  read: () => Promise<readonly Order[]>;
  /** Once nothing that this tab has sent is on its way: an own order is known as such by then. */
  settled: () => Promise<unknown>;
  /** Made or changed in this tab. */
  isOwn: (order: Order) => boolean;
  /** The first comes first. */
  tell: (orders: readonly Order[]) => void;
}

/**
 * Tells of the orders that come after the watch has begun. `look` is called when orders have changed; looks that come while one
 * goes on become one more.
 */
export function watchNewOrders<Order extends WatchedOrder>({ read, settled, isOwn, tell }: Watch<Order>) {
  /** The orders of the last look, and whether they were test orders; null before the first look. */
  let known: { test: boolean; ids: ReadonlySet<string> } | null = null;
  let isLooking = false;
  let isDue = false;

  async function look(): Promise<void> {
    isDue = true;
    if (isLooking) return;
    isLooking = true;
    while (isDue) {
      isDue = false;
      await once().catch(() => {
        // Who cannot read them now is told with the next one.
      });
    }
    isLooking = false;
  }

  async function once(): Promise<void> {
    const orders = await read();
    await settled();
    const [newest] = orders;
    const before = known;
    if (!newest) {
      known ??= { test: false, ids: new Set() };
      return;
    }
    known = { test: newest.test, ids: new Set(orders.map(({ id }) => id)) };
    // In another mode the store lists other orders, which were there before.
    if (!before || (before.ids.size > 0 && before.test !== newest.test)) return;
    const come = orders.filter((order) => !before.ids.has(order.id) && !isOwn(order));
    if (come.length > 0) tell(come.toReversed());
  }

  return { look };
}
