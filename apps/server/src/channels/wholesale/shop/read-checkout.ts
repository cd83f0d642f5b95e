import type { WholesaleCheckout, WholesaleDeliverTo } from '@sokoni/themes/wholesale-pages.ts';
import { countryChoices } from '#core/country-text.ts';
import { newId, readId } from '#core/ids.ts';
import type { Buying } from './answers.ts';
import { type Posted, readAddresses } from './delivery-address.ts';
import { readBuyerCart } from './read-cart.ts';

/** The order as it is about to be placed, with what was filled in so far: under the id of the form that was sent, else under a new one. */
export async function readWholesaleCheckout(
  asked: Buying,
  posted: Posted = {},
  problems: Readonly<Record<string, string>> = {},
): Promise<WholesaleCheckout> {
  const cart = await readBuyerCart(asked);
  return { id: readId(posted.order) ?? newId(), cart, ...(await readDeliverTo(asked, posted, problems)) };
}

/** Where an order can go, with what was filled in so far. */
export async function readDeliverTo(
  asked: Buying,
  posted: Posted = {},
  problems: Readonly<Record<string, string>> = {},
): Promise<WholesaleDeliverTo> {
  const addresses = await readAddresses(asked);
  const chosen = posted.address ?? addresses[0]?.id ?? 'new';
  return {
    ...{ addresses, problems },
    countries: countryChoices(),
    values: { recipient: asked.buyer.name, ...posted, address: chosen },
  };
}
