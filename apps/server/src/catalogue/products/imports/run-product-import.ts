import type { ImportDraft } from '@sokoni/rules/imports/products/product-import-draft';
import { makePaths } from '#catalogue/categories/category-paths.ts';
import { removeEmptyCategories } from '#catalogue/categories/save-category.ts';
import type { ItemRow, RowFinding } from '#catalogue/imports/import-items.ts';
import type { ImportRecord } from '#catalogue/imports/job-import.ts';
import { type ImportWork, runRunner } from '#catalogue/imports/run-import.ts';
import { sayImport } from '#catalogue/imports/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { holdPlaces } from '#stock/stock-by-location.ts';
import { isModuleOn } from '#tenancy/modules/is-module-on.ts';
import { startJob } from '#tenancy/store-jobs/start-job.ts';
import { applyBatch } from './apply-batch.ts';
import { countImages } from './images/image-queries.ts';
import { type PlannedItem, planBatch } from './plan-batch.ts';

const variantsAtOnce = 600;

/** The import of products: against the store as it is by now, and without more variants a step than it can take. */
export const runImportRunner = runRunner<ImportDraft>({
  atMost: atMostVariants,

  async apply(db, { key, record, action }, items) {
    const { storeId, importId } = key;
    // Whoever switches stock off in the meantime wants none moved.
    const withStock = record.with_stock && (await isModuleOn(db, storeId, 'module_inventory'));
    const { planned, madeCategories } = await plansOf(
      db,
      { ...record, with_stock: withStock },
      items,
      action.receivedAt,
    );
    const writable = planned.filter(({ plan }) => plan.action === 'create' || plan.action === 'update');
    const written = await applyBatch(
      db,
      { storeId, importId, format: record.format, action, madeCategories },
      writable,
    );
    if (written.length === 0) await removeEmptyCategories(db, storeId, madeCategories);
    const failed = planned.filter(({ plan }) => plan.action === 'error');
    const idle = planned.filter(({ plan }) => plan.action === 'same' || plan.action === 'skip');
    const ids = written.map(({ record_id }) => record_id);
    publishChange(db, 'product', ids);
    if (written.some(({ changes }) => changes.moved.length > 0)) publishChange(db, 'stock', []);
    return {
      written,
      failed,
      idle: idle.map(({ first_row, known }) => ({ first_row, record_id: known?.id ?? null })),
      findings: [
        ...failed.flatMap(({ findings }) => findings),
        ...(withStock ? [] : leftStock(record, writable)),
      ],
    };
  },

  follow,
});

async function plansOf(
  db: Db,
  record: ImportRecord,
  drafts: readonly { first_row: number; draft: ImportDraft }[],
  now: Date,
): Promise<{ planned: PlannedItem[]; madeCategories: readonly string[] }> {
  const storeId = record.store_id;
  const paths = drafts.flatMap(({ draft }) => (draft.category ? [draft.category] : []));
  const places = record.with_stock
    ? drafts.flatMap(({ draft }) => draft.variants.flatMap(({ stock }) => Object.keys(stock)))
    : [];
  const open = await holdPlaces(db, storeId, [...new Set(places)]);
  const categories = await makePaths(db, storeId, paths, now);
  const planned = await planBatch(db, {
    storeId,
    format: record.format,
    choices: record,
    items: drafts,
    categories,
    held: true,
  });
  const changed = new Map<string, number>();
  const checked = planned.map((item) => {
    const closed =
      record.with_stock &&
      item.draft.variants.find(({ stock }) => Object.keys(stock).some((id) => !open.has(id)));
    if (closed) return refused(item, closed.row, sayImport('row.locationClosed'));
    if (!item.known || item.plan.action !== 'update') return item;
    // The dry run has seen that the file names no product twice; meanwhile somebody may have given a code to another one.
    const before = changed.get(item.known.id);
    if (before !== undefined)
      return refused(item, item.draft.row, sayImport('row.again.product', { before: String(before) }));
    changed.set(item.known.id, item.draft.row);
    return item;
  });
  return { planned: checked, madeCategories: categories.made };
}

function refused(item: PlannedItem, row: number, message: string): PlannedItem {
  return {
    ...item,
    plan: { ...item.plan, action: 'error' },
    findings: [...item.findings, { row, level: 'error', message }],
  };
}

/** Quantities that the dry run counted with, and that the store keeps no more. */
function leftStock(record: ImportRecord, items: readonly PlannedItem[]): RowFinding[] {
  if (!record.with_stock) return [];
  return items.flatMap(({ draft }) =>
    draft.variants
      .filter(({ stock }) => Object.keys(stock).length > 0)
      .map(({ row }) => ({
        row,
        level: 'warning' as const,
        message: sayImport('row.inventoryOff'),
      })),
  );
}

/** Pictures are fetched by a work of their own, so that the products need not wait for other people's servers. */
async function follow(db: Db, { key, action }: ImportWork): Promise<{ images_job_id?: string }> {
  const pictures = await countImages(db, key.storeId, key.importId);
  if (pictures === 0) return {};
  const images_job_id = await startJob(
    db,
    key.storeId,
    action.actor,
    { kind: 'product_import_images', input: { import_id: key.importId }, total: pictures, follows: true },
    action.receivedAt,
  );
  return { images_job_id };
}

function atMostVariants(items: readonly ItemRow<ImportDraft>[]): ItemRow<ImportDraft>[] {
  let variants = 0;
  const fit = items.findIndex(({ draft }) => {
    variants += draft?.variants.length ?? 0;
    return variants > variantsAtOnce;
  });
  return fit === -1 ? [...items] : items.slice(0, Math.max(1, fit));
}
