/**
 * What does not fit a sale that was recorded after it had happened, in the order in which it is shown. It stands as it was rung
 * nevertheless: nobody can take a receipt back that a customer has in their hand.
 */
export const orderFlagKinds = [
  'price_differs',
  'tax_differs',
  'product_deleted',
  'product_inactive',
  'below_stock',
  'total_differs',
  'over_credit_limit',
  'not_approved',
  'discount_differs',
  'customer_deleted',
  'staff_removed',
  'location_closed',
  'clock_differs',
  'after_close',
  'parked_sold_twice',
  'overpaid',
] as const;

export type OrderFlag = (typeof orderFlagKinds)[number];

/** What somebody without money is told of: the rest speaks of prices. */
const withoutMoney: ReadonlySet<OrderFlag> = new Set([
  'product_deleted',
  'product_inactive',
  'below_stock',
  'customer_deleted',
  'location_closed',
]);

/**
 * The flags that are shown, in their order.
 * @param flags as they are stored
 */
export function flagsShown(flags: readonly string[], { seesMoney }: { seesMoney: boolean }): OrderFlag[] {
  return orderFlagKinds.filter((flag) => flags.includes(flag) && (seesMoney || withoutMoney.has(flag)));
}
