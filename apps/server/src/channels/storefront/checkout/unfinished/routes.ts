import type { unfinishedCheckout } from '@sokoni/contract/storefront/unfinished-checkouts';
import { firstLanguage } from '@sokoni/rules/languages';
import type * as z from 'zod';
import { restoreAddress } from '#channels/storefront/checkout/cart/cart-link.ts';
import { findShopName, type ShopNameRow } from '#channels/storefront/checkout/cart/cart-queries.ts';
import { reminderSpan } from '#channels/storefront/checkout/cart/reminder-span.ts';
import { shopUrlIn } from '#channels/storefront/mails/letterhead.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { countUnfinished, findUnfinished, type UnfinishedRow } from './queries.ts';

type List = 'GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts';
type Count = 'GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts/total';
type View = z.output<typeof unfinishedCheckout>;

export const listUnfinishedCheckouts: StoreHandler<List> = async (call) => {
  const { query, storeId, now } = call;
  const { search, page, limit } = query;
  const { shop, rows } = await call.read(async (db) => ({
    shop: await findShopName(db, storeId),
    rows: await findUnfinished(db, { storeId, search, now }, pageWindow(query)),
  }));
  if (!shop) throw new DomainError('not_found');
  return { data: { items: rows.map((row) => checkoutView(row, shop, call)), page, limit } };
};

export const countListedCheckouts: StoreHandler<Count> = async ({
  query: { search },
  storeId,
  now,
  read,
}) => ({
  data: { total: await read((db) => countUnfinished(db, { storeId, search, now })) },
});

function checkoutView(
  row: UnfinishedRow,
  shop: ShopNameRow,
  { storeId, services: { secrets, config }, now }: Pick<StoreCall<List>, 'storeId' | 'services' | 'now'>,
): View {
  const { name, email, phone, language } = row.contact;
  const url = shopUrlIn(firstLanguage(language, shop.language), shop, config);
  return {
    ...{ id: row.id, updated_at: row.updated_at.toISOString(), contact: { name, email, phone } },
    items: row.lines.map(({ title, variant_name, quantity }) => ({ title, variant_name, quantity })),
    ...{ total: row.total, reminder: reminderOf(row, now) },
    reminded_at: row.reminded_at?.toISOString() ?? null,
    restore_url: row.has_lines ? restoreAddress(url, secrets, { store_id: storeId, id: row.cart_id }) : null,
  };
}

/** Somebody is reminded of a cart once, of what is in it, and while it was not left for too long. */
function reminderOf(
  { reminded_at, asked_for_reminder, has_lines, left_at }: UnfinishedRow,
  now: Date,
): View['reminder'] {
  if (reminded_at !== null) return 'sent';
  const isPlanned = asked_for_reminder && has_lines && left_at !== null && left_at > reminderSpan(now).after;
  return isPlanned ? 'planned' : 'none';
}
