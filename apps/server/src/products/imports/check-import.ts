import { barcodeKey } from '@sokoni/rules/barcode';
import { type ColumnMapping, type ImportFormat, locationOfHeader } from '@sokoni/rules/import-columns';
import { draftOf, type ImportDraft } from '@sokoni/rules/import-draft';
import { type FileReading, type Finding, groupOf } from '@sokoni/rules/import-row';
import { productLimits, skuKey } from '@sokoni/rules/product-check';
import { combinationLimits } from '@sokoni/rules/variant-combinations';
import { pathProblem, readPaths } from '#categories/category-paths.ts';
import { enqueue } from '#platform/database/enqueue.ts';
import { type Db, transaction } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { safeDescription } from '#products/description.ts';
import { openPlaces } from '#stock/stock-at-places.ts';
import type { JobRow, JobRunner, JobStep } from '#store-jobs/run-job.ts';
import { storeCurrency } from '#stores/store-currency.ts';
import { type PlannedItem, planBatch } from './plan-batch.ts';
import { findImport, type ImportRecord } from './queries.ts';
import { type FilePosition, type ReadRows, readRows } from './read-rows.ts';
import {
  type CheckedItem,
  claimCodes,
  clearStaged,
  findItems,
  findRowsOf,
  type ImportKey,
  type ItemRow,
  keepChecked,
  keepFindings,
  stageRows,
} from './staging-queries.ts';

/** Rows that a file may have below its headers. */
const mostRows = 50_000;
const itemsAtOnce = 500;
const rowsAtOnce = 1000;
/** One product has no more rows than this: its variants and its pictures. */
const mostRowsOfProduct = combinationLimits.combinations + productLimits.images;

/** First the rows are read, then the products are checked. */
type Position =
  | { stage?: undefined }
  | ({ stage: 'read'; key: string | null; staged: number } & FilePosition)
  | { stage: 'check'; after: number };

interface Prepared {
  record: ImportRecord;
  read: ReadRows | null;
}

/** The dry run: reads the file into tables, and says row by row what an import would do. */
export const checkImportRunner: JobRunner<Prepared> = {
  async prepare(job, { pool, files }) {
    const scope = { userId: job.created_by, storeId: job.store_id };
    const record = await transaction(pool, scope, (db) => recordOf(db, job));
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
    const reading = await readingOf(db, key.storeId, record);
    if (position.stage === 'read') return stage(db, key, reading, position, read);
    return check(db, job, key, reading, record, position.after);
  },
};

async function recordOf(db: Db, job: JobRow): Promise<ImportRecord> {
  const { import_id } = job.input as { import_id: string };
  const record = await findImport(db, job.store_id, import_id, true);
  if (!record) throw new DomainError('not_found');
  return record;
}

/** How the cells of a file are read: what its columns mean, in which currency, and which place each column of stock is. */
async function readingOf(db: Db, storeId: string, record: ImportRecord): Promise<FileReading> {
  const mapping = record.mapping as ColumnMapping;
  const open = await openPlaces(db, storeId);
  const byName = new Map(open.map(({ id, name }) => [name.toLowerCase(), id]));
  const chosen = open.find(({ id }) => id === record.location_id) ?? open[0];
  return {
    format: record.format as ImportFormat,
    headers: record.headers,
    mapping,
    currency: await storeCurrency(db, storeId),
    locations: mapping.map((field, index) => {
      if (!record.with_stock) return null;
      if (field === 'quantity') return chosen?.id ?? null;
      const name = locationOfHeader(record.headers[index] ?? '').toLowerCase();
      return field === 'stock_at' ? (byName.get(name) ?? null) : null;
    }),
  };
}

async function stage(
  db: Db,
  key: ImportKey,
  reading: FileReading,
  position: Extract<Position, { stage: 'read' }>,
  read: ReadRows | null,
): Promise<JobStep> {
  if (!read) throw new Error('The rows of this step were not read');
  let group = position.key ?? undefined;
  const staged = [];
  for (const { row, cells } of read.rows) {
    if (row === 1) continue;
    const found = groupOf(reading, cells, group);
    if (found === undefined) continue;
    group = found;
    staged.push({ row, key: found.slice(0, 500), cells });
  }
  const total = position.staged + staged.length;
  if (total > mostRows) {
    throw new DomainError('not_a_table', {
      message: 'The file has more than 50,000 rows. Split it, and import the parts one after the other.',
    });
  }
  if (read.ended && total === 0)
    throw new DomainError('not_a_table', { message: 'The file has no products below its headers.' });
  await stageRows(db, key, staged);
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
  key: ImportKey,
  reading: FileReading,
  record: ImportRecord,
  after: number,
): Promise<JobStep> {
  const items = atMostRows(await findItems(db, key, after, itemsAtOnce));
  if (items.length === 0) return { position: null, done: 0, failed: 0, result: job.result };
  const huge = items.filter(({ rows }) => rows > mostRowsOfProduct);
  const small = items.filter(({ rows }) => rows <= mostRowsOfProduct);
  const drafts = await readDrafts(db, key, reading, small);
  const findings: Finding[] = drafts.flatMap(({ findings }) => findings);
  const planned = await planBatch(db, {
    storeId: key.storeId,
    format: reading.format,
    choices: record,
    items: drafts,
    categories: await readPaths(db, key.storeId),
    held: false,
  });
  findings.push(...planned.flatMap((item) => item.findings), ...(await repeatedCodes(db, key, planned)));
  for (const { first_row } of huge)
    findings.push({
      row: first_row,
      level: 'error',
      message: `More than ${mostRowsOfProduct} rows are one product. Give the products titles of their own.`,
    });

  const wrongRows = new Set(findings.flatMap(({ row, level }) => (level === 'error' ? [row] : [])));
  const wrongItems = new Set(
    drafts.filter(({ rows }) => rows.some((row) => wrongRows.has(row))).map(({ first_row }) => first_row),
  );
  const checked: CheckedItem[] = [
    ...planned.map(({ first_row, plan, known, draft }): CheckedItem => {
      const action = wrongItems.has(first_row) ? 'error' : plan.action;
      const isToDo = action === 'create' || action === 'update';
      return { first_row, action, product_id: known?.id ?? null, draft: isToDo ? draft : null };
    }),
    ...huge.map(
      ({ first_row }): CheckedItem => ({ first_row, action: 'error', product_id: null, draft: null }),
    ),
  ];
  await keepChecked(db, key, checked);
  await keepFindings(db, key, findings);

  const rowsIn = (action: string) =>
    items.reduce(
      (sum, { first_row, rows }) =>
        sum + (checked.some((item) => item.first_row === first_row && item.action === action) ? rows : 0),
      0,
    );
  const count = (action: string) => checked.filter((item) => item.action === action).length;
  const refused = rowsIn('error');
  return {
    position: { stage: 'check', after: items.at(-1)?.first_row ?? after },
    done: items.reduce((sum, { rows }) => sum + rows, 0) - refused,
    failed: refused,
    result: added(job.result, {
      created: count('create'),
      updated: count('update'),
      same: count('same'),
      skipped: count('skip'),
      refused: count('error'),
      wrong_rows: wrongRows.size,
      refused_rows: refused,
      warned_rows: new Set(findings.flatMap(({ row, level }) => (level === 'warning' ? [row] : []))).size,
    }),
  };
}

/** As many of the products as have rows for one step, and one at least. */
function atMostRows(items: readonly ItemRow[]): ItemRow[] {
  let rows = 0;
  const fit = items.findIndex((item) => {
    rows += item.rows;
    return rows > rowsAtOnce;
  });
  return fit === -1 ? [...items] : items.slice(0, Math.max(1, fit));
}

async function readDrafts(db: Db, key: ImportKey, reading: FileReading, items: readonly ItemRow[]) {
  const lines = await findRowsOf(
    db,
    key,
    items.map(({ first_row }) => first_row),
  );
  const byItem = new Map<number, typeof lines>(items.map(({ first_row }) => [first_row, []]));
  for (const line of lines) byItem.get(line.first_row)?.push(line);
  return items.map(({ first_row }) => {
    const rows = byItem.get(first_row) ?? [];
    const { draft, findings } = draftOf(reading, rows);
    const problem = draft.category && pathProblem(draft.category);
    return {
      first_row,
      rows: rows.map(({ row }) => row),
      draft: withSafeDescription(draft),
      findings: problem
        ? [...findings, { row: draft.row, level: 'error' as const, message: problem }]
        : findings,
    };
  });
}

/** Most descriptions of long files have no markup, and need no look at it. */
function withSafeDescription(draft: ImportDraft): ImportDraft {
  const { description } = draft;
  return description === undefined || !/[<>&]/.test(description)
    ? draft
    : { ...draft, description: safeDescription(description) };
}

/** SKUs and barcodes that stand in the file twice. */
async function repeatedCodes(db: Db, key: ImportKey, planned: readonly PlannedItem[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const first = new Map<string, number>();
  const repeat = (row: number, code: string, before: number) =>
    findings.push({
      row,
      level: 'error',
      message: `Row ${before} has this ${code.startsWith('sku:') ? 'SKU' : 'barcode'} already`,
    });
  for (const { draft, plan } of planned) {
    if (plan.action === 'skip') continue;
    for (const { row, sku, barcode } of draft.variants) {
      for (const code of [
        ...(sku ? [`sku:${skuKey(sku)}`] : []),
        ...(barcode ? [`barcode:${barcodeKey(barcode)}`] : []),
      ]) {
        const before = first.get(code);
        if (before === undefined) first.set(code, row);
        else repeat(row, code, before);
      }
    }
  }
  const held = await claimCodes(
    db,
    key,
    [...first].map(([code, row]) => ({ code, row })),
  );
  for (const [code, before] of held) repeat(first.get(code) ?? 0, code, before);
  return findings;
}

function added(before: Record<string, number>, more: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(more).map(([name, count]) => [name, (before[name] ?? 0) + count]));
}
