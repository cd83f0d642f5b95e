import type { Db } from '#core/database/access/transaction.ts';
import { addressOrder } from '#sales/orders/address-order.ts';
import { placeOfArrival } from '#stock/locations/locations.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import type { Sale } from './sell-to-company.ts';

/** Where the buyer's store takes goods in, as it stands on the supplier's order. */
interface Arrival {
  title: string;
  recipient: string;
  line1: string;
  city: string;
  region: string;
  country: string;
  phone: string;
}

/**
 * The location that is named, or the first one. Read in the buyer's store.
 * @throws DomainError `not_found`
 */
export async function placeInBuyersStore(
  db: Db,
  buyerStoreId: string,
  locationId: string | undefined,
): Promise<Arrival> {
  const place = await placeOfArrival(db, buyerStoreId, locationId);
  const inbox = await storeInbox(db, buyerStoreId);
  const { name: title, address: line1, city, region, country, phone } = place;
  return { title, recipient: inbox?.store ?? '', line1, city, region, country, phone };
}

/** Writes it on the sale, in the supplier's store. */
export async function noteArrival(db: Db, { agreement, orderId }: Sale, arrival: Arrival): Promise<void> {
  await addressOrder(db, { store_id: agreement.store_id, order_id: orderId, ...arrival });
}
