import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { query } from '@sokoni/server/testing/database/query';
import { openCrowdedStores } from './support/crowded-stores.ts';
import { type List, measureLists } from './support/measure-lists.ts';
import { seedProducts } from './support/seed-products.ts';

// The list of products.
const asked: Record<string, string> = {
  'first page': '',
  'page 100': 'page=100',
  'by price': 'sort=price',
  'by price, page 100': 'sort=-price&page=100',
  'by stock': 'sort=stock',
  'by stock, page 100': 'sort=stock&page=100',
  'by change': 'sort=-updated',
  'active ones': 'status=active',
  'of a brand': 'brand=Brand+7',
  'with a tag': 'tag=tag+7',
  'of a category': 'category_id={shelf}',
  'of a category and those below it': 'category_id={aisle}',
  'the same, by price': 'category_id={aisle}&sort=price',
  drafts: 'status=draft',
  'in stock': 'stock=in',
  'out of stock': 'stock=out',
  'low, by price': 'stock=low&sort=price',
  'beginning of a word, many': 'search=ric',
  'the same, page 100': 'search=ric&page=100',
  'one letter': 'search=b',
  'one letter, page 100': 'search=b&page=100',
  'a word that all have': 'search=brand',
  'titles that begin with a word': 'search=white',
  'drafts with a word': 'search=onion&status=draft',
  'two words of many, the other way around': 'search=onion+white',
  'words, few': 'search=linen+44',
  'radio small': 'search=radio+small',
  'bed king': 'search=bed+king',
  'blender 1.5': 'search=blender+1.5',
  blnder: 'search=blnder',
  'a slip in a word that many have': 'search=coffeee',
  nothing: 'search=nothing+such',
  'an SKU': 'search=SK-777-1',
  'a barcode': 'search=2000000003001',
};

const server = await startServer();
try {
  const stores = await openCrowdedStores(server, async (superUrl, storeId, products) => {
    await seedProducts(superUrl, storeId, products);
    await putOnShelves(superUrl, storeId);
  });
  await measureLists(
    stores,
    Object.fromEntries(
      Object.entries(asked).map(([name, query]): [string, List] => {
        const filter = query.split('&').filter((part) => !/^(page|sort)=/.test(part));
        return [
          `products: ${name}`,
          { rows: `products?${query}`, total: `products/total?${filter.join('&')}` },
        ];
      }),
    ),
    { fill: ({ id }) => findCategories(stores.superUrl, id) },
  );
} finally {
  await dispose(server);
}

/** Ten categories with twenty below each, and as many products in each of those. */
async function putOnShelves(superUrl: string, storeId: string): Promise<void> {
  await query(
    superUrl,
    `insert into app.categories (store_id, id, parent_id, name, slug, position, created_at)
     select $1::uuid, gen_random_uuid(), null, 'Aisle ' || n, 'aisle-' || n, n, now() from generate_series(0, 9) n`,
    [storeId],
  );
  await query(
    superUrl,
    `insert into app.categories (store_id, id, parent_id, name, slug, position, created_at)
     select $1::uuid, gen_random_uuid(), aisle.id, 'Shelf ' || aisle.position * 20 + n, 'shelf-' || aisle.position * 20 + n, n, now()
     from app.categories aisle, generate_series(0, 19) n where aisle.store_id = $1::uuid and aisle.parent_id is null`,
    [storeId],
  );
  await query(
    superUrl,
    `update app.products product set category_id = shelf.id from app.categories shelf
     where product.store_id = $1 and shelf.store_id = $1
       and shelf.name = 'Shelf ' || substring(product.title from '[0-9]+$')::int * 7 % 200`,
    [storeId],
  );
}

/** A category with 20 below it, each with a two-hundredth of the products, and one of those. */
async function findCategories(superUrl: string, storeId: string): Promise<Record<string, string>> {
  const rows = await query<{ id: string; name: string }>(
    superUrl,
    `select id, name from app.categories where store_id = $1 and name in ('Aisle 3', 'Shelf 77')`,
    [storeId],
  );
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  return { aisle: idOf('Aisle 3'), shelf: idOf('Shelf 77') };
}
