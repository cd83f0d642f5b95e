import { dispose, startServer } from '@sokoni/e2e/server-process';
import { openCrowdedStores } from './crowded-stores.ts';
import { type List, measureLists } from './measure-lists.ts';
import { seedProducts } from './seed-products.ts';

// The list of products.
const asked: Record<string, string> = {
  'first page': '',
  'page 1,000': 'page=1000',
  'by price': 'sort=price',
  'by price, page 1,000': 'sort=-price&page=1000',
  'by stock': 'sort=stock',
  'by stock, page 1,000': 'sort=stock&page=1000',
  'by change': 'sort=-updated',
  'active ones': 'status=active',
  'of a brand': 'brand=Brand+7',
  'with a tag': 'tag=tag+7',
  'out of stock': 'stock=out',
  'low, by price': 'stock=low&sort=price',
  'part of a word, many': 'search=ric',
  'part of a word, few': 'search=linen+44',
  'an SKU': 'search=SK-777-1',
  'a barcode': 'search=2000000003001',
};

const server = await startServer();
try {
  await measureLists(
    await openCrowdedStores(server, seedProducts),
    Object.fromEntries(
      Object.entries(asked).map(([name, query]): [string, List] => {
        const filter = new URLSearchParams(query);
        filter.delete('page');
        filter.delete('sort');
        return [`products: ${name}`, { rows: `products?${query}`, total: `products/total?${filter}` }];
      }),
    ),
  );
} finally {
  await dispose(server);
}
