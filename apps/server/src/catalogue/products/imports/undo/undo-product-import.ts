import type { KnownProduct } from '@sokoni/rules/imports/products/product-import-plan';
import { searchWords } from '@sokoni/rules/lists/search-terms';
import { skuKey } from '@sokoni/rules/products/product-check';
import { holdCategories, removeEmptyCategories } from '#catalogue/categories/save-category.ts';
import type { DoneItem, ImportKey } from '#catalogue/imports/import-items.ts';
import { sayImport } from '#catalogue/imports/sentences.ts';
import { undoRunner } from '#catalogue/imports/undo-import.ts';
import { rollUpPictures } from '#catalogue/products/pictures/picture-queries.ts';
import {
  countStatuses,
  deleteVariants,
  findUsedVariants,
  replaceTags,
  rollUpProducts,
} from '#catalogue/products/queries.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { assertStockValue } from '#stock/assert-stock-value.ts';
import { moveStock } from '#stock/move-stock.ts';
import { type ItemChanges, importReference, valuesOf, variantColumns } from '../apply-batch.ts';
import { type Columns, updateProducts, updateVariantRows } from '../apply-queries.ts';
import {
  type CodeHolder,
  findHolders,
  findProductsByIds,
  findTagsOf,
  findVariantsOf,
} from '../known-queries.ts';
import { contentsOf } from '../product-contents.ts';
import { promisedStockLocations } from '../promised-stock.ts';
import {
  deleteProducts,
  findCategoryIds,
  findRecounted,
  findTouchedVariants,
  removePictures,
  switchOff,
} from './undo-queries.ts';

type Known = Map<string, KnownProduct>;
type Done = DoneItem<ItemChanges>;

/** Undoes an import of products. */
export const undoImportRunner = undoRunner<ItemChanges>({
  async undo(db, key, items, by) {
    const made = items.flatMap(({ changes }) => changes.made_categories);
    // Before the items, as for whoever takes a category away.
    if (made.length > 0) await holdCategories(db, key.storeId);
    const known = await readKnown(db, key.storeId, items);
    const added = items.filter(({ changes }) => changes.created);
    const changed = items.filter(({ changes }) => !changes.created);
    const created = await undoCreated(db, key, added, known, by);
    const restored = await undoUpdated(db, key, changed, known, by);
    const ids = items.map(({ record_id }) => record_id);
    await removeEmptyCategories(db, key.storeId, made);
    publishChange(db, 'product', ids);
    publishChange(db, 'stock', []);
    const { removed, archived } = created;
    return {
      kept: [...created.kept, ...restored.kept],
      result: { removed, archived, restored: restored.restored },
    };
  },
});

async function readKnown(db: Db, storeId: string, items: readonly Done[]): Promise<Known> {
  const ids = [...new Set(items.map(({ record_id }) => record_id))].sort();
  const rows = await findProductsByIds(db, storeId, ids, true);
  const tags = await findTagsOf(db, storeId, ids);
  const variants = await findVariantsOf(db, storeId, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...row,
        tags: tags.filter(({ product_id }) => product_id === row.id).map(({ tag }) => tag),
        variants: variants
          .filter(({ product_id }) => product_id === row.id)
          .map(({ product_id: _, ...variant }) => ({ ...variant, stock: {} })),
      },
    ]),
  );
}

/** A product that the import made goes. One that has moved stock stays in the books: its stock is taken back, it is archived, and
 * no category holds it. */
async function undoCreated(
  db: Db,
  { storeId, importId }: ImportKey,
  items: readonly Done[],
  known: Known,
  action: Action,
) {
  const variantIds = items.flatMap(({ changes }) => changes.added);
  const touched = await findTouchedVariants(db, storeId, variantIds, importReference(importId));
  const recounted = await recountedStockLocations(db, { storeId, importId }, items);
  const used = new Set(await findUsedVariants(db, storeId, variantIds));
  const result = { removed: 0, archived: 0, kept: [] as number[] };
  const gone: KnownProduct[] = [];
  const archived: KnownProduct[] = [];
  const lines: { variantId: string; locationId: string; quantity: number }[] = [];
  for (const { first_row, record_id, changes } of items) {
    const product = known.get(record_id);
    if (!product) continue;
    const isAsMade =
      contentsOf(product) === changes.contents &&
      product.variants.every(({ id }) => !touched.has(id)) &&
      !changes.moved.some((stockLocation) => recounted.has(stockLocationKey(stockLocation)));
    if (!isAsMade) result.kept.push(first_row);
    else if (product.variants.some(({ id }) => used.has(id))) {
      archived.push(product);
      lines.push(...changes.moved.map(undone));
    } else gone.push(product);
  }
  const goneVariants = gone.flatMap(({ variants }) => variants.map(({ id }) => id));
  if (goneVariants.length > 0) await deleteVariants(db, storeId, goneVariants);
  await deleteProducts(
    db,
    storeId,
    gone.map(({ id }) => id),
  );
  await updateProducts(
    db,
    storeId,
    archived.map(({ id }) => ({
      ...{ id, status: 'archived', is_undone: true },
      ...{ has_category: true, category_id: null },
    })),
    action.receivedAt,
  );
  await takeBack(db, { storeId, importId }, lines, action);
  await countStatuses(db, storeId, [
    ...gone.map(({ status }) => ({ from: status, to: null })),
    ...archived.map(({ status }) => ({ from: status, to: 'archived' })),
  ]);
  return { ...result, removed: gone.length, archived: archived.length };
}

/** What the import changed is put back where it still says what the import wrote; what was counted since is right as it is, and
 * what is promised to orders by now stays. */
async function undoUpdated(db: Db, key: ImportKey, items: readonly Done[], known: Known, action: Action) {
  const { storeId } = key;
  const added = items.flatMap(({ changes }) => changes.added);
  const used = new Set(await findUsedVariants(db, storeId, added));
  const there = new Set([...known.values()].flatMap(({ variants }) => variants.map(({ id }) => id)));
  const holders = await holdersOf(db, storeId, items);
  const moved = items
    .flatMap(({ changes }) => changes.moved)
    .filter(({ variant_id }) => there.has(variant_id));
  const staying = new Set([
    ...(await recountedStockLocations(db, key, items)),
    ...(await promisedStockLocations(db, storeId, moved)).map(stockLocationKey),
  ]);
  const categories = await findCategoryIds(
    db,
    storeId,
    items.flatMap(({ changes }) =>
      typeof changes.before.category_id === 'string' ? [changes.before.category_id] : [],
    ),
  );
  const products: Columns[] = [];
  const tagged: { id: string; tags: readonly string[] }[] = [];
  const variants: Columns[] = [];
  const statuses: { from: string; to: string }[] = [];
  const lines: { variantId: string; locationId: string; quantity: number }[] = [];
  const kept: number[] = [];
  for (const { first_row, record_id, changes } of items) {
    const product = known.get(record_id);
    if (!product) continue;
    const keepsVariants = changes.added.some((id) => used.has(id));
    const columns = Object.keys(changes.after).filter(
      (column) =>
        same(product[column as keyof KnownProduct], changes.after[column]) &&
        !(column === 'options' && keepsVariants) &&
        !(
          column === 'category_id' &&
          typeof changes.before[column] === 'string' &&
          !categories.has(changes.before[column])
        ),
    );
    const { tags, category_id, ...before } = Object.fromEntries(
      columns.map((column) => [column, changes.before[column]]),
    ) as Columns & { tags?: string[]; category_id?: string | null };
    const words = searchWords(
      String(before.title ?? product.title),
      String(before.brand ?? product.brand),
      tags ?? product.tags,
    );
    const moves = columns.includes('category_id') ? { has_category: true, category_id } : {};
    const is_undone = changes.brought_back && before.status === 'archived';
    const has_tax_percent = columns.includes('tax_percent');
    products.push({ id: product.id, ...before, has_tax_percent, ...moves, words, is_undone });
    if (tags) tagged.push({ id: product.id, tags });
    if (typeof before.status === 'string') statuses.push({ from: product.status, to: before.status });
    let wholly = columns.length === Object.keys(changes.after).length;
    for (const change of changes.changed) {
      const variant = product.variants.find(({ id }) => id === change.id);
      if (!variant) continue;
      const values = valuesOf(variant);
      const back = Object.keys(change.after).filter(
        (column) =>
          same(values[column as keyof typeof values], change.after[column as keyof typeof values]) &&
          !isHeld(holders, change.id, column, change.before),
      );
      wholly &&= back.length === Object.keys(change.after).length;
      if (back.length === 0) continue;
      const restored = Object.fromEntries(
        back.map((column) => [column, change.before[column as keyof typeof values]]),
      );
      variants.push({ id: change.id, ...variantColumns({ ...values, ...restored }) });
    }
    for (const stockLocation of changes.moved) {
      if (!there.has(stockLocation.variant_id)) continue;
      if (staying.has(stockLocationKey(stockLocation))) wholly = false;
      else lines.push(undone(stockLocation));
    }
    if (!wholly) kept.push(first_row);
  }
  const gone = added.filter((id) => there.has(id) && !used.has(id));
  if (gone.length > 0) await deleteVariants(db, storeId, gone);
  await switchOff(db, storeId, [...used]);
  await updateVariantRows(db, storeId, variants);
  await updateProducts(db, storeId, products, action.receivedAt);
  await replaceTags(db, storeId, tagged);
  const ids = products.map(({ id }) => String(id));
  for (const id of await removePictures(db, key, ids)) await rollUpPictures(db, storeId, id);
  await rollUpProducts(db, ids);
  await takeBack(db, key, lines, action);
  await assertStockValue(
    db,
    storeId,
    variants.map(({ id }) => String(id)),
  );
  await countStatuses(db, storeId, statuses);
  return { restored: items.length - kept.length, kept };
}

async function recountedStockLocations(
  db: Db,
  { storeId, importId }: ImportKey,
  items: readonly Done[],
): Promise<Set<string>> {
  const moved = items.flatMap(({ changes }) => changes.moved);
  return new Set((await findRecounted(db, storeId, moved, importReference(importId))).map(stockLocationKey));
}

function undone({ variant_id, location_id, quantity }: ItemChanges['moved'][number]) {
  return { variantId: variant_id, locationId: location_id, quantity: -quantity };
}

function stockLocationKey({ variant_id, location_id }: { variant_id: string; location_id: string }): string {
  return `${variant_id} ${location_id}`;
}

async function takeBack(
  db: Db,
  { storeId, importId }: ImportKey,
  lines: readonly { variantId: string; locationId: string; quantity: number }[],
  action: Action,
): Promise<void> {
  const reference = importReference(importId);
  await moveStock(
    db,
    storeId,
    { reason: 'import', reference, note: sayImport('import.undone'), lines },
    action,
  );
}

async function holdersOf(db: Db, storeId: string, items: readonly Done[]): Promise<CodeHolder[]> {
  const before = items.flatMap(({ changes }) => changes.changed.map(({ before }) => before));
  return findHolders(
    db,
    storeId,
    before.flatMap(({ sku }) => (sku ? [skuKey(sku)] : [])),
    before.flatMap(({ barcode }) => (barcode ? [barcode] : [])),
  );
}

/** Whether somebody else has the code by now that is to be put back. */
function isHeld(
  holders: readonly CodeHolder[],
  id: string,
  column: string,
  { sku, barcode }: { sku?: string; barcode?: string },
): boolean {
  if (column === 'sku')
    return holders.some((holder) => holder.id !== id && sku !== '' && holder.sku_key === skuKey(sku ?? ''));
  return column === 'barcode' && holders.some((holder) => holder.id !== id && holder.barcode === barcode);
}

function same(now: unknown, then: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(Array.isArray(value) && typeof value[0] === 'string' ? [...value].sort() : value);
  return text(now) === text(then);
}
