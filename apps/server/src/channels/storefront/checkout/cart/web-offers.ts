import type { WebOffer } from '@sokoni/rules/storefront/web-cart';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import type { SellableRow } from '#sales/orders/line-queries.ts';
import { sellable } from '#sales/orders/order-lines.ts';
import { findAvailable } from '#stock/holds/find-available.ts';

export interface OffersAsked {
  variantIds: readonly string[];
  locationId: string;
  /** The checkout of who asks, whose stock is held for them; null without one. */
  checkoutId: string | null;
}

/** How variants are sold, and what is sold of them, both by their ids; what the store does not have is left out. */
export interface WebOffers {
  offers: ReadonlyMap<string, WebOffer>;
  sold: ReadonlyMap<string, SellableRow>;
}

/** How these variants are sold at a location at this moment. */
export async function webOffers(
  db: Db,
  storeId: string,
  { variantIds, locationId, checkoutId }: OffersAsked,
): Promise<WebOffers> {
  const wanted = variantIds.map((variant_id) => ({ variant_id }));
  const owner = checkoutId === null ? null : { kind: 'checkout' as const, id: checkoutId };
  const [sold, left] = await pipelined([
    sellable(db, storeId, wanted),
    findAvailable(db, storeId, { variantIds, locationId, owner }),
  ]);
  const available = new Map(left.map((row) => [row.variant_id, row.available]));
  const offers = new Map(
    [...sold].map(([id, { price, for_sale: forSale }]) => [
      id,
      { price, forSale, available: available.get(id) ?? null },
    ]),
  );
  return { offers, sold };
}
