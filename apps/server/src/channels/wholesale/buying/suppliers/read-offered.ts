import type {
  offeredQuery,
  offeredVariant,
  wholesaleCart,
  wholesaleProduct,
} from '@sokoni/contract/wholesale/buying';
import { barcodeKey } from '@sokoni/rules/products/barcode';
import type * as z from 'zod';
import { searchProducts } from '#catalogue/products/search/search-products.ts';
import { readCollections } from '#channels/storefront/catalogue/read-collections.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { CartRow } from '../ordering/cart-queries.ts';
import { productView } from './product-view.ts';
import {
  type AgreementRow,
  anyProduct,
  findOffered,
  inCategories,
  type OfferedProduct,
  ofCodes,
  ofVariants,
} from './supplier-queries.ts';

type ProductView = z.output<typeof wholesaleProduct>;

export interface OfferedRequest {
  search: string;
  page: number;
  limit: number;
  /** Null: of all of them. */
  categoryIds?: readonly string[] | null;
}

/** A page of what a company is offered, and whether there is more of it. Read in the supplier's store. */
export async function readOffered(
  db: Db,
  agreement: AgreementRow,
  { search, page, limit, categoryIds = null }: OfferedRequest,
): Promise<{ items: ProductView[]; page: number; limit: number; has_more: boolean }> {
  const isFound = search === '' ? anyProduct : (await searchProducts(db, search)).isProduct;
  const where = categoryIds === null ? isFound : inCategories(categoryIds, isFound);
  const window = { limit: limit + 1, offset: (page - 1) * limit };
  const rows = await findOffered(db, agreement, where, window);
  const items = rows.slice(0, limit).map((row) => productView(agreement, row));
  return { items, page, limit, has_more: rows.length > limit };
}

/** A page of what a company is offered, of a category with those below it where one is named. Read in the supplier's store. */
export async function readOfferedOf(
  db: Db,
  agreement: AgreementRow,
  { category_id: categoryId, ...asked }: z.output<typeof offeredQuery>,
): ReturnType<typeof readOffered> {
  if (categoryId === undefined) return readOffered(db, agreement, asked);
  const categoryIds = (await readCollections(db, agreement.store_id)).withDescendants(categoryId);
  return readOffered(db, agreement, { ...asked, categoryIds });
}

/** What a company is offered under SKUs or barcodes, in the order of the codes. */
export async function readByCode(db: Db, agreement: AgreementRow, codes: readonly string[]) {
  const skuKeys = codes.map((code) => code.trim().toLowerCase());
  const barcodes = codes.map(barcodeKey);
  const rows = await findOffered(db, agreement, ofCodes({ skuKeys, barcodes }), all(codes));
  return codes.map((code, index) => {
    for (const row of rows) {
      const variant = row.variants.find(
        ({ sku, barcode }) => barcode === barcodes[index] || sku.trim().toLowerCase() === skuKeys[index],
      );
      if (!variant) continue;
      return { code, product: productView(agreement, row), combination: variant.name || null };
    }
    return { code, product: null, combination: null };
  });
}

/** What variants a company may order now, with their products, by the id of the variant. */
export async function findOrderable(
  db: Db,
  agreement: AgreementRow,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, OfferedProduct>> {
  const rows = await findOffered(db, agreement, ofVariants(variantIds), all(variantIds));
  return new Map(rows.flatMap((row) => row.variants.map(({ id }) => [id, row] as const)));
}

/** Variants with their products as a company is offered them now. */
export async function readVariants(
  db: Db,
  agreement: AgreementRow,
  variantIds: readonly string[],
): Promise<z.output<typeof offeredVariant>[]> {
  const offered = await findOrderable(db, agreement, variantIds);
  return variantIds.map((variant_id) => {
    const product = offered.get(variant_id);
    return { variant_id, product: product ? productView(agreement, product) : null };
  });
}

/** A cart with its products as they are offered now. */
export async function readCart(
  db: Db,
  agreement: AgreementRow,
  cart: CartRow | undefined,
): Promise<z.output<typeof wholesaleCart>> {
  const lines = cart?.lines ?? [];
  const variants = await readVariants(
    db,
    agreement,
    lines.map(({ variant_id }) => variant_id),
  );
  return {
    lines: lines.map((line, index) => ({ ...line, product: variants[index]?.product ?? null })),
    updated_at: cart?.updated_at.toISOString() ?? null,
  };
}

/** As many products as there can be of so many variants. */
function all(variants: readonly unknown[]) {
  return { limit: variants.length, offset: 0 };
}
