import type { productDraft } from '@sokoni/contract/catalogue/products';
import { personOf } from '@sokoni/rules/access/actor';
import { tidyTags } from '@sokoni/rules/products/product-check';
import { checkEntries } from '@sokoni/rules/products/variant-combinations';
import type * as z from 'zod';
import { assertCategory } from '#catalogue/categories/save-category.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { reasonSentence } from '#core/errors/sentences.ts';
import { newId } from '#core/ids.ts';
import { openStock } from '#stock/open-stock.ts';
import { safeDescription } from './description.ts';
import { assertPicturesShown } from './pictures/assert-pictures-shown.ts';
import { countStatuses, insertProducts, insertVariants, replaceTags, rollUpProducts } from './queries.ts';
import { assertCodesFree, barcodeColumn, nameColumns, ownBarcodes, skuColumns } from './variant-rows.ts';

export type ProductDraft = z.output<typeof productDraft>;

/** A product that is new. */
export type NewProduct = ProductDraft & {
  /** One of those that a test store starts with. */
  is_sample?: boolean;
};

/**
 * Makes a product with its variants; what they open with goes to the first place of the store.
 * @returns the id of the product
 * @throws DomainError `invalid_fields` when the variants do not fit the options, `code_taken`, `id_taken`, `not_found` for the
 * category
 */
export async function createProduct(
  db: Db,
  storeId: string,
  draft: NewProduct,
  action: Action,
): Promise<string> {
  const [id = ''] = await createProducts(db, storeId, [draft], action);
  return id;
}

/** Makes several products at once, as `createProduct` does one: all of them or none. Answers their ids in the same order. */
export async function createProducts(
  db: Db,
  storeId: string,
  drafts: readonly NewProduct[],
  action: Action,
): Promise<string[]> {
  if (drafts.length === 0) return [];
  for (const { options, variants } of drafts) {
    const fit = checkEntries(options, variants);
    if (!fit.ok) throw new DomainError('invalid_fields', { fields: { variants: reasonSentence(fit) } });
  }
  for (const categoryId of new Set(drafts.map(({ category_id }) => category_id)))
    await assertCategory(db, storeId, categoryId);
  await assertCodesFree(
    db,
    storeId,
    drafts.flatMap(({ variants }) => variants.map((given) => ({ given }))),
  );

  const made = drafts.map((draft) => ({
    ...draft,
    id: draft.id?.toLowerCase() ?? newId(),
    tags: tidyTags(draft.tags),
  }));
  for (const { id, variants } of made) await assertPicturesShown(db, { storeId, productId: id }, variants);
  const rows = made.map((product) => ({
    store_id: storeId,
    id: product.id,
    title: product.title,
    description: safeDescription(product.description),
    status: product.status,
    brand: product.brand,
    category_id: product.category_id,
    options: JSON.stringify(product.options),
    exempt_vat: product.exempt_vat,
    tax_percent: product.tax_percent,
    first_image_id: null,
    is_sample: product.is_sample ?? false,
    created_at: action.receivedAt,
    updated_at: action.receivedAt,
    updated_by: personOf(action.actor),
    tags: product.tags,
  }));
  if ((await insertProducts(db, rows)) < rows.length) throw new DomainError('id_taken');
  await replaceTags(db, storeId, made);

  const variants = await variantRows(db, storeId, made);
  // Nothing was in the way a moment ago, so that somebody else is saving the same code right now.
  if ((await insertVariants(db, variants)) < variants.length) throw new DomainError('code_taken');
  const ids = made.map(({ id }) => id);
  await rollUpProducts(db, ids);
  await countStatuses(
    db,
    storeId,
    made.map(({ status }) => ({ from: null, to: status })),
  );

  const opening = made.flatMap((product) => product.variants.map(({ opening_stock }) => opening_stock));
  const lines = variants.map(({ id }, index) => ({ variantId: id, quantity: opening[index] ?? 0 }));
  await openStock(db, storeId, lines, action);
  return ids;
}

async function variantRows(
  db: Db,
  storeId: string,
  products: readonly { id: string; variants: ProductDraft['variants'] }[],
) {
  const given = products.flatMap(({ variants }) => variants.map(({ barcode }) => barcode));
  const own = await ownBarcodes(db, storeId, given);
  return products.flatMap(({ id: productId, variants }) =>
    variants.map(({ id, entries, sku, barcode, opening_stock: _, ...rest }, position) => ({
      store_id: storeId,
      id: id?.toLowerCase() ?? newId(),
      product_id: productId,
      position,
      ...nameColumns(entries),
      ...rest,
      ...skuColumns(sku),
      barcode: barcodeColumn(barcode) ?? own.shift() ?? null,
    })),
  );
}
