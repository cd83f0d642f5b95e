import type { ImportAction } from '@sokoni/rules/imports/import-mode';
import type { ImportRow } from '@sokoni/rules/imports/import-row';
import { sayImport } from '#catalogue/imports/sentences.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { JobRow, JobRunner, JobStep } from '#tenancy/store-jobs/run-job.ts';
import type { CheckedItem, ImportKey, ItemRow, RowFinding } from './import-items.ts';
import { addedTo, type ImportRecord, importOfJob } from './job-import.ts';
import { type FilePosition, type ReadRows, readRows } from './read-rows.ts';
import {
  clearStaged,
  findItems,
  findRowsOf,
  keepChecked,
  keepFindings,
  stageRows,
} from './staging-queries.ts';

/** Rows that a file may have below its headers. */
const mostRows = 50_000;
const itemsAtOnce = 500;
const rowsAtOnce = 1000;

/** One product, customer or variant of the file with its rows. */
export interface ItemWithRows {
  first_row: number;
  rows: ImportRow[];
}

/** How one kind of thing is read from a file. */
export interface ItemReader {
  /** What a row is about: rows with the same key are one item. Undefined for a row without anything. */
  keyOf(cells: readonly string[], before: string | undefined): string | undefined;
  /** Where rows with different keys turn out to be one item of the store: what their key is then. */
  joined?(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What is to be done with each of these, in the store as it is now, and what there is to say about their rows. */
  check(items: readonly ItemWithRows[]): Promise<{ checked: CheckedItem[]; findings: readonly RowFinding[] }>;
}

/** What a plan says of an item. */
export function checkedItem<Draft>({
  first_row,
  plan,
  known,
  draft,
}: {
  first_row: number;
  plan: { readonly action: ImportAction };
  known: { readonly id: string } | null;
  draft: Draft;
}): CheckedItem<Draft> {
  return { first_row, action: plan.action, record_id: known?.id ?? null, draft };
}

interface CheckRules {
  /** Said of a file without rows. */
  nothing(): string;
  /** So many rows can be one item. */
  mostRowsOfItem: number;
  tooManyRows(): string;
  reader(db: Db, key: ImportKey, record: ImportRecord): Promise<ItemReader>;
  /** What is to be done that no row says, once all rows are checked; answers how much of it there is. */
  beyond?(db: Db, key: ImportKey, record: ImportRecord): Promise<Record<string, number>>;
}

/** First the rows are read, then the items are checked. */
type Position =
  | { stage?: undefined }
  | ({ stage: 'read'; key: string | null; staged: number } & FilePosition)
  | { stage: 'check'; after: number };

interface Prepared {
  record: ImportRecord;
  read: ReadRows | null;
}

/** A dry run: reads the file into tables, and says row by row what an import would do. */
export function checkRunner(rules: CheckRules): JobRunner<Prepared> {
  return {
    async prepare(job, { pool, files }) {
      const scope = { userId: job.created_by, storeId: job.store_id };
      const record = await transaction(pool, scope, (db) => importOfJob(db, job));
      const position = job.position as Position;
      if (position.stage !== 'read') return { record, read: null };
      return {
        record,
        read: await readRows(files, { key: record.file_key, delimiter: record.delimiter }, position),
      };
    },

    async step(db, job, { record, read }) {
      const key = { storeId: job.store_id, importId: record.id };
      const position = job.position as Position;
      if (position.stage === undefined) {
        await clearStaged(db, key);
        return { position: { stage: 'read', key: null, staged: 0, byte: 0, row: 0 }, done: 0, failed: 0 };
      }
      const reader = await rules.reader(db, key, record);
      return position.stage === 'read'
        ? stage(db, key, rules, reader, position, read)
        : check(db, job, { key, record }, rules, reader, position.after);
    },
  };
}

async function stage(
  db: Db,
  key: ImportKey,
  { nothing }: CheckRules,
  reader: ItemReader,
  position: Extract<Position, { stage: 'read' }>,
  read: ReadRows | null,
): Promise<JobStep> {
  if (!read) throw new Error('The rows of this step were not read');
  let group = position.key ?? undefined;
  const staged = [];
  for (const { row, cells } of read.rows) {
    if (row === 1) continue;
    const found = reader.keyOf(cells, group);
    if (found === undefined) continue;
    group = found;
    staged.push({ row, key: found.slice(0, 500), cells });
  }
  const total = position.staged + staged.length;
  if (total > mostRows) {
    throw new DomainError('not_a_table', {
      message: sayImport('file.rows'),
    });
  }
  if (read.ended && total === 0) throw new DomainError('not_a_table', { message: nothing() });
  const joined = await reader.joined?.([...new Set(staged.map((row) => row.key))]);
  await stageRows(
    db,
    key,
    staged.map((row) => ({ ...row, key: joined?.get(row.key) ?? row.key })),
  );
  if (position.staged === 0) await enqueue(db, 'analyze_new_tables', {});
  if (read.ended) return { position: { stage: 'check', after: 0 }, done: 0, failed: 0, total };
  const { byte, row } = read;
  return {
    position: { stage: 'read', key: group ?? null, staged: total, byte, row },
    done: 0,
    failed: 0,
    total,
  };
}

async function check(
  db: Db,
  job: JobRow,
  { key, record }: { key: ImportKey; record: ImportRecord },
  { mostRowsOfItem, tooManyRows, beyond }: CheckRules,
  reader: ItemReader,
  after: number,
): Promise<JobStep> {
  const items = atMostRows(await findItems(db, key, after, itemsAtOnce));
  if (items.length === 0) {
    const more = await beyond?.(db, key, record);
    return { position: null, done: 0, failed: 0, result: { ...job.result, ...more } };
  }
  const huge = items.filter(({ rows }) => rows > mostRowsOfItem);
  const small = await withRows(
    db,
    key,
    items.filter(({ rows }) => rows <= mostRowsOfItem),
  );
  const found = await reader.check(small);
  const findings: RowFinding[] = [
    ...found.findings,
    ...huge.map(({ first_row }): RowFinding => ({ row: first_row, level: 'error', message: tooManyRows() })),
  ];
  const wrongRows = new Set(findings.flatMap(({ row, level }) => (level === 'error' ? [row] : [])));
  const wrong = small.filter(({ rows }) => rows.some(({ row }) => wrongRows.has(row)));
  const wrongItems = new Set(wrong.map(({ first_row }) => first_row));
  // What is refused changes nothing.
  const refusedRows = new Set(wrong.flatMap(({ rows }) => rows.map(({ row }) => row)));
  const told = findings.filter(({ level, row }) => level !== 'change' || !refusedRows.has(row));
  const rowsWith = (level: RowFinding['level']) =>
    new Set(told.flatMap((found) => (found.level === level ? [found.row] : []))).size;
  const checked: CheckedItem[] = [
    ...found.checked.map((item): CheckedItem => {
      const action = wrongItems.has(item.first_row) ? 'error' : item.action;
      const isToDo = action === 'create' || action === 'update';
      return { ...item, action, draft: isToDo ? item.draft : null };
    }),
    ...huge.map(
      ({ first_row }): CheckedItem => ({ first_row, action: 'error', record_id: null, draft: null }),
    ),
  ];
  await keepChecked(db, key, checked);
  await keepFindings(db, key, told);

  const refusedItems = new Set(
    checked.filter(({ action }) => action === 'error').map(({ first_row }) => first_row),
  );
  const rowsOf = (some: readonly ItemRow[]) => some.reduce((sum, { rows }) => sum + rows, 0);
  const refused = rowsOf(items.filter(({ first_row }) => refusedItems.has(first_row)));
  const count = (action: string) => checked.filter((item) => item.action === action).length;
  return {
    position: { stage: 'check', after: items.at(-1)?.first_row ?? after },
    done: rowsOf(items) - refused,
    failed: refused,
    result: addedTo(job.result, {
      created: count('create'),
      updated: count('update'),
      same: count('same'),
      skipped: count('skip'),
      refused: count('error'),
      wrong_rows: wrongRows.size,
      refused_rows: refused,
      warned_rows: rowsWith('warning'),
      changed_rows: rowsWith('change'),
    }),
  };
}

/** As many of the items as have rows for one step, and one at least. */
function atMostRows(items: readonly ItemRow[]): ItemRow[] {
  let rows = 0;
  const fit = items.findIndex((item) => {
    rows += item.rows;
    return rows > rowsAtOnce;
  });
  return fit === -1 ? [...items] : items.slice(0, Math.max(1, fit));
}

async function withRows(db: Db, key: ImportKey, items: readonly ItemRow[]): Promise<ItemWithRows[]> {
  const lines = await findRowsOf(
    db,
    key,
    items.map(({ first_row }) => first_row),
  );
  const byItem = new Map(
    items.map(({ first_row }): [number, ItemWithRows] => [first_row, { first_row, rows: [] }]),
  );
  for (const { row, first_row, cells } of lines) byItem.get(first_row)?.rows.push({ row, cells });
  return [...byItem.values()];
}
