import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { createProduct, type Making } from './create-product.ts';
import { copyProductImages, rollUpPictures } from './picture-queries.ts';
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
  making: Making,
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
    making,
  );
  await copyProductImages(db, storeId, productId, id);
  await rollUpPictures(db, storeId, id);
  return id;
}
