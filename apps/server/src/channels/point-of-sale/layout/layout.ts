import type { tillLayout, tillLayoutCalls } from '@sokoni/contract/point-of-sale/layout';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { findLayout, findProductsOfPages, type KeptLayout, saveLayout } from './queries.ts';

type Layout = z.output<typeof tillLayout>;
type Calls = typeof tillLayoutCalls;
type LayoutKept = z.output<Calls['GET /marketplace/v1/stores/{id}/point-of-sale/layout']['data']>;
type Draft = z.output<Calls['PUT /marketplace/v1/stores/{id}/point-of-sale/layout']['body']>;

const plain: KeptLayout = { version: 0, barcode_rules: [], pages: [] };

/** How the tills of a store are laid out, for whoever arranges them: with what the products are called. */
export async function readLayout(db: Db, storeId: string): Promise<LayoutKept> {
  const { version, barcode_rules, pages } = (await findLayout(db, storeId)) ?? plain;
  const found = await productsOf(db, storeId, pages);
  return {
    version,
    barcode_rules,
    pages: pages.map(({ product_ids, ...page }) => ({
      ...page,
      products: product_ids.flatMap((id) => {
        const product = found.get(id);
        if (!product) return [];
        return [{ id, title: product.title, image: smallPicture(storeId, product.first_image_id) }];
      }),
    })),
  };
}

/** The same as a till reads it: it knows its products itself. */
export async function layoutOfTill(db: Db, storeId: string): Promise<Layout> {
  const { barcode_rules, pages } = (await findLayout(db, storeId)) ?? plain;
  return { barcode_rules, pages };
}

/**
 * Lays the tills of a store out anew, in full. A product that is gone meanwhile is left out, and one that is named twice stands once.
 * @throws DomainError `changed_meanwhile`
 */
export async function changeLayout(
  db: Db,
  storeId: string,
  { version, barcode_rules, pages }: Draft,
  now: Date,
): Promise<{ before: Layout; after: Layout }> {
  const { version: current, ...before } = (await findLayout(db, storeId)) ?? plain;
  if (current !== version) throw new DomainError('changed_meanwhile');
  const found = await productsOf(db, storeId, pages);
  const after = {
    barcode_rules,
    pages: pages.map(({ product_ids, ...page }) => ({
      ...page,
      product_ids: [...new Set(product_ids.map((id) => id.toLowerCase()))].filter((id) => found.has(id)),
    })),
  };
  const isSaved = await saveLayout(db, storeId, { ...after, version }, now);
  if (!isSaved) throw new DomainError('changed_meanwhile');
  return { before, after };
}

async function productsOf(db: Db, storeId: string, pages: readonly { product_ids: readonly string[] }[]) {
  const rows = await findProductsOfPages(
    db,
    storeId,
    pages.flatMap(({ product_ids }) => product_ids),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
