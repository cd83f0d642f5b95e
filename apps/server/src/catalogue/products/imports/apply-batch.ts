import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import type { KnownProduct, VariantValues } from '@sokoni/rules/imports/products/product-import-plan';
import { searchWords } from '@sokoni/rules/lists/search-terms';
import type { DoneItem } from '#catalogue/imports/import-items.ts';
import { countStatuses, replaceTags, rollUpProducts } from '#catalogue/products/queries.ts';
import { barcodeColumn, ownBarcodes, skuColumns } from '#catalogue/products/variant-rows.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { assertStockValue } from '#stock/assert-stock-value.ts';
import { moveStock } from '#stock/move-stock.ts';
import {
  type Columns,
  insertProducts,
  insertVariantRows,
  keepHandles,
  queueImages,
  updateProducts,
  updateVariantRows,
} from './apply-queries.ts';
import { findMeantBarcodes } from './codes-of-file.ts';
import { handleKey, type PlannedItem } from './plan-batch.ts';
import { contentsOf } from './product-contents.ts';

/** What the import of one product has changed, so that it can be put back. */
export interface ItemChanges {
  created: boolean;
  /** What a product that was made said, as `contentsOf` tells it; null for one that was there. */
  contents: string | null;
  /** An earlier undoing had put the product away, and the import brought it back. */
  brought_back: boolean;
  /** Categories that were made for this product and those after it. */
  made_categories: readonly string[];
  before: Columns;
  after: Columns;
  /** Ids of variants that the import made. */
  added: string[];
  changed: { id: string; before: Partial<VariantValues>; after: Partial<VariantValues> }[];
  moved: { variant_id: string; location_id: string; quantity: number }[];
}

export type AppliedItem = DoneItem<ItemChanges>;

interface Writing {
  storeId: string;
  importId: string;
  format: string;
  action: Action;
  /** Categories that the store did not have. */
  madeCategories: readonly string[];
}

/** Writes what was planned for a batch of products, in a dozen statements however many they are. */
export async function applyBatch(
  db: Db,
  { storeId, importId, format, action, madeCategories }: Writing,
  items: readonly PlannedItem[],
): Promise<AppliedItem[]> {
  const made: Columns[] = [];
  const updated: Columns[] = [];
  const tagged: { id: string; tags: readonly string[] }[] = [];
  const variants: Columns[] = [];
  const changedVariants: Columns[] = [];
  const handles: { handle: string; product_id: string }[] = [];
  const images: { id: string; row: number; product_id: string; url: string; alt_text: string }[] = [];
  const given = items.flatMap(({ plan }) => plan.added.map(({ values }) => values.barcode));
  const barcodes = await ownBarcodes(db, storeId, given, (codes) =>
    findMeantBarcodes(db, { storeId, importId }, codes),
  );

  const applied = items.map(({ first_row, draft, known, plan, images: wanted }, index): AppliedItem => {
    const id = known?.id ?? newId();
    const { tags, category_id, ...after } = plan.after;
    const values = { ...known, ...plan.after };
    const words = searchWords(values.title ?? '', values.brand ?? '', values.tags ?? []);
    const isChanged = Object.keys(plan.after).length > 0 || plan.added.length > 0 || plan.changed.length > 0;
    if (!known) made.push({ id, ...after, category_id, words });
    else if (isChanged) {
      const finds = ['title', 'brand', 'tags'].some((column) => column in plan.after);
      const moves = 'category_id' in plan.after ? { has_category: true, category_id } : {};
      const has_tax_percent = 'tax_percent' in plan.after;
      updated.push({ id, ...after, has_tax_percent, ...moves, ...(finds ? { words } : {}) });
    }
    if (tags && (known || tags.length > 0)) tagged.push({ id, tags });
    const moved: ItemChanges['moved'] = [];
    const added = plan.added.map(({ entries, values: given, stock }, place) => {
      const barcode = barcodeColumn(given.barcode) ?? barcodes.shift() ?? '';
      const variant = { id: newId(), entries, ...given, barcode };
      variants.push({
        id: variant.id,
        product_id: id,
        place,
        name: combinationName(entries),
        entries,
        ...variantColumns(variant),
      });
      moved.push(...movesOf(variant.id, stock));
      return variant;
    });
    for (const change of plan.changed) {
      const now = known?.variants.find((variant) => variant.id === change.id);
      if (now && Object.keys(change.after).length > 0)
        changedVariants.push({ id: change.id, ...variantColumns({ ...valuesOf(now), ...change.after }) });
      moved.push(...movesOf(change.id, change.stock));
    }
    const handle = handleKey(format, draft);
    if (handle) handles.push({ handle, product_id: id });
    images.push(...wanted.map((image) => ({ id: newId(), product_id: id, ...image })));
    return {
      first_row,
      record_id: id,
      changes: {
        created: known === null,
        contents: known ? null : contentsOf({ ...plan.after, variants: added }),
        brought_back: known?.is_undone === true && 'status' in plan.after,
        // The first one is undone last.
        made_categories: index === 0 ? madeCategories : [],
        before: { ...plan.before },
        after: known ? { ...plan.after } : {},
        added: added.map(({ id }) => id),
        changed: plan.changed.map(({ id, before, after }) => ({ id, before, after })),
        moved,
      },
    };
  });

  await insertProducts(db, storeId, made, action.receivedAt);
  await updateProducts(db, storeId, updated, action.receivedAt);
  await replaceTags(db, storeId, tagged);
  // Nothing was in the way a moment ago, so that somebody else is saving the same code right now: the step is done anew.
  if ((await insertVariantRows(db, storeId, variants)) < variants.length)
    throw new Error('Its SKU or barcode was taken during the import');
  await updateVariantRows(db, storeId, changedVariants);
  await keepHandles(db, storeId, uniqueHandles(handles));
  await queueImages(db, storeId, importId, images);
  const lines = applied.flatMap(({ changes }) =>
    changes.moved.map(({ variant_id, location_id, quantity }) => ({
      variantId: variant_id,
      locationId: location_id,
      quantity,
    })),
  );
  await rollUpProducts(
    db,
    applied.map(({ record_id }) => record_id),
  );
  const reference = importReference(importId);
  await moveStock(db, storeId, { reason: 'import', reference, note: '', lines }, action);
  await assertStockValue(
    db,
    storeId,
    changedVariants.map(({ id }) => String(id)),
  );
  await countStatuses(
    db,
    storeId,
    items.map(({ known, plan }) => ({
      from: known?.status ?? null,
      to: plan.after.status ?? known?.status ?? null,
    })),
  );
  return applied;
}

/** What the movements of an import belong to. */
export function importReference(importId: string): string {
  return `import:${importId}`;
}

/** The columns of a variant as they are written. */
export function variantColumns(values: VariantValues): Columns {
  return { ...values, ...skuColumns(values.sku), barcode: barcodeColumn(values.barcode) };
}

export function valuesOf(variant: KnownProduct['variants'][number]): VariantValues {
  const { id: _, entries: __, stock: ___, ...values } = variant;
  return values;
}

function movesOf(variantId: string, stock: Readonly<Record<string, number>>): ItemChanges['moved'] {
  return Object.entries(stock).map(([location_id, quantity]) => ({
    variant_id: variantId,
    location_id,
    quantity,
  }));
}

/** The last one of a name counts; a statement may not write one row twice. */
function uniqueHandles(handles: readonly { handle: string; product_id: string }[]) {
  return [...new Map(handles.map((line) => [line.handle, line])).values()];
}
