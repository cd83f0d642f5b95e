import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { createProduct } from './create-product.ts';
import { copyProductImages, rollUpPictures } from './pictures/picture-queries.ts';
import { findProduct, findTags, findVariants } from './queries.ts';

/**
 * Makes a draft that is like the product, without what only one can have: stock, SKUs and barcodes.
 * @returns the id of the copy
 * @throws DomainError `not_found`
 */
export async function copyProduct(
  db: Db,
  storeId: string,
  productId: string,
  title: string,
  action: Action,
): Promise<string> {
  const row = await findProduct(db, storeId, productId);
  if (!row) throw new DomainError('not_found');
  const variants = await findVariants(db, storeId, productId);
  const id = await createProduct(
    db,
    storeId,
    {
      title,
      description: row.description,
      status: 'draft',
      brand: row.brand,
      category_id: row.category_id,
      tags: await findTags(db, storeId, productId),
      options: row.options.map(({ name, entries }) => ({ name, entries: [...entries] })),
      exempt_vat: row.exempt_vat,
      tax_percent: row.tax_percent,
      variants: variants.map(
        ({
          entries,
          active,
          track_quantity,
          price,
          sales_price,
          on_sales,
          cost,
          weight_grams,
          low_stock_at,
        }) => ({
          entries,
          active,
          track_quantity,
          price,
          sales_price,
          on_sales,
          cost,
          weight_grams,
          low_stock_at,
          sku: '',
          barcode: '',
          image_id: null,
          opening_stock: 0,
        }),
      ),
    },
    action,
  );
  await copyProductImages(db, storeId, productId, id);
  await rollUpPictures(db, storeId, id);
  return id;
}
