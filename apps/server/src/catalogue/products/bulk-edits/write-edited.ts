import { searchWords } from '@sokoni/rules/lists/search-terms';
import type { EditableProduct, EditableVariant } from '@sokoni/rules/products/bulk-edit';
import { countStatuses, rollUpProducts } from '#catalogue/products/queries.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { assertStockValue } from '#stock/assert-stock-value.ts';
import { type FoundProduct, writeProducts, writeTags, writeVariants } from './queries.ts';

export interface EditedProduct {
  before: FoundProduct;
  after: EditableProduct;
}

/** Writes what differs of many products whose rows are locked, and everything that follows from it. */
export async function writeEdited(
  db: Db,
  storeId: string,
  edited: readonly EditedProduct[],
  now: Date,
): Promise<void> {
  if (edited.length === 0) return;
  await writeTags(db, storeId, tagChanges(edited));
  await writeProducts(
    db,
    storeId,
    edited.map(({ before, after }) => ({
      ...after,
      id: before.id,
      words: searchWords(before.title, after.brand, after.tags),
    })),
    now,
  );
  const variants = edited.flatMap(({ before, after }) =>
    after.variants.filter((variant, index) => !isSame(variant, before.variants[index])),
  );
  await writeVariants(db, storeId, variants);
  await assertStockValue(
    db,
    storeId,
    variants.map(({ id }) => id),
  );
  const ids = edited.map(({ before }) => before.id);
  if (variants.length > 0) await rollUpProducts(db, ids);
  await countStatuses(
    db,
    storeId,
    edited.map(({ before, after }) => ({ from: before.status, to: after.status })),
  );
  publishChange(db, 'product', ids);
}

function tagChanges(edited: readonly EditedProduct[]) {
  const missingIn = (tags: readonly string[], others: readonly string[], product_id: string) =>
    tags.filter((tag) => !others.includes(tag)).map((tag) => ({ product_id, tag }));
  return {
    gone: edited.flatMap(({ before, after }) => missingIn(before.tags, after.tags, before.id)),
    came: edited.flatMap(({ before, after }) => missingIn(after.tags, before.tags, before.id)),
  };
}

function isSame(one: EditableVariant, other: EditableVariant | undefined): boolean {
  return (
    other !== undefined &&
    one.price === other.price &&
    one.sales_price === other.sales_price &&
    one.on_sales === other.on_sales &&
    one.cost === other.cost
  );
}
