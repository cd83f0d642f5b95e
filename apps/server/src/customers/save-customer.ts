import type { customerChange, customerDraft } from '@sokoni/contract/customers/customers';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { assertThere } from './assert-exists.ts';
import { assertGroup } from './groups/save-group.ts';
import {
  type AddressRow,
  type CustomerRow,
  findAddresses,
  insertAddresses,
  insertCustomer,
  lockCustomer,
  replaceAddresses,
  writeCustomer,
} from './queries.ts';

type Draft = z.output<typeof customerDraft>;
type Change = z.output<typeof customerChange>;
type Address = Omit<AddressRow, 'store_id' | 'customer_id' | 'position'>;

const columns = ['name', 'email', 'phone', 'notes', 'group_id', 'language', 'credit_limit'] as const;

/**
 * @returns the id
 * @throws DomainError `id_taken`, `not_found` for the group
 */
export async function addCustomer(
  db: Db,
  storeId: string,
  { id: given, credit_limit, addresses, group_id, ...fields }: Draft,
  { actor, receivedAt }: Action,
): Promise<string> {
  const id = given?.toLowerCase() ?? newId();
  const group = group_id?.toLowerCase() ?? null;
  await assertGroup(db, storeId, group);
  const made = await insertCustomer(db, {
    store_id: storeId,
    id,
    ...fields,
    group_id: group,
    credit_limit: credit_limit ?? null,
    created_at: receivedAt,
    updated_at: receivedAt,
    ...actorColumns(actor),
    erased_at: null,
    last_ordered_at: null,
  });
  if (!made) throw new DomainError('id_taken');
  if (!(await insertAddresses(db, storeId, id, withIds(addresses)))) throw new DomainError('id_taken');
  publishChange(db, 'customer', [id]);
  return id;
}

/**
 * Saves a customer: writes what differs and nothing else.
 * @returns the names of the fields that changed; empty when everything was so already
 * @throws DomainError `not_found` (the group too), `customer_erased`, `customer_merged`, `changed_meanwhile`, `id_taken`
 */
export async function changeCustomer(
  db: Db,
  storeId: string,
  id: string,
  change: Change,
  { actor, receivedAt }: Action,
): Promise<{ before: CustomerRow; changed: string[] }> {
  const row = await lockCustomer(db, storeId, id);
  assertThere(row);
  if (row.version !== change.version) throw new DomainError('changed_meanwhile');
  const next = { ...row, ...given(change) };
  const changed: string[] = columns.filter((key) => next[key] !== row[key]);
  if (changed.includes('group_id')) await assertGroup(db, storeId, next.group_id);
  const addresses = change.addresses && withIds(change.addresses);
  if (addresses && (await addressesDiffer(db, storeId, id, addresses))) {
    if (!(await replaceAddresses(db, storeId, id, addresses))) throw new DomainError('id_taken');
    changed.push('addresses');
  }
  if (changed.length === 0) return { before: row, changed };

  const values = Object.fromEntries(columns.map((key) => [key, next[key]]));
  await writeCustomer(db, row, { ...values, updated_at: receivedAt, ...actorColumns(actor) });
  publishChange(db, 'customer', [id]);
  return { before: row, changed };
}

async function addressesDiffer(db: Db, storeId: string, customerId: string, next: readonly Address[]) {
  const kept = await findAddresses(db, storeId, customerId);
  const same = (one: Address, index: number) =>
    (Object.keys(one) as (keyof Address)[]).every((key) => kept[index]?.[key] === one[key]);
  return kept.length !== next.length || !next.every(same);
}

function withIds(addresses: Draft['addresses']): Address[] {
  return addresses.map((address) => ({ ...address, id: address.id?.toLowerCase() ?? newId() }));
}

/** What a change carries of the customer's own columns. */
function given({ group_id, ...change }: Change): Partial<CustomerRow> {
  const carried = columns.filter((key) => key !== 'group_id' && change[key] !== undefined);
  return {
    ...Object.fromEntries(carried.map((key) => [key, change[key as keyof typeof change]])),
    ...(group_id === undefined ? {} : { group_id: group_id?.toLowerCase() ?? null }),
  };
}
