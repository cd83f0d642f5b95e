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
import { countStatus, insertProduct, insertVariants, replaceTags, rollUpProduct } from './queries.ts';
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
  const fit = checkEntries(draft.options, draft.variants);
  if (!fit.ok) throw new DomainError('invalid_fields', { fields: { variants: reasonSentence(fit) } });
  await assertCategory(db, storeId, draft.category_id);
  await assertCodesFree(
    db,
    storeId,
    draft.variants.map((given) => ({ given })),
  );

  const id = draft.id?.toLowerCase() ?? newId();
  await assertPicturesShown(db, { storeId, productId: id }, draft.variants);
  const tags = tidyTags(draft.tags);
  const isNew = await insertProduct(
    db,
    {
      store_id: storeId,
      id,
      title: draft.title,
      description: safeDescription(draft.description),
      status: draft.status,
      brand: draft.brand,
      category_id: draft.category_id,
      options: JSON.stringify(draft.options),
      exempt_vat: draft.exempt_vat,
      tax_percent: draft.tax_percent,
      first_image_id: null,
      is_sample: draft.is_sample ?? false,
      created_at: action.receivedAt,
      updated_at: action.receivedAt,
      updated_by: personOf(action.actor),
    },
    tags,
  );
  if (!isNew) throw new DomainError('id_taken');
  await replaceTags(db, storeId, id, tags);

  const variants = await variantRows(db, storeId, id, draft.variants);
  // Nothing was in the way a moment ago, so that somebody else is saving the same code right now.
  if ((await insertVariants(db, variants)) < variants.length) throw new DomainError('code_taken');
  await rollUpProduct(db, id);
  await countStatus(db, storeId, null, draft.status);

  const lines = draft.variants.map(({ opening_stock }, index) => ({
    variantId: variants[index]?.id ?? '',
    quantity: opening_stock,
  }));
  await openStock(db, storeId, lines, action);
  return id;
}

async function variantRows(db: Db, storeId: string, productId: string, drafts: ProductDraft['variants']) {
  const made = await ownBarcodes(
    db,
    storeId,
    drafts.map(({ barcode }) => barcode),
  );
  return drafts.map(({ id, entries, sku, barcode, opening_stock: _, ...rest }, position) => ({
    store_id: storeId,
    id: id?.toLowerCase() ?? newId(),
    product_id: productId,
    position,
    ...nameColumns(entries),
    ...rest,
    ...skuColumns(sku),
    barcode: barcodeColumn(barcode) ?? made.shift() ?? null,
  }));
}
