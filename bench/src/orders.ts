import { newMerchant, newStore } from '@sokoni/e2e/support/server/api';
import { embeddedDatabase } from '@sokoni/e2e/support/server/embedded-database';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { query } from '@sokoni/server/testing/database/query';
import type { CrowdedStore } from './support/crowded-stores.ts';
import { type List, measureLists } from './support/measure-lists.ts';
import { measurePlacing } from './support/measure-placing.ts';
import { measureReports } from './support/measure-reports.ts';
import { report } from './support/report.ts';
import { seedNeighbourOrders, seedOrders } from './support/seed-orders.ts';
import { seedNeighbours, seedProducts } from './support/seed-products.ts';

// A store with 1,000,000 orders of three lines and 50,000 customers, and one with a hundredth of that, among 200 other stores;
// `ORDERS=100000` for a smaller try.
const orders = Number(process.env.ORDERS ?? 1_000_000);
const totalMs = 300;
const products = 10_000;

const asked: Record<string, string> = {
  'first page': '',
  'page 100': 'page=100',
  'oldest first': 'sort=number',
  'by total': 'sort=-total',
  'by total, page 100': 'sort=total&page=100',
  'by due day': 'sort=due',
  'by due day, latest first, page 100': 'sort=-due&page=100',
  'of a state': 'state=paid',
  paid: 'payment_status=paid',
  'paid in part': 'payment_status=part_paid',
  'refund due': 'payment_status=refund_due',
  unfulfilled: 'fulfilment_status=unfulfilled',
  fulfilled: 'fulfilment_status=fulfilled',
  'of a payment type': 'payment_type=credit',
  'of a channel': 'channel=web',
  'of a customer': 'customer_id={customer}',
  'of nobody in particular': 'customer_id=none',
  'of a seller': 'seller={seller}',
  'of a product': 'product_id={product}',
  'of some months': 'from=2026-01-01&to=2026-03-31',
  'of a category': 'category_id={category}',
  'of a category in some months': 'category_id={category}&from=2026-01-01&to=2026-03-31',
  'of no product': 'product_id=none',
  'of a rate of VAT': 'vat_percent=16',
  'of a discount': 'discount_id={discount}',
  'with a tag': 'tag=gift',
  'with returns in some months': 'returned_from=2026-01-01&returned_to=2026-03-31',
  unpaid: 'unpaid=true',
  'owing, by due day': 'unpaid=true&sort=due',
  overdue: 'ageing=overdue',
  'overdue, by due day': 'ageing=overdue&sort=due',
  'with shipping': 'shipping=true',
  'to hand over': 'unfulfilled=true',
  'by number': 'search=%235000',
  'by a name that 1,500 customers have': 'search=mwangi',
  'by a whole name': 'search=asha+okafor',
  'by phone': 'search=0700+00',
  'by a product, many': 'search=ric',
  'by a product, few': 'search=linen+44',
  'by an SKU': 'search=SK-777-1',
};

const server = await startServer();
try {
  const merchant = await newMerchant(server.url);
  const { token, userId } = merchant;
  const { superUrl, appUrl } = await embeddedDatabase(server.dataDir);
  const startedAt = performance.now();
  const open = async (howMany: number): Promise<CrowdedStore> => {
    const { id } = await newStore(server.url, token, { module_inventory: 'active' });
    await seedProducts(superUrl, id, products);
    await seedOrders(superUrl, id, howMany);
    // Its orders are real ones.
    await query(superUrl, "update app.stores set mode = 'live' where id = $1", [id]);
    return { id, place: '' };
  };
  const small = await open(orders / 100);
  await seedNeighbours(superUrl, small.id, 200, 100);
  await seedNeighbourOrders(superUrl, small.id, 500);
  const large = await open(orders);
  await query(superUrl, 'vacuum analyze');
  await query(superUrl, 'checkpoint');
  report('seeded', { orders, time: `${Math.round((performance.now() - startedAt) / 1000)} s` });

  const stores = { server, token, superUrl, appUrl, large, small };
  const lists = Object.entries(asked).map(([name, text]): [string, List] => {
    const filter = new URLSearchParams(text);
    for (const key of ['page', 'sort']) filter.delete(key);
    const total = decodeURIComponent(`${filter}`).replaceAll('#', '%23');
    return [`orders: ${name}`, { rows: `orders?${text}`, total: `orders/total?${total}` }];
  });
  await measureLists(stores, Object.fromEntries(lists), { totalMs, fill: fillOf(superUrl, userId) });
  await measureReports(stores);
  await measurePlacing(stores, userId);
} finally {
  await dispose(server);
}

/** What each store has of its own. */
function fillOf(superUrl: string, seller: string) {
  return async ({ id }: CrowdedStore): Promise<Record<string, string>> => {
    const [found] = await query<Record<'customer' | 'product' | 'category' | 'discount', string>>(
      superUrl,
      `select (select id from app.customers where store_id = $1 order by name limit 1) as customer,
         (select product_id from app.sold_items where store_id = $1 limit 1) as product,
         (select id from app.categories where store_id = $1 and position = 7) as category,
         (select id from app.discounts where store_id = $1) as discount`,
      [id],
    );
    return { ...found, seller };
  };
}
