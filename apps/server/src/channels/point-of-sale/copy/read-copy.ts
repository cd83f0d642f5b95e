import type { tillCopyCalls, tillCustomer, tillProduct } from '@sokoni/contract/point-of-sale/till';
import { shortPercent } from '@sokoni/rules/pricing/taxes';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { type Changes, findChanges } from '#core/database/events/read-events.ts';
import type { RegisterDevice } from '#core/http/caller.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { findLastHeard } from '../sales/command-queries.ts';
import { findBuyers, findCopiedCustomers, findCustomersAfter } from './customer-queries.ts';
import { type CopiedProductRow, findProductsAfter, findProductsForSale } from './product-queries.ts';

type TillProduct = z.output<typeof tillProduct>;
type TillCustomer = z.output<typeof tillCustomer>;
type TillChanges = z.output<
  (typeof tillCopyCalls)['GET /marketplace/v1/stores/{id}/point-of-sale/changes']['data']
>;

interface CopyWindow {
  after?: string | undefined;
  limit: number;
}

interface CopyPage<Item> {
  items: Item[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

/** A page of the products for sale, by id. */
export async function readProductPage(
  db: Db,
  { storeId, locationId }: RegisterDevice,
  { after, limit }: CopyWindow,
): Promise<CopyPage<TillProduct>> {
  const rows = await findProductsAfter(db, storeId, { locationId, after: after ?? null, limit });
  return pageOf(
    rows.map((row) => productOfTill(storeId, row)),
    limit,
  );
}

/** A page of the customers, by id. */
export async function readCustomerPage(
  db: Db,
  { storeId }: RegisterDevice,
  { after, limit }: CopyWindow,
  now: Date,
): Promise<CopyPage<TillCustomer>> {
  const { today } = await storeDay(db, storeId, now);
  return pageOf(await findCustomersAfter(db, storeId, { after: after ?? null, limit, today }), limit);
}

function pageOf<Item extends { id: string }>(items: Item[], limit: number): CopyPage<Item> {
  return { items, next: items.length < limit ? null : (items.at(-1)?.id ?? null) };
}

/** What a change of each of these makes a till read its set-up again for. */
const ofSetup = new Set([
  'store',
  'module',
  'staff',
  'category',
  'location',
  'discount',
  'register',
  'shift',
]);

/**
 * What has changed since a sequence. Events become visible in the order of their sequences, so that no late commit is passed over;
 * what they name is read as it is now.
 */
export async function readChanges(
  db: Db,
  { storeId, locationId, deviceId }: RegisterDevice,
  since: number,
  now: Date,
): Promise<TillChanges> {
  // First: what is recorded while the rest is read may be in it, and is told next time.
  const heard = await findLastHeard(db, storeId, deviceId);
  const { sequence, changes } = await findChanges(db, since);
  const nothing = { products: [], gone_products: [], customers: [], gone_customers: [] };
  const named = (...subjects: string[]) => idsOf(changes, subjects);
  const productIds = named('product', 'stock');
  const orderIds = named('order');
  const customerIds = named('customer');
  if (!changes || !productIds || !orderIds || !customerIds)
    return { sequence, heard, resync: true, setup: true, ...nothing };

  const products = await findProductsForSale(db, storeId, { locationId, ids: productIds });
  const buyers = [...new Set([...customerIds, ...(await findBuyers(db, storeId, orderIds))])];
  const { today } = await storeDay(db, storeId, now);
  const customers = await findCopiedCustomers(db, storeId, { ids: buyers, today });
  return {
    ...{ sequence, heard },
    resync: false,
    setup: changes.some(({ subject }) => ofSetup.has(subject)),
    products: products.map((row) => productOfTill(storeId, row)),
    gone_products: without(productIds, products),
    customers,
    gone_customers: without(buyers, customers),
  };
}

/** The things of these subjects that have changed; null where these are too many to be named. */
function idsOf(changes: Changes['changes'], subjects: readonly string[]): string[] | null {
  const found = (changes ?? []).filter(({ subject }) => subjects.includes(subject));
  if (found.some(({ ids }) => ids.length === 0)) return null;
  return [...new Set(found.flatMap(({ ids }) => ids))];
}

function without(ids: readonly string[], there: readonly { id: string }[]): string[] {
  const found = new Set(there.map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}

function productOfTill(
  storeId: string,
  { first_image_id, tax_percent, ...row }: CopiedProductRow,
): TillProduct {
  return {
    ...row,
    tax_percent: tax_percent === null ? null : shortPercent(tax_percent),
    image: smallPicture(storeId, first_image_id),
  };
}
