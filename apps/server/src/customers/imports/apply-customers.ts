import type { CustomerValues, PlannedAddress } from '@sokoni/rules/imports/customers/customer-import-plan';
import type { DoneItem } from '#catalogue/imports/import-items.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import {
  insertCustomers,
  replaceAddressesOf,
  updateCustomers,
  type WrittenAddress,
  type WrittenCustomer,
} from './apply-queries.ts';
import type { PlannedCustomer } from './plan-customers.ts';

/** The columns of a customer as they are written. */
export type Columns = Omit<CustomerValues, 'group'> & { group_id: string | null };

export type KeptAddress = PlannedAddress & { id: string };

/** What the import of one customer has changed, so that it can be put back. */
export interface CustomerChanges {
  created: boolean;
  /** Of the customer, after the import. */
  version: number;
  before: Partial<Columns>;
  after: Partial<Columns>;
  addresses: { before: KeptAddress[]; after: KeptAddress[] } | null;
  /** The group that was made for this customer. */
  made_group: string | null;
}

interface Writing {
  storeId: string;
  action: Action;
  /** The id of a group by its name in lower case. */
  groups: ReadonlyMap<string, string>;
  /** Those that were made in this step; each belongs to the first customer in it. */
  madeGroups: Set<string>;
}

/** Writes what was planned for a batch of customers, in four statements however many they are. */
export async function applyCustomers(
  db: Db,
  { storeId, action, groups, madeGroups }: Writing,
  items: readonly PlannedCustomer[],
): Promise<DoneItem<CustomerChanges>[]> {
  const made: WrittenCustomer[] = [];
  const changed: WrittenCustomer[] = [];
  const moved: { id: string; addresses: readonly KeptAddress[] }[] = [];
  const done = items.map(({ first_row, known, plan }): DoneItem<CustomerChanges> => {
    const id = known?.id ?? newId();
    const { group, ...after } = plan.after;
    const groupId = group ? (groups.get(group.toLowerCase()) ?? null) : null;
    const isRegrouped = group !== undefined && groupId !== null;
    const { group: _, ...before } = plan.before;
    const next: Partial<Columns> = isRegrouped ? { ...after, group_id: groupId } : after;
    const written = writtenCustomer({ ...blank, ...known, ...next, id });
    if (known) changed.push(written);
    else made.push(written);
    const addresses = plan.addresses?.map((address) => ({ ...address, id: address.id ?? newId() }));
    if (addresses) moved.push({ id, addresses });
    const isOfGroup = isRegrouped && madeGroups.delete(groupId);
    return {
      first_row,
      record_id: id,
      changes: {
        created: known === null,
        version: (known?.version ?? 0) + 1,
        before: known && isRegrouped ? { ...before, group_id: known.group_id } : before,
        after: known ? next : {},
        addresses: known && addresses ? { before: known.addresses.map(kept), after: addresses } : null,
        made_group: isOfGroup ? groupId : null,
      },
    };
  });
  await insertCustomers(db, storeId, made, action);
  await updateCustomers(db, storeId, changed, action);
  await writeAddresses(db, storeId, moved);
  return done;
}

const blank: Columns = { name: '', email: '', phone: '', notes: '', group_id: null, credit_limit: null };

export function writtenCustomer({
  id,
  name,
  email,
  phone,
  notes,
  group_id,
  credit_limit,
}: Columns & { id: string }): WrittenCustomer {
  return { id, name, email, phone, notes, group_id, credit_limit };
}

/** Each of these has these addresses in this order. */
export async function writeAddresses(
  db: Db,
  storeId: string,
  moved: readonly { id: string; addresses: readonly KeptAddress[] }[],
): Promise<void> {
  const lines = moved.flatMap(({ id, addresses }) =>
    addresses.map((address, position): WrittenAddress => ({ ...address, customer_id: id, position })),
  );
  await replaceAddressesOf(
    db,
    storeId,
    moved.map(({ id }) => id),
    lines,
  );
}

function kept(address: PlannedAddress): KeptAddress {
  return { ...address, id: address.id ?? newId() };
}
