import type { FollowedOrder } from '@sokoni/themes/visitor-pages.ts';
import type { WordsOf } from '#channels/storefront/translations/words-in-language.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { readPickup } from '#sales/delivery/save-pickup.ts';
import type { readOrder } from '#sales/orders/order-view.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';

type Order = Pick<Awaited<ReturnType<typeof readOrder>>, 'delivery' | 'location' | 'state'>;

/**
 * Where and when an order is collected, as the store says it now. The place is the one that the buyer chose; where it is called
 * otherwise by now, or is closed, it is where the order lies.
 * @param wordsOf of delivery, in the language of who reads
 */
export async function readCollecting(
  db: Db,
  storeId: string,
  { delivery, location, state }: Order,
  wordsOf: WordsOf,
): Promise<FollowedOrder['collecting']> {
  if (!delivery?.collected || state === 'cancelled') return null;
  const places = await readPickup(db, storeId);
  const place =
    places.find(({ name }) => name === delivery.title) ??
    places.find(({ location_id }) => location_id === location.id);
  const { slot } = await datesOfStore(db, storeId);
  const { pickup } = delivery;
  const name = wordsOf(place?.name ?? delivery.title);
  return {
    lines: [name, ...(place?.address ?? [])].filter((line) => line !== ''),
    time: pickup ? slot(pickup) : '',
    instructions: place ? wordsOf(place.instructions, `instructions:${place.location_id}`) : '',
  };
}
