import type { customerMerge } from '@sokoni/contract/customers/customers';
import { customerLimits } from '@sokoni/rules/customers/customer-check';
import {
  type MergedField,
  mergedAddresses,
  mergedFields,
  mergedValues,
} from '@sokoni/rules/customers/merge-customers';
import type * as z from 'zod';
import { forgetInFiles } from '#catalogue/imports/forget-in-files.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import type { Hooks } from '#core/hooks.ts';
import { assertThere } from '#customers/assert-exists.ts';
import type { Reassigned } from '#customers/customer-hooks.ts';
import {
  type AddressRow,
  type CustomerRow,
  eraseRow,
  findAddresses,
  lockCustomer,
  replaceAddresses,
  writeCustomer,
} from '#customers/queries.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { moveTotals } from './merge-queries.ts';

/** What went over, for the audit row; amounts in minor units. */
export interface Merged extends Reassigned {
  outstanding: number;
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
  action: Action,
  hooks: Hooks,
): Promise<Merged> {
  const otherId = merge.other_id.toLowerCase();
  if (otherId === keptId) throw invalidField('other_id', sayCustomer('merge.same'));
  for (const lock of hooks.lockBeforeMerge ?? []) await lock(db, storeId, otherId);
  const { kept, other } = await holdBoth(db, storeId, keptId, otherId);
  if (kept.version !== merge.version || other.version !== merge.other_version) {
    throw new DomainError('changed_meanwhile');
  }
  const addresses = await addressesOfBoth(db, kept, other);
  const values = mergedValues(kept, other, merge.taken);
  const changed = mergedFields.filter((field) => values[field] !== kept[field]);
  await eraseRow(db, other, sayCustomer('merged.name'), action);
  await moveTotals(db, other, kept);
  const saved = { updated_at: action.receivedAt, ...actorColumns(action.actor) };
  await writeCustomer(db, kept, { ...values, ...saved });
  if (!(await replaceAddresses(db, storeId, keptId, addresses))) throw new DomainError('id_taken');

  const reassigned: Reassigned = { orders: 0, credit: 0 };
  for (const reassign of hooks.customerMerged ?? []) {
    const merging = { from: other, to: kept, field: 'other_id' };
    Object.assign(reassigned, await reassign(db, storeId, merging, action));
  }
  await forgetInFiles(db, storeId, other);
  publishChange(db, 'customer', [keptId, otherId]);
  return { ...reassigned, outstanding: other.outstanding, changed };
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
  throw invalidField('other_id', sayCustomer('merge.addresses', { max: customerLimits.addresses }));
}

async function addressesOf(db: Db, { store_id, id }: CustomerRow): Promise<Address[]> {
  const rows = await findAddresses(db, store_id, id);
  return rows.map(({ store_id: _, customer_id: __, position: ___, ...address }) => address);
}
