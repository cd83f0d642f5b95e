import type { Finding } from '@sokoni/rules/import-row';
import { makePaths } from '#categories/category-paths.ts';
import { isModuleOn } from '#modules/is-module-on.ts';
import { announce } from '#platform/database/announce.ts';
import { enqueue } from '#platform/database/enqueue.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { holdPlaces } from '#stock/stock-at-places.ts';
import type { JobRow, JobRunner, JobStep } from '#store-jobs/run-job.ts';
import { startJob } from '#store-jobs/start-job.ts';
import { applyBatch } from './apply-batch.ts';
import { countImages } from './image-queries.ts';
import { type PlannedItem, planBatch } from './plan-batch.ts';
import { findImport, type ImportRecord, updateImport } from './queries.ts';
import { findItemsToDo, type ImportKey, type ItemRow, keepDone, keepFindings } from './staging-queries.ts';

const itemsAtOnce = 300;
const variantsAtOnce = 600;

/** The import itself: a few hundred products a step, as the dry run has read them, against the store as it is by now. */
export const runImportRunner: JobRunner = {
  async step(db, job, _prepared, now) {
    const { import_id: importId } = job.input as { import_id: string };
    const storeId = job.store_id;
    const record = await findImport(db, storeId, importId, true);
    if (!record) throw new DomainError('not_found');
    const key = { storeId, importId };
    const { after = 0 } = job.position as { after?: number };
    const items = atMostVariants(await findItemsToDo(db, key, after, itemsAtOnce));
    if (items.length === 0) return finish(db, job, key, now);
    // Whoever switches stock off in the meantime wants none moved.
    const withStock = record.with_stock && (await isModuleOn(db, storeId, 'module_inventory'));
    const planned = await plansOf(db, { ...record, with_stock: withStock }, key, items, now);
    const writable = planned.filter(({ plan }) => plan.action === 'create' || plan.action === 'update');
    const applied = await applyBatch(
      db,
      { storeId, importId, format: record.format, actorUserId: job.created_by, now },
      writable,
    );
    const failed = planned.filter(({ plan }) => plan.action === 'error');
    const idle = planned.filter(({ plan }) => plan.action === 'same' || plan.action === 'skip');
    await keepDone(db, key, [
      ...applied.map((item) => ({ ...item, state: 'done' })),
      ...failed.map(({ first_row }) => ({ first_row, state: 'failed', product_id: null, changes: null })),
      ...idle.map(({ first_row, known }) => ({
        first_row,
        state: 'done',
        product_id: known?.id ?? null,
        changes: null,
      })),
    ]);
    await keepFindings(db, key, [
      ...failed.flatMap(({ findings }) => findings),
      ...(withStock ? [] : leftStock(record, writable)),
    ]);
    await announce(
      db,
      'product',
      applied.map(({ product_id }) => product_id),
    );
    if (applied.some(({ changes }) => changes.moved.length > 0)) await announce(db, 'stock', []);
    if (after === 0) await enqueue(db, 'analyze_new_tables', {});
    const { created = 0, updated = 0, same = 0 } = job.result;
    const made = applied.filter(({ changes }) => changes.created).length;
    return {
      position: { after: items.at(-1)?.first_row ?? after },
      done: planned.length - failed.length,
      failed: failed.length,
      result: { created: created + made, updated: updated + applied.length - made, same: same + idle.length },
    };
  },
};

async function plansOf(
  db: Db,
  record: ImportRecord,
  { storeId }: ImportKey,
  items: readonly ItemRow[],
  now: Date,
): Promise<PlannedItem[]> {
  const drafts = items.flatMap(({ first_row, draft }) => (draft ? [{ first_row, draft }] : []));
  const paths = drafts.flatMap(({ draft }) => (draft.category ? [draft.category] : []));
  const places = record.with_stock
    ? drafts.flatMap(({ draft }) => draft.variants.flatMap(({ stock }) => Object.keys(stock)))
    : [];
  const open = await holdPlaces(db, storeId, [...new Set(places)]);
  const planned = await planBatch(db, {
    storeId,
    format: record.format,
    choices: record,
    items: drafts,
    categories: await makePaths(db, storeId, paths, now),
    held: true,
  });
  return planned.map((item) => {
    const closed =
      record.with_stock &&
      item.draft.variants.find(({ stock }) => Object.keys(stock).some((id) => !open.has(id)));
    if (!closed) return item;
    const finding = {
      row: closed.row,
      level: 'error' as const,
      message: 'The place for this stock was closed meanwhile',
    };
    return {
      ...item,
      plan: { ...item.plan, action: 'error' as const },
      findings: [...item.findings, finding],
    };
  });
}

/** Quantities that the dry run counted with, and that the store keeps no more. */
function leftStock(record: ImportRecord, items: readonly PlannedItem[]): Finding[] {
  if (!record.with_stock) return [];
  return items.flatMap(({ draft }) =>
    draft.variants
      .filter(({ stock }) => Object.keys(stock).length > 0)
      .map(({ row }) => ({
        row,
        level: 'warning' as const,
        message: 'Inventory Management was turned off meanwhile: the quantity was left alone',
      })),
  );
}

/** Pictures are fetched by a work of their own, so that the products need not wait for other people's servers. */
async function finish(db: Db, job: JobRow, { storeId, importId }: ImportKey, now: Date): Promise<JobStep> {
  const pictures = await countImages(db, storeId, importId);
  if (pictures > 0) {
    const jobId = await startJob(
      db,
      storeId,
      job.created_by,
      { kind: 'product_import_images', input: { import_id: importId }, total: pictures, follows: true },
      now,
    );
    await updateImport(db, storeId, importId, { images_job_id: jobId });
  }
  return { position: null, done: 0, failed: 0, result: job.result };
}

function atMostVariants(items: readonly ItemRow[]): ItemRow[] {
  let variants = 0;
  const fit = items.findIndex(({ draft }) => {
    variants += draft?.variants.length ?? 0;
    return variants > variantsAtOnce;
  });
  return fit === -1 ? [...items] : items.slice(0, Math.max(1, fit));
}
