import type { ImportKind } from '@sokoni/rules/imports/import-mode';
import type { JobState } from '@sokoni/rules/stores/store-job';
import { type Selectable, sql, type Updateable } from 'kysely';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Imports } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';
import type { RowFinding } from './import-items.ts';

export type ImportRecord = Omit<Selectable<Imports>, 'sample' | 'mapping'> & {
  sample: string[][];
  mapping: (string | null)[];
};

/** Which imports somebody sees: of one kind, and those with prices only who sees some. */
export interface ImportSight {
  kind: ImportKind;
  seesMoney: boolean;
  /** Only those into this price list. */
  priceListId?: string | undefined;
}

/** An import with the name of the person of the staff who brought it; null without one. */
export type NamedImport = ImportRecord & { by: string | null };

export type NewImport = Omit<
  ImportRecord,
  'mode' | 'replaces' | 'new_status' | 'location_id' | `${string}_job_id`
>;

/** Whether the row is in; it is not when the store has an import with this id already. */
export async function insertImport(db: Db, { sample, mapping, ...row }: NewImport): Promise<boolean> {
  const inserted = await db
    .insertInto('imports')
    .values({ ...row, sample: JSON.stringify(sample), mapping: JSON.stringify(mapping) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

function namedImports(db: Db, storeId: string, { kind, seesMoney, priceListId }: ImportSight) {
  const named = db
    .selectFrom('imports as import')
    .leftJoin('users as person', 'person.id', 'import.actor_user_id')
    .selectAll('import')
    .select(personName('person').as('by'))
    .where('import.store_id', '=', storeId)
    .where('import.kind', '=', kind)
    .$if(priceListId !== undefined, (query) => query.where('import.price_list_id', '=', priceListId ?? null))
    .$castTo<NamedImport>();
  // A file with prices is not for who sees none.
  return seesMoney ? named : named.where('import.with_money', '=', false);
}

export async function findImports(
  db: Db,
  storeId: string,
  sight: ImportSight,
  window: { offset: number; limit: number },
): Promise<Page<NamedImport>> {
  const rows = await namedImports(db, storeId, sight)
    .orderBy('import.created_at', 'desc')
    .orderBy('import.id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  const { total } = await db
    .selectFrom('imports')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('store_id', '=', storeId)
    .where('kind', '=', sight.kind)
    .$if(sight.priceListId !== undefined, (query) =>
      query.where('price_list_id', '=', sight.priceListId ?? null),
    )
    .$if(!sight.seesMoney, (query) => query.where('with_money', '=', false))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findImport(
  db: Db,
  storeId: string,
  id: string,
  sight: ImportSight,
): Promise<NamedImport | undefined> {
  return namedImports(db, storeId, sight).where('import.id', '=', id).executeTakeFirst();
}

/** For its own works, which see all of it. */
export async function findImportOfJob(
  db: Db,
  storeId: string,
  id: string,
): Promise<ImportRecord | undefined> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .$castTo<ImportRecord>()
    .executeTakeFirst();
}

/** Held until the end of the transaction: an import goes on by one at a time. */
export async function lockImport(
  db: Db,
  storeId: string,
  id: string,
  { kind, seesMoney }: ImportSight,
): Promise<ImportRecord | undefined> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(!seesMoney, (query) => query.where('with_money', '=', false))
    .$castTo<ImportRecord>()
    .forUpdate()
    .executeTakeFirst();
}

export async function updateImport(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<Imports>,
): Promise<void> {
  await db.updateTable('imports').set(values).where('store_id', '=', storeId).where('id', '=', id).execute();
}

export interface FoundRow {
  row: number;
  cells: string[];
  errors: string[];
  warnings: string[];
  changes: string[];
}

/** The rows with errors, with warnings or with changes, in the order of the file. */
export async function findRowsWith(
  db: Db,
  storeId: string,
  importId: string,
  level: RowFinding['level'],
  window: { offset: number; limit: number },
): Promise<Page<FoundRow>> {
  const column = { error: sql`errors`, warning: sql`warnings`, change: sql`changes` }[level];
  const { rows } = await sql<FoundRow>`
    select row, cells, errors, warnings, changes from import_rows
    where store_id = ${storeId} and import_id = ${importId} and ${column} <> '{}'
    order by row offset ${window.offset} limit ${window.limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from import_rows
    where store_id = ${storeId} and import_id = ${importId} and ${column} <> '{}'`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Rows of what was not imported, after this row: also those that are right themselves. */
export async function findRefusedRows(
  db: Db,
  storeId: string,
  importId: string,
  after: number,
  limit: number,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select line.row, line.cells, line.errors, line.warnings, line.changes
    from import_rows line
    join import_items item
      on item.store_id = line.store_id and item.import_id = line.import_id and item.first_row = line.first_row
    where line.store_id = ${storeId} and line.import_id = ${importId} and line.row > ${after}
      and (item.action = 'error' or item.state = 'failed')
    order by line.row limit ${limit}`.execute(db);
  return rows;
}

/** How the works of imports stand, by the id of the work. */
export async function findJobStates(
  db: Db,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, JobState>> {
  const { rows } = await sql<{ id: string; state: JobState }>`
    select id, state from store_jobs where store_id = ${storeId} and id = any (${[...ids]}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** How many items there is still something to do for. */
export async function countToDo(db: Db, storeId: string, importId: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from import_items
    where store_id = ${storeId} and import_id = ${importId} and state = 'waiting' and action in ('create', 'update')`.execute(
    db,
  );
  return rows[0]?.waiting ?? 0;
}
