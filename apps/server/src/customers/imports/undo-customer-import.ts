import { grouped } from '@sokoni/rules/lists/group-by';
import type { DoneItem } from '#catalogue/imports/import-items.ts';
import { undoRunner } from '#catalogue/imports/undo-import.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { type Columns, type CustomerChanges, writeAddresses, writtenCustomer } from './apply-customers.ts';
import { updateCustomers } from './apply-queries.ts';
import { findAddressesOf, findGroupNames, findKnown, type KnownRow } from './known-queries.ts';
import { deleteCustomers, deleteEmptyGroups, findNeeded } from './undo-queries.ts';

type Done = DoneItem<CustomerChanges>;

/**
 * Undoes an import of customers. Whom it added goes, unless something depends on them or somebody has changed them since; what it
 * changed is put back where it still says what the import wrote. Groups that it made go once nobody is in them.
 */
export const undoCustomersRunner = undoRunner<CustomerChanges>({
  async undo(db, { storeId }, items, action) {
    const ids = items.map(({ record_id }) => record_id).sort();
    const known = new Map((await findKnown(db, storeId, ids, true)).map((row) => [row.id, row]));
    const made = items.filter(({ changes }) => changes.created);
    const needed = await findNeeded(
      db,
      storeId,
      made.map(({ record_id }) => record_id),
    );
    const isGone = ({ record_id, changes }: Done) =>
      known.get(record_id)?.version === changes.version && !needed.has(record_id);
    const gone = made.filter(isGone);
    await deleteCustomers(
      db,
      storeId,
      gone.map(({ record_id }) => record_id),
    );

    const groups = new Set((await findGroupNames(db, storeId, true)).map(({ id }) => id));
    const addresses = grouped(await findAddressesOf(db, storeId, ids), ({ customer_id }) => customer_id);
    const back = items
      .filter(({ changes }) => !changes.created)
      .map((item) => putBack(item, known.get(item.record_id), groups, addresses.get(item.record_id) ?? []));
    const written = back.flatMap(({ customer }) => (customer ? [customer] : []));
    await updateCustomers(db, storeId, written, action);
    await writeAddresses(
      db,
      storeId,
      back.flatMap(({ moved }) => (moved ? [moved] : [])),
    );
    const emptied = await deleteEmptyGroups(
      db,
      storeId,
      items.flatMap(({ changes }) => changes.made_group ?? []),
    );
    publishChange(db, 'customer', ids);
    if (emptied.length > 0) publishChange(db, 'customer_group', emptied);
    return {
      kept: [
        ...made.filter((item) => !isGone(item)).map(({ first_row }) => first_row),
        ...back.filter(({ wholly }) => !wholly).map(({ first_row }) => first_row),
      ],
      result: { removed: gone.length, restored: back.filter(({ wholly }) => wholly).length },
    };
  },
});

/** What of an earlier customer can be put back: a column that still says what the import wrote, and a group that is there. */
function putBack(
  { first_row, record_id, changes }: Done,
  row: KnownRow | undefined,
  groups: ReadonlySet<string>,
  addresses: Awaited<ReturnType<typeof findAddressesOf>>,
) {
  if (!row) return { first_row, wholly: false };
  const { before, after } = changes;
  const wanted = Object.keys(after) as (keyof Columns)[];
  const columns = wanted.filter(
    (column) =>
      row[column] === after[column] &&
      !(column === 'group_id' && before.group_id && !groups.has(before.group_id)),
  );
  const now = addresses.map(({ store_id: _, customer_id: __, position: ___, ...address }) => address);
  const isMoved = changes.addresses !== null;
  const isAsWritten = sorted(now) === sorted(changes.addresses?.after ?? []);
  const earlier = Object.fromEntries(columns.map((column) => [column, before[column]]));
  const isChanged = columns.length > 0 || (isMoved && isAsWritten);
  return {
    first_row,
    wholly: columns.length === wanted.length && (!isMoved || isAsWritten),
    customer: isChanged ? writtenCustomer({ ...row, ...earlier }) : undefined,
    moved: isMoved && isAsWritten ? { id: record_id, addresses: changes.addresses?.before ?? [] } : undefined,
  };
}

/** The keys of JSON that the database has kept come in another order. */
function sorted(addresses: readonly object[]): string {
  return JSON.stringify(addresses.map((address) => Object.entries(address).sort()));
}
