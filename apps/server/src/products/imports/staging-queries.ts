import type { ImportDraft } from '@sokoni/rules/import-draft';
import type { ImportAction } from '@sokoni/rules/import-plan';
import type { Finding } from '@sokoni/rules/import-row';
import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';

/** The import that a query is about. */
export interface ImportKey {
  storeId: string;
  importId: string;
}

export interface StagedRow {
  row: number;
  key: string;
  cells: readonly string[];
}

export interface ItemRow {
  first_row: number;
  key: string;
  rows: number;
  draft: ImportDraft | null;
  product_id: string | null;
}

export interface CheckedItem {
  first_row: number;
  action: ImportAction;
  product_id: string | null;
  draft: ImportDraft | null;
}

/** Forgets what an earlier dry run has found. */
export async function clearStaged(db: Db, { storeId, importId }: ImportKey): Promise<void> {
  for (const table of ['product_import_codes', 'product_import_rows', 'product_import_items'] as const)
    await db.deleteFrom(table).where('store_id', '=', storeId).where('import_id', '=', importId).execute();
}

/** Keeps rows as they were, each with the product that it belongs to. */
export async function stageRows(
  db: Db,
  { storeId, importId }: ImportKey,
  rows: readonly StagedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const keys = JSON.stringify(rows.map(({ row, key }) => ({ row, key })));
  await sql`
    insert into product_import_items as item (store_id, import_id, first_row, key, rows)
    select ${storeId}::uuid, ${importId}::uuid, min(line.row), line.key, count(*)
    from jsonb_to_recordset(${keys}::jsonb) as line (row int, key text)
    group by line.key order by 3
    on conflict (store_id, import_id, key) do update set rows = item.rows + excluded.rows`.execute(db);
  await sql`
    insert into product_import_rows (store_id, import_id, row, first_row, cells)
    select item.store_id, item.import_id, line.row, item.first_row, line.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (row int, key text, cells jsonb)
    join product_import_items item
      on item.store_id = ${storeId} and item.import_id = ${importId} and item.key = line.key`.execute(db);
}

/** The next products of the file. */
export async function findItems(
  db: Db,
  { storeId, importId }: ImportKey,
  after: number,
  limit: number,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select first_row, key, rows, draft, product_id from product_import_items
    where store_id = ${storeId} and import_id = ${importId} and first_row > ${after}
    order by first_row limit ${limit}`.execute(db);
  return rows;
}

/** The next products that the dry run has found something to do for, and that are not done yet. */
export async function findItemsToDo(
  db: Db,
  { storeId, importId }: ImportKey,
  after: number,
  limit: number,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select first_row, key, rows, draft, product_id from product_import_items
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
    select row, first_row, cells from product_import_rows
    where store_id = ${storeId} and import_id = ${importId} and first_row = any (${[...firstRows]}::int[])
    order by row`.execute(db);
  return rows;
}

/** What the dry run found of each product. */
export async function keepChecked(
  db: Db,
  { storeId, importId }: ImportKey,
  items: readonly CheckedItem[],
): Promise<void> {
  await sql`
    update product_import_items item
    set action = found.action, product_id = found.product_id, draft = found.draft
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as found (first_row int, action text, product_id uuid, draft jsonb)
    where item.store_id = ${storeId} and item.import_id = ${importId} and item.first_row = found.first_row`.execute(
    db,
  );
}

/** What became of each product. */
export async function keepDone(
  db: Db,
  { storeId, importId }: ImportKey,
  items: readonly { first_row: number; state: string; product_id: string | null; changes: unknown }[],
): Promise<void> {
  await sql`
    update product_import_items item
    set state = found.state, product_id = found.product_id, changes = found.changes
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as found (first_row int, state text, product_id uuid, changes jsonb)
    where item.store_id = ${storeId} and item.import_id = ${importId} and item.first_row = found.first_row`.execute(
    db,
  );
}

/** Says at each row what there is to say; what was said before stays. */
export async function keepFindings(
  db: Db,
  { storeId, importId }: ImportKey,
  findings: readonly Finding[],
): Promise<void> {
  if (findings.length === 0) return;
  const byRow = new Map<number, { row: number; errors: string[]; warnings: string[] }>();
  for (const { row, level, message } of findings) {
    const said = byRow.get(row) ?? { row, errors: [], warnings: [] };
    const list = level === 'error' ? said.errors : said.warnings;
    if (!list.includes(message)) list.push(message);
    byRow.set(row, said);
  }
  await sql`
    update product_import_rows line
    set errors = line.errors || array(select jsonb_array_elements_text(said.errors)),
        warnings = line.warnings || array(select jsonb_array_elements_text(said.warnings))
    from jsonb_to_recordset(${JSON.stringify([...byRow.values()])}::jsonb)
      as said (row int, errors jsonb, warnings jsonb)
    where line.store_id = ${storeId} and line.import_id = ${importId} and line.row = said.row`.execute(db);
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
      insert into product_import_codes (store_id, import_id, code, row)
      select ${storeId}::uuid, ${importId}::uuid, code, row from wanted
      on conflict do nothing returning code
    )
    select held.code, held.row from product_import_codes held
    join wanted on wanted.code = held.code
    where held.store_id = ${storeId} and held.import_id = ${importId}`.execute(db);
  return new Map(rows.map(({ code, row }) => [code, row]));
}
