import { customerLimits } from '@sokoni/rules/customers/customer-check';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { sayCustomer } from '#customers/sentences.ts';
import {
  countGroups,
  holdGroup,
  holdGroups,
  insertGroup,
  removeGroup,
  renameGroup,
  replaceGroupsOfPriceList,
} from './group-queries.ts';

/** @throws DomainError `not_found` for a group that the store does not have */
export async function assertGroup(db: Db, storeId: string, groupId: string | null): Promise<void> {
  if (groupId === null || (await holdGroup(db, storeId, groupId))) return;
  throw new DomainError('not_found', { message: sayCustomer('group.gone') });
}

/** @throws DomainError `not_found` where the store does not have all of these groups; they stay until the end of the transaction */
export async function assertGroups(db: Db, storeId: string, groupIds: readonly string[]): Promise<void> {
  const wanted = new Set(groupIds.map((id) => id.toLowerCase()));
  const found = await holdGroups(db, storeId, [...wanted]);
  if (found.length < wanted.size) throw new DomainError('not_found', { message: sayCustomer('group.gone') });
}

/**
 * Has these groups, and no others, buy by a price list; a group buys by one at a time.
 * @throws DomainError `not_found` for a group
 */
export async function setGroupPriceList(
  db: Db,
  storeId: string,
  priceListId: string,
  groupIds: readonly string[],
): Promise<void> {
  await assertGroups(db, storeId, groupIds);
  const changed = await replaceGroupsOfPriceList(db, storeId, priceListId, groupIds);
  if (changed.length > 0) publishChange(db, 'customer_group', changed);
}

/** @throws DomainError `customer_group_taken`, `customer_group_limit` */
export async function addGroup(
  db: Db,
  storeId: string,
  { id: given, name }: { id?: string | undefined; name: string },
  now: Date,
): Promise<string> {
  if ((await countGroups(db, storeId)) >= customerLimits.groups)
    throw new DomainError('customer_group_limit');
  const id = given?.toLowerCase() ?? newId();
  const made = await insertGroup(db, { store_id: storeId, id, name, created_at: now });
  if (!made) throw new DomainError('customer_group_taken');
  publishChange(db, 'customer_group', [id]);
  return id;
}

/**
 * @returns what it was called before
 * @throws DomainError `not_found`, `customer_group_taken`
 */
export async function changeGroup(db: Db, storeId: string, id: string, name: string): Promise<string> {
  const before = await renameGroup(db, storeId, id, name);
  if (before === undefined) throw new DomainError('not_found');
  if (before === null) throw new DomainError('customer_group_taken');
  if (before !== name) publishChange(db, 'customer_group', [id]);
  return before;
}

/**
 * Its customers stay, in no group.
 * @returns its name
 * @throws DomainError `not_found`
 */
export async function deleteGroup(db: Db, storeId: string, id: string): Promise<string> {
  const name = await removeGroup(db, storeId, id);
  if (name === undefined) throw new DomainError('not_found');
  publishChange(db, 'customer_group', [id]);
  publishChange(db, 'customer', []);
  return name;
}
