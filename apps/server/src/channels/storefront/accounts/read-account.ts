import { commaText } from '@sokoni/messages/list-text';
import type { BuyerAccount } from '@sokoni/themes/visitor-pages.ts';
import { addressLines } from '#channels/storefront/checkout/address-lines.ts';
import { linkOrders } from '#channels/storefront/checkout/order-link.ts';
import { orderStatus } from '#channels/storefront/checkout/order-status.ts';
import { countryChoices } from '#core/country-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Secrets } from '#core/security/secrets.ts';
import { customerByContact } from '#customers/find-by-contact.ts';
import { type KnownBuyer, readKnownBuyer } from '#customers/known-buyer.ts';
import { readCredit } from '#sales/store-credit/read-credit.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { findBoughtOrders, findOwnCards } from './queries.ts';

const ordersOnPage = 10;

/** The customer whose email somebody has proved to have; undefined where nobody has bought with it. */
export function customerOf(db: Db, storeId: string, email: string): Promise<string | undefined> {
  return customerByContact(db, storeId, { email, phone: '' });
}

/** What a buyer who has logged in finds. */
export async function readAccount(
  db: Db,
  { storeId, email }: { storeId: string; email: string },
  { page, secrets, now }: { page: number; secrets: Secrets; now: Date },
): Promise<BuyerAccount> {
  const customerId = await customerOf(db, storeId, email);
  if (customerId === undefined)
    return { email, orders: [], page: 1, pages: 1, credit: 0, gift_cards: [], addresses: [], countries: [] };
  const dates = await datesOfStore(db, storeId);
  const { today, test } = await storeDay(db, storeId, now);
  const window = { limit: ordersOnPage, offset: (page - 1) * ordersOnPage };
  const rows = await findBoughtOrders(db, { storeId, customerId, test }, window);
  const tokens = await linkOrders(db, secrets, { storeId, orderIds: rows.map(({ id }) => id) });
  const orders = rows.map(({ id, number, state, at, total, ready_at }, index) => ({
    ...{ id, number, link: `/orders/${tokens[index]}`, total },
    placed_on: dates.day(at.toISOString()),
    status: orderStatus(state, ready_at),
  }));
  const cards = await findOwnCards(db, { storeId, customerId, test }, today);
  const known = await readKnownBuyer(db, storeId, customerId);
  return {
    ...{ email, orders, page },
    pages: Math.max(1, Math.ceil((rows[0]?.all ?? 0) / ordersOnPage)),
    credit: await readCredit(db, { storeId, customerId, test }),
    gift_cards: cards.map(({ ends_on, ...card }) => ({
      ...card,
      ends_on: ends_on && dates.calendarDay(ends_on),
    })),
    addresses: (known?.addresses ?? []).map((address) => ({
      id: address.id,
      lines: [address.recipient, ...addressLines(address)].filter((line) => line !== ''),
    })),
    countries: countryChoices(),
  };
}

/** What the checkout knows of a buyer who has logged in. */
export interface CheckoutBuyer {
  /** What its form begins with: the first address, or the one that was chosen. */
  fields: Record<string, string>;
  addresses: { id: string; label: string }[];
}

/** @param addressId of the address that is wanted; null for the first */
export async function readCheckoutBuyer(
  db: Db,
  storeId: string,
  email: string,
  addressId: string | null = null,
): Promise<CheckoutBuyer> {
  const customerId = await customerOf(db, storeId, email);
  const known = customerId && (await readKnownBuyer(db, storeId, customerId));
  if (!known) return { fields: { email }, addresses: [] };
  const { name, phone, addresses } = known;
  const chosen = addresses.find(({ id }) => id === addressId) ?? addresses[0];
  return {
    fields: { email, phone, name, ...(chosen && addressFields(chosen, name)) },
    addresses: addresses.map((address) => ({ id: address.id, label: commaText(addressLines(address)) })),
  };
}

function addressFields(
  { line1, line2, city, region, postal_code, country, recipient }: KnownBuyer['addresses'][number],
  name: string,
): Record<string, string> {
  return { name: recipient || name, line1, line2, city, region, postal_code, country };
}
