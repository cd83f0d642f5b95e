import { Readable } from 'node:stream';
import type { productFilter } from '@sokoni/contract/catalogue/products';
import { safeCell } from '@sokoni/rules/imports/csv-cell';
import {
  csvLine,
  type ExportedProduct,
  type ExportScope,
  exportHeaders,
  exportRows,
} from '@sokoni/rules/imports/products/product-export';
import { grouped } from '@sokoni/rules/lists/group-by';
import type * as z from 'zod';
import { categoryPathsById } from '#catalogue/categories/category-paths.ts';
import { findProductsByIds, findTagsOf, findVariantsOf } from '#catalogue/products/imports/known-queries.ts';
import { selectedProducts } from '#catalogue/products/list/list-queries.ts';
import { readFilter } from '#catalogue/products/list/read-filter.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import { picturePaths } from '#core/pictures/pictures.ts';
import type { Services } from '#core/services.ts';
import { openPlaces } from '#stock/stock-by-location.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { findIdsAfter, findPictureIdsOf, findStockOf } from './export-queries.ts';

const productsAtOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

interface Input {
  store_id: string;
  filter: z.output<typeof productFilter>;
  sees_money: boolean;
  sees_costs: boolean;
  /** Stock belongs to a module of its own. */
  sees_stock: boolean;
}

/** The products that a filter leaves as a file of our own columns, made while it is sent. */
export async function exportFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, filter, ...sees } = input as Input;
  const scope = { userId: null, storeId };
  const { exported, today } = await transaction(services.pool, scope, async (db) => {
    const exported: ExportScope = {
      currency: await storeCurrency(db, storeId),
      seesMoney: sees.sees_money,
      seesCosts: sees.sees_costs,
      locations: sees.sees_stock ? await openPlaces(db, storeId) : [],
    };
    return { exported, today: (await storeDay(db, storeId, services.clock())).today };
  });
  async function* lines() {
    yield `\uFEFF${csvLine(exportHeaders(exported).map(safeCell))}`;
    for (let after = beforeAll; ; ) {
      const products = await transaction(services.pool, scope, async (db) => {
        const selected = await selectedProducts(db, storeId, {
          filter: await readFilter(db, storeId, filter),
        });
        const ids = await findIdsAfter(db, selected, after, productsAtOnce);
        return readExported(db, storeId, ids, services.config.publicUrl);
      });
      yield products.flatMap((product) => exportRows(product, exported).map(csvLine)).join('');
      if (products.length < productsAtOnce) return;
      after = products.at(-1)?.id ?? after;
    }
  }
  return {
    fileName: `products-${today}.csv`,
    type: 'text/csv; charset=utf-8',
    stream: Readable.from(lines()),
  };
}

async function readExported(
  db: Db,
  storeId: string,
  ids: readonly string[],
  publicUrl: string,
): Promise<ExportedProduct[]> {
  const rows = await findProductsByIds(db, storeId, ids, false);
  const tags = grouped(await findTagsOf(db, storeId, ids), ({ product_id }) => product_id);
  const variants = grouped(await findVariantsOf(db, storeId, ids), ({ product_id }) => product_id);
  const pictures = grouped(await findPictureIdsOf(db, storeId, ids), ({ product_id }) => product_id);
  const stock = new Map<string, Record<string, number>>();
  for (const { variant_id, location_id, on_hand } of await findStockOf(db, storeId, ids))
    stock.set(variant_id, { ...stock.get(variant_id), [location_id]: on_hand });
  const paths = await categoryPathsById(db, storeId);
  return rows.map((row) => ({
    ...row,
    category: paths.get(row.category_id ?? '') ?? [],
    tags: (tags.get(row.id) ?? []).map(({ tag }) => tag),
    images: (pictures.get(row.id) ?? []).map(
      ({ image_id }) => publicUrl + picturePaths(storeId, image_id).large,
    ),
    variants: (variants.get(row.id) ?? []).map((variant) => ({
      ...variant,
      stock: stock.get(variant.id) ?? {},
    })),
  }));
}
