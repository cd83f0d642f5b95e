import type { productDraft } from '@sokoni/contract/products';
import { tidyTags } from '@sokoni/rules/product-check';
import { checkEntries } from '@sokoni/rules/variant-combinations';
import type { z } from 'zod';
import { assertCategory } from '#categories/keep-category.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { openStock } from '#stock/open-stock.ts';
import { assertPicturesShown } from './assert-pictures-shown.ts';
import { safeDescription } from './description.ts';
import { countStatus, insertProduct, insertVariants, replaceTags, rollUpProduct } from './queries.ts';
import { assertCodesFree, barcodeColumn, nameColumns, ownBarcodes, skuColumns } from './variant-rows.ts';

export type ProductDraft = z.output<typeof productDraft>;

/** Who makes it, and when. */
export interface Making {
  actorUserId: string;
  now: Date;
  /** One of the products that a test store starts with. */
  isSample?: boolean;
}

/**
 * Makes a product with its variants; what they open with goes to the first place of the store.
 * @returns the id of the product
 * @throws DomainError `invalid_fields` when the variants do not fit the options, `code_taken`, `id_taken`, `not_found` for the
 * category
 */
export async function createProduct(
  db: Db,
  storeId: string,
  draft: ProductDraft,
  { actorUserId, now, isSample = false }: Making,
): Promise<string> {
  const fit = checkEntries(draft.options, draft.variants);
  if (!fit.ok) throw new DomainError('invalid_fields', { fields: { variants: fit.message } });
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
      first_image_id: null,
      is_sample: isSample,
      created_at: now,
      updated_at: now,
      updated_by: actorUserId,
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
  await openStock(db, storeId, actorUserId, lines, now);
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
