import type { customerMerge } from '@sokoni/contract/customers';
import { customerLimits, mergedCustomerName } from '@sokoni/rules/customer-check';
import {
  type MergedField,
  mergedAddresses,
  mergedFieldNames,
  mergedValues,
  mostMergedOrders,
} from '@sokoni/rules/merge-customers';
import type { z } from 'zod';
import { takeOverRedemptions } from '#discounts/take-over-redemptions.ts';
import { takeOverCards } from '#gift-cards/take-over-cards.ts';
import { forgetInFiles } from '#imports/forget-in-files.ts';
import { holdOrdersOf, takeOverOrders } from '#orders/take-over-orders.ts';
import { takeOverMails } from '#papers/take-over-mails.ts';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { takeOverCredit } from '#store-credit/take-over-credit.ts';
import { takeOverViews } from '#views/take-over-views.ts';
import { assertThere } from './assert-there.ts';
import { handOverFigures } from './merge-queries.ts';
import {
  type AddressRow,
  type CustomerRow,
  eraseRow,
  findAddresses,
  lockCustomer,
  replaceAddresses,
  writeCustomer,
} from './queries.ts';

/** What went over, for the audit row; amounts in minor units. */
export interface Merged {
  orders: number;
  owed: number;
  credit: number;
  changed: MergedField[];
}

/**
 * Two records of one customer become one. What points to the other points to this one afterwards: orders, store credit, gift
 * cards, mails, uses of discounts, views. Nothing of a person is left on the other, which says where it went.
 *
 * The orders of the one that goes are held first, then both customers in the order of their ids, then the cards: as where orders
 * are changed.
 * @throws DomainError `not_found`, `customer_erased`, `customer_merged`, `changed_meanwhile`, `invalid_fields`, `merge_limit`,
 * `unavailable`
 */
export async function mergeCustomers(
  db: Db,
  storeId: string,
  keptId: string,
  merge: z.output<typeof customerMerge>,
  by: { userId: string; now: Date },
): Promise<Merged> {
  const otherId = merge.other_id.toLowerCase();
  if (otherId === keptId) throw invalidField('other_id', 'Choose another customer');
  await holdOrdersOf(db, storeId, otherId, mostMergedOrders);
  const { kept, other } = await holdBoth(db, storeId, keptId, otherId);
  if (kept.version !== merge.version || other.version !== merge.other_version) {
    throw new DomainError('changed_meanwhile');
  }
  const addresses = await addressesOfBoth(db, kept, other);
  const values = mergedValues(kept, other, merge.taken);
  const changed = mergedFieldNames.filter((field) => values[field] !== kept[field]);
  await eraseRow(db, other, mergedCustomerName, by);
  await handOverFigures(db, other, kept);
  await writeCustomer(db, kept, { ...values, updated_at: by.now, updated_by: by.userId }, values);
  if (!(await replaceAddresses(db, storeId, keptId, addresses))) throw new DomainError('id_taken');

  const between = { from: otherId, to: keptId };
  const orders = await takeOverOrders(db, storeId, { ...between, most: mostMergedOrders }, by);
  const credit = await takeOverCredit(db, storeId, { from: other, to: kept, field: 'other_id' }, by);
  await takeOverRedemptions(db, storeId, between);
  await takeOverCards(db, storeId, between, by.now);
  await takeOverMails(db, storeId, between);
  await takeOverViews(db, storeId, between);
  await forgetInFiles(db, storeId, other);
  await announce(db, 'customer', [keptId, otherId]);
  return { orders, owed: other.owed, credit, changed };
}

async function holdBoth(
  db: Db,
  storeId: string,
  keptId: string,
  otherId: string,
): Promise<{ kept: CustomerRow; other: CustomerRow }> {
  const rows = new Map<string, CustomerRow | undefined>();
  for (const id of [keptId, otherId].sort()) rows.set(id, await lockCustomer(db, storeId, id));
  const kept = rows.get(keptId);
  const other = rows.get(otherId);
  assertThere(kept);
  assertThere(other);
  return { kept, other };
}

type Address = Omit<AddressRow, 'store_id' | 'customer_id' | 'position'>;

/** @throws DomainError `invalid_fields` where together they have too many */
async function addressesOfBoth(db: Db, kept: CustomerRow, other: CustomerRow): Promise<Address[]> {
  const merged = mergedAddresses(await addressesOf(db, kept), await addressesOf(db, other));
  if (merged.ok) return merged.value;
  const most = customerLimits.addresses;
  throw invalidField(
    'other_id',
    `Together they have more than ${most} addresses. Take some away from one of them first.`,
  );
}

async function addressesOf(db: Db, { store_id, id }: CustomerRow): Promise<Address[]> {
  const rows = await findAddresses(db, store_id, id);
  return rows.map(({ store_id: _, customer_id: __, position: ___, ...address }) => address);
}
