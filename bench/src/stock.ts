import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { openCrowdedStores } from './support/crowded-stores.ts';
import { measureLists } from './support/measure-lists.ts';
import { seedProducts } from './support/seed-products.ts';
import { seedStock } from './support/seed-stock.ts';

// The lists of stock work: inventory, ledger, low stock, purchasing, and what a scanner asks for.
const server = await startServer();
try {
  const stores = await openCrowdedStores(server, async (superUrl, storeId, products) => {
    await seedProducts(superUrl, storeId, products);
    await seedStock(superUrl, storeId);
  });
  await measureLists(stores, {
    'stock: first page': { rows: 'stock', total: 'stock/total' },
    'stock: page 100': { rows: 'stock?page=100', total: 'stock/total' },
    'stock: at one place': { rows: 'stock?location_id={place}', total: 'stock/total?location_id={place}' },
    'stock: low': { rows: 'stock?state=low', total: 'stock/total?state=low' },
    'stock: low at one place': {
      rows: 'stock?state=low&location_id={place}',
      total: 'stock/total?state=low&location_id={place}',
    },
    'stock: below zero': { rows: 'stock?state=negative', total: 'stock/total?state=negative' },
    'stock: part of a word, many': { rows: 'stock?search=ric', total: 'stock/total?search=ric' },
    'stock: part of a word, few': { rows: 'stock?search=linen+44', total: 'stock/total?search=linen+44' },
    'stock: an SKU': { rows: 'stock?search=SK-777-1', total: 'stock/total?search=SK-777-1' },
    'a scanned code': { rows: 'product-codes/2000000003001' },
    'ledger: newest': { rows: 'stock-ledger' },
    'ledger: sales': { rows: 'stock-ledger?reason=sale' },
    'ledger: of one place': { rows: 'stock-ledger?location_id={place}' },
    'ledger: oversold': { rows: 'stock-ledger?oversold=true' },
    'low stock: newest': { rows: 'low-stock', total: 'low-stock/total' },
    'low stock: out, page 100': {
      rows: 'low-stock?state=out&page=100',
      total: 'low-stock/total?state=out',
    },
    'goods to order: part of a word, many': { rows: 'purchasable-items?search=ric' },
    'purchase orders: page 100': { rows: 'purchase-orders?page=100' },
    'purchase orders: ordered': { rows: 'purchase-orders?state=ordered' },
    'suppliers: page 10': { rows: 'suppliers?page=10' },
    'spreadsheet: first rows': { rows: 'variant-cells' },
  });
} finally {
  await dispose(server);
}
