import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { CheckedItem, ImportKey, ItemRow, RowFinding } from './import-items.ts';

export interface StagedRow {
  row: number;
  key: string;
  cells: readonly string[];
}

/** Forgets what an earlier dry run has found. */
export async function clearStaged(db: Db, { storeId, importId }: ImportKey): Promise<void> {
  for (const table of ['import_codes', 'import_rows', 'import_items'] as const)
    await db.deleteFrom(table).where('store_id', '=', storeId).where('import_id', '=', importId).execute();
}

/** Keeps rows as they were, each with the item that it belongs to. */
export async function stageRows(
  db: Db,
  { storeId, importId }: ImportKey,
  rows: readonly StagedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const keys = JSON.stringify(rows.map(({ row, key }) => ({ row, key })));
  await sql`
    insert into import_items as item (store_id, import_id, first_row, key, rows)
    select ${storeId}::uuid, ${importId}::uuid, min(line.row), line.key, count(*)
    from jsonb_to_recordset(${keys}::jsonb) as line (row int, key text)
    group by line.key order by 3
    on conflict (store_id, import_id, key) do update set rows = item.rows + excluded.rows`.execute(db);
  await sql`
    insert into import_rows (store_id, import_id, row, first_row, cells)
    select item.store_id, item.import_id, line.row, item.first_row, line.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (row int, key text, cells jsonb)
    join import_items item
      on item.store_id = ${storeId} and item.import_id = ${importId} and item.key = line.key`.execute(db);
}

/** The next items of the file. */
export async function findItems(
  db: Db,
  { storeId, importId }: ImportKey,
  after: number,
  limit: number,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select first_row, key, rows, draft from import_items
    where store_id = ${storeId} and import_id = ${importId} and first_row > ${after}
    order by first_row limit ${limit}`.execute(db);
  return rows;
}

/** The next items that the dry run has found something to do for, and that are not done yet. */
export async function findItemsToDo<Draft>(
  db: Db,
  { storeId, importId }: ImportKey,
  after: number,
  limit: number,
): Promise<ItemRow<Draft>[]> {
  const { rows } = await sql<ItemRow<Draft>>`
    select first_row, key, rows, draft from import_items
    where store_id = ${storeId} and import_id = ${importId} and first_row > ${after}
      and state = 'waiting' and action in ('create', 'update')
    order by first_row limit ${limit}`.execute(db);
  return rows;
}

export async function findRowsOf(
  db: Db,
  { storeId, importId }: ImportKey,
  firstRows: readonly number[],
): Promise<{ row: number; first_row: number; cells: string[] }[]> {
  const { rows } = await sql<{ row: number; first_row: number; cells: string[] }>`
    select row, first_row, cells from import_rows
    where store_id = ${storeId} and import_id = ${importId} and first_row = any (${[...firstRows]}::int[])
    order by row`.execute(db);
  return rows;
}

/** What the dry run found of each item. */
export async function keepChecked(
  db: Db,
  { storeId, importId }: ImportKey,
  items: readonly CheckedItem[],
): Promise<void> {
  await sql`
    update import_items item
    set action = found.action, record_id = found.record_id, draft = found.draft
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as found (first_row int, action text, record_id uuid, draft jsonb)
    where item.store_id = ${storeId} and item.import_id = ${importId} and item.first_row = found.first_row`.execute(
    db,
  );
}

/** What became of each item. */
export async function keepDone(
  db: Db,
  { storeId, importId }: ImportKey,
  items: readonly { first_row: number; state: string; record_id: string | null; changes: unknown }[],
): Promise<void> {
  await sql`
    update import_items item
    set state = found.state, record_id = found.record_id, changes = found.changes
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as found (first_row int, state text, record_id uuid, changes jsonb)
    where item.store_id = ${storeId} and item.import_id = ${importId} and item.first_row = found.first_row`.execute(
    db,
  );
}

const findingLists = { error: 'errors', warning: 'warnings', change: 'changes' } as const;

/** Says at each row what there is to say; what was said before stays. */
export async function keepFindings(
  db: Db,
  { storeId, importId }: ImportKey,
  findings: readonly RowFinding[],
): Promise<void> {
  if (findings.length === 0) return;
  const byRow = new Map<
    number,
    { row: number } & Record<(typeof findingLists)[RowFinding['level']], string[]>
  >();
  for (const { row, level, message } of findings) {
    const said = byRow.get(row) ?? { row, errors: [], warnings: [], changes: [] };
    const list = said[findingLists[level]];
    if (!list.includes(message)) list.push(message);
    byRow.set(row, said);
  }
  await sql`
    update import_rows line
    set errors = line.errors || array(select jsonb_array_elements_text(said.errors)),
        warnings = line.warnings || array(select jsonb_array_elements_text(said.warnings)),
        changes = line.changes || array(select jsonb_array_elements_text(said.changes))
    from jsonb_to_recordset(${JSON.stringify([...byRow.values()])}::jsonb)
      as said (row int, errors jsonb, warnings jsonb, changes jsonb)
    where line.store_id = ${storeId} and line.import_id = ${importId} and line.row = said.row`.execute(db);
}

/** How many codes with this beginning the rows of a file have taken. */
export async function countCodes(db: Db, { storeId, importId }: ImportKey, prefix: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from import_codes
    where store_id = ${storeId} and import_id = ${importId} and starts_with(code, ${prefix})`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** Which of these codes rows of the file have taken. */
export async function findCodes(
  db: Db,
  { storeId, importId }: ImportKey,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from import_codes
    where store_id = ${storeId} and import_id = ${importId} and code = any (${[...codes]}::text[])`.execute(
    db,
  );
  return rows.map(({ code }) => code);
}

/** Takes codes for rows of the file; answers those that an earlier row has, with that row. */
export async function claimCodes(
  db: Db,
  { storeId, importId }: ImportKey,
  codes: readonly { code: string; row: number }[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; row: number }>`
    with wanted as (
      select code, row from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as line (code text, row int)
    ), taken as (
      insert into import_codes (store_id, import_id, code, row)
      select ${storeId}::uuid, ${importId}::uuid, code, row from wanted
      on conflict do nothing returning code
    )
    select held.code, held.row from import_codes held
    join wanted on wanted.code = held.code
    where held.store_id = ${storeId} and held.import_id = ${importId}`.execute(db);
  return new Map(rows.map(({ code, row }) => [code, row]));
}
