import { type FileReading, groupOf, type ImportRow } from '@sokoni/rules/imports/import-row';
import { type ColumnMapping, locationOfHeader } from '@sokoni/rules/imports/products/product-columns';
import { draftOf, type ImportDraft } from '@sokoni/rules/imports/products/product-import-draft';
import { productLimits, skuKey } from '@sokoni/rules/products/product-check';
import { combinationLimits } from '@sokoni/rules/products/variant-combinations';
import { categoryPathsById, pathProblem, readPaths } from '#catalogue/categories/category-paths.ts';
import { checkedItem, checkRunner, type ItemWithRows } from '#catalogue/imports/check-import.ts';
import type { RowFinding } from '#catalogue/imports/import-items.ts';
import type { ImportRecord } from '#catalogue/imports/job-import.ts';
import { repeatedInFile } from '#catalogue/imports/row-findings.ts';
import { said, sayImport } from '#catalogue/imports/sentences.ts';
import { safeDescription } from '#catalogue/products/description.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { openPlaces } from '#stock/stock-by-location.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { codesOf } from './codes-of-file.ts';
import { findHolders } from './known-queries.ts';
import { planBatch } from './plan-batch.ts';
import { type ChangeNames, productChanges } from './product-changes.ts';
import { warnOfPromises } from './promised-stock.ts';

/** One product has no more rows than this: its variants and its pictures. */
const mostRowsOfItem = combinationLimits.combinations + productLimits.images;

/** The dry run of products. */
export const checkImportRunner = checkRunner({
  nothing: () => sayImport('file.noProducts'),
  mostRowsOfItem,
  tooManyRows: () => sayImport('row.tooMany', { most: String(mostRowsOfItem) }),
  async reader(db, key, record) {
    const reading = await readingOf(db, key.storeId, record);
    const left = leftColumns(reading, record);
    const names: ChangeNames = {
      currency: reading.currency,
      categories: await categoryPathsById(db, key.storeId),
      locations: new Map((await openPlaces(db, key.storeId)).map(({ id, name }) => [id, name])),
    };
    return {
      keyOf: (cells, before) => groupOf(reading, cells, before),
      joined: (keys) => joinedBySku(db, key.storeId, reading, keys),
      async check(items) {
        const drafts = items.map((item) => readDraft(reading, item));
        const planned = await planBatch(db, {
          storeId: key.storeId,
          format: reading.format,
          choices: record,
          items: drafts,
          categories: await readPaths(db, key.storeId),
          held: false,
        });
        return {
          checked: planned.map(checkedItem),
          findings: [
            ...drafts.flatMap(({ findings }) => findings),
            ...items.flatMap(({ rows }) => leftQuantities(left, rows)),
            ...planned.flatMap(({ findings }) => findings),
            ...(await warnOfPromises(db, key.storeId, planned)),
            ...(await repeatedInFile(db, key, planned.flatMap(codesOf))),
            ...productChanges(planned, names),
          ],
        };
      },
    };
  },
});

/** How the cells of a file are read: what its columns mean, in which currency, and which place each column of stock is. */
async function readingOf(db: Db, storeId: string, record: ImportRecord): Promise<FileReading> {
  const mapping = record.mapping as ColumnMapping;
  const open = await openPlaces(db, storeId);
  const byName = new Map(open.map(({ id, name }) => [name.toLowerCase(), id]));
  const chosen = open.find(({ id }) => id === record.location_id) ?? open[0];
  return {
    format: record.format,
    headers: record.headers,
    mapping,
    currency: await storeCurrency(db, storeId),
    locations: mapping.map((field, index) => {
      if (!record.with_stock) return null;
      if (field === 'quantity') return chosen?.id ?? null;
      const name = locationOfHeader(record.headers[index] ?? '').toLowerCase();
      return field === 'stock_at' || field === 'stock_exported' ? (byName.get(name) ?? null) : null;
    }),
  };
}

interface LeftColumn {
  index: number;
  place: string;
}

/** Columns of stock at a place that is not there, or not open. */
function leftColumns({ mapping, headers, locations }: FileReading, record: ImportRecord): LeftColumn[] {
  if (!record.with_stock) return [];
  return mapping.flatMap((field, index) =>
    field === 'stock_at' && locations[index] === null
      ? [{ index, place: locationOfHeader(headers[index] ?? '') }]
      : [],
  );
}

/** Nothing is left out where the file says that nothing is there. */
function leftQuantities(left: readonly LeftColumn[], rows: readonly ImportRow[]): RowFinding[] {
  return rows.flatMap(({ row, cells }) =>
    left
      .filter(({ index }) => !/^0*$/.test(cells[index]?.trim() ?? ''))
      .map(({ place }) => ({
        row,
        level: 'warning' as const,
        message: sayImport('row.noLocation', { name: place.slice(0, 80) }),
      })),
  );
}

/** Rows that only say an SKU are about its product: all of them are one, so that it is planned, written and undone once. */
async function joinedBySku(
  db: Db,
  storeId: string,
  { format }: FileReading,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const bySku = new Map(
    // In a file of WooCommerce the key is that of the product itself.
    format === 'woocommerce'
      ? []
      : keys.flatMap((key) => (key.startsWith('sku:') ? [[skuKey(key.slice('sku:'.length)), key]] : [])),
  );
  const holders = await findHolders(db, storeId, [...bySku.keys()], []);
  return new Map(
    holders.flatMap(({ sku_key, product_id }) => {
      const key = bySku.get(sku_key ?? '');
      return key === undefined ? [] : [[key, `id:${product_id}`]];
    }),
  );
}

function readDraft(reading: FileReading, { first_row, rows }: ItemWithRows) {
  const { draft, findings } = draftOf(reading, rows);
  const problem = draft.category && pathProblem(draft.category);
  return {
    first_row,
    draft: withSafeDescription(draft),
    findings: problem
      ? [...said(findings), { row: draft.row, level: 'error' as const, message: problem }]
      : said(findings),
  };
}

/** Most descriptions of long files have no markup, and need no look at it. */
function withSafeDescription(draft: ImportDraft): ImportDraft {
  const { description } = draft;
  return description === undefined || !/[<>&]/.test(description)
    ? draft
    : { ...draft, description: safeDescription(description) };
}
