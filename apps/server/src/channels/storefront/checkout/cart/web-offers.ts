import type { WebOffer } from '@sokoni/rules/storefront/web-cart';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { sellable } from '#sales/orders/order-lines.ts';
import { findAvailable } from '#stock/holds/find-available.ts';

export interface OffersAsked {
  variantIds: readonly string[];
  locationId: string;
  /** The checkout of who asks, whose stock is held for them; null without one. */
  checkoutId: string | null;
}

/** How these variants are sold at a location at this moment, by their ids; what the store does not have is left out. */
export async function webOffers(
  db: Db,
  storeId: string,
  { variantIds, locationId, checkoutId }: OffersAsked,
): Promise<ReadonlyMap<string, WebOffer & { title: string; variantName: string; productId: string }>> {
  const wanted = variantIds.map((variant_id) => ({
    variant_id,
    quantity: 1,
    discount: 0,
    exempt_vat: false,
  }));
  const owner = checkoutId === null ? null : { kind: 'checkout' as const, id: checkoutId };
  const [sold, left] = await pipelined([
    sellable(db, storeId, wanted),
    findAvailable(db, storeId, { variantIds, locationId, owner }),
  ]);
  const available = new Map(left.map((row) => [row.variant_id, row.available]));
  return new Map(
    [...sold].map(([id, row]) => [
      id,
      {
        price: row.price,
        forSale: row.for_sale,
        available: available.get(id) ?? null,
        title: row.title,
        variantName: row.variant_name,
        productId: row.product_id,
      },
    ]),
  );
}
