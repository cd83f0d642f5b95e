/**
 * What does not fit a sale that was recorded after it had happened, with the sentence that is shown. It stands as it was rung
 * nevertheless: nobody can take a receipt back that a customer has in their hand.
 */
export const orderFlags = {
  price_differs: 'Sold at a different price from the current one.',
  tax_differs: 'Taxed at a different rate from the current one.',
  product_deleted: 'A product was deleted since.',
  product_inactive: 'A product was not active when this was recorded.',
  below_stock: 'More was sold than was in stock.',
  total_differs: 'The receipt shows a different total from its items. The difference is in the balance due.',
  over_credit_limit: 'The customer is over their credit limit.',
} as const;

export type OrderFlag = keyof typeof orderFlags;

/** All of them, in the order in which they are shown. */
export const orderFlagKinds = Object.keys(orderFlags) as readonly OrderFlag[];

/** What somebody without money is told of: the rest speaks of prices. */
const withoutMoney: ReadonlySet<OrderFlag> = new Set(['product_deleted', 'product_inactive', 'below_stock']);

/**
 * The flags that are shown, in their order.
 * @param flags as they are stored
 */
export function flagsShown(flags: readonly string[], { seesMoney }: { seesMoney: boolean }): OrderFlag[] {
  return orderFlagKinds.filter((flag) => flags.includes(flag) && (seesMoney || withoutMoney.has(flag)));
}
