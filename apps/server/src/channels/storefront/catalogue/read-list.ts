import type { ProductList } from '@sokoni/themes/shop.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { cardOf } from './cards.ts';
import { findFacets } from './facet-queries.ts';
import { type ListRequest, mostPages } from './list-request.ts';
import { type CardSelection, countShown, findCards } from './queries.ts';
import { isFiltered } from './search/shown-products.ts';

/** So many fill whole rows of two, three, four and six. */
const productsOfPage = 24;

/**
 * One page of the products that a collection or a search shows.
 * @param path the address of the list as it stands before it is narrowed
 */
export async function readList(
  db: Db,
  storeId: string,
  where: CardSelection['where'],
  path: string,
  { sort, page, filter }: ListRequest,
): Promise<ProductList> {
  const narrowed = isFiltered(where, filter);
  const [total, rows, facets] = await pipelined([
    countShown(db, storeId, narrowed),
    findCards(db, storeId, {
      ...{ where: narrowed, sort, limit: productsOfPage, offset: (page - 1) * productsOfPage },
    }),
    findFacets(db, storeId, where),
  ]);
  return {
    products: rows.map((row) => cardOf(storeId, row)),
    ...{ total, page, pages: Math.min(mostPages, Math.max(1, Math.ceil(total / productsOfPage))) },
    ...{ path, sort, filter, facets },
  };
}
