import { access } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFolder } from '#catalogue/products/samples/sample-folder.ts';
import { types } from '#core/database/access/connect.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { newId } from '#core/ids.ts';
import { query } from '#testing/database/query.ts';
import { expectOk, startTestApp, type TestApp } from '#testing/http/app.ts';
import { chanceOf } from './chance.ts';
import { itemsOf } from './demo-products.ts';
import { buyOnline } from './online/buy-online.ts';
import { demoPassword, owner } from './people.ts';
import { stories } from './scheduled-events.ts';
import { reportDemo } from './seed-demo.ts';
import { startDemo } from './start-demo.ts';

const days = 14;
let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp();
  // Which day it is told on decides what happens in so short a time: on some nothing comes back.
  const now = new Date('2026-06-19T17:00:00Z');
  await reportDemo({ ...app.services, clock: () => now }, days);
  await reportDemo({ ...other.services, clock: () => now }, days);
}, 120_000);
afterAll(() => Promise.all([app.close(), other.close()]));

interface Figures {
  store: string;
  orders: number;
  sold: number;
  outstanding: number;
  outstanding_by_customers: number;
  returns: number;
  drafts: number;
  discounts: number;
  uses: number;
  on_cards: number;
  credit: number;
  grouped: number;
  unpictured: number;
  online: number;
  visits: number;
  unfinished: number;
  to_remind: number;
}

/** What each store comes to. */
async function figures({ database }: TestApp): Promise<Figures[]> {
  const client = new pg.Client({ connectionString: database.superUrl, types });
  await client.connect();
  const { rows } = await client.query<Figures>(`
    select store.sub_domain as store,
           (select count(*)::int from app.orders where store_id = store.id and number is not null) as orders,
           (select sum(total)::int8 from app.orders where store_id = store.id and stage = 'placed') as sold,
           (select coalesce(sum(outstanding), 0)::int8 from app.orders
            where store_id = store.id and stage = 'placed' and outstanding > 0 and customer_id is not null) as outstanding,
           (select coalesce(sum(outstanding), 0)::int8 from app.customers where store_id = store.id) as outstanding_by_customers,
           (select count(*)::int from app.order_returns where store_id = store.id) as returns,
           (select count(*)::int from app.orders where store_id = store.id and stage = 'draft') as drafts,
           (select count(*)::int from app.discounts where store_id = store.id) as discounts,
           (select count(*)::int from app.discount_redemptions where store_id = store.id) as uses,
           (select sum(balance)::int8 from app.gift_cards where store_id = store.id) as on_cards,
           (select sum(amount)::int8 from app.store_credit_entries where store_id = store.id) as credit,
           (select count(*)::int from app.customers where store_id = store.id and group_id is not null) as grouped,
           (select count(*)::int from app.products
            where store_id = store.id and status = 'active' and first_image_id is null) as unpictured,
           (select count(*)::int from app.orders where store_id = store.id and channel = 'web' and stage = 'placed') as online,
           (select sum(visits)::int from app.shop_visits where store_id = store.id) as visits,
           (select count(*)::int from app.checkouts where store_id = store.id and state <> 'placed'
              and expires_at < '2026-06-19T17:00:00Z' and contact ->> 'name' <> ''
              and (contact ->> 'email' <> '') <> (contact ->> 'phone' <> '')) as unfinished,
           (select count(*)::int from app.carts where store_id = store.id and reminders and email <> '') as to_remind
    from app.stores store order by 1`);
  await client.end();
  return rows;
}

describe('CONTRACT Running it: the demo', () => {
  it('tells of three stores that sell, whose debts are those of their orders, with a picture for every product on sale', async () => {
    const told = await figures(app);
    expect(told.map(({ store }) => store)).toEqual(stories.map(({ subDomain }) => subDomain).sort());
    for (const store of told) {
      expect(store.orders).toBeGreaterThan(10);
      expect(store.outstanding).toBe(store.outstanding_by_customers);
      expect(store.unpictured).toBe(0);
      expect(store).toMatchObject({ drafts: 2, discounts: 4, uses: 3, grouped: 11, online: 5 });
      expect(store).toMatchObject({ unfinished: 3, to_remind: 1 });
      expect(store.visits).toBeGreaterThan(50);
      expect(Math.min(store.on_cards, store.credit)).toBeGreaterThan(0);
    }
    expect(told.reduce((sum, { returns }) => sum + returns, 0)).toBeGreaterThan(0);
  });

  it('has a restaurant buy from the wholesaler, and a shop ask to', async () => {
    const [trade] = await query<{
      companies: number;
      asked: number;
      quotes: string[];
      bought: number;
      sent: number;
      has_room: boolean;
    }>(
      app.database.superUrl,
      `select (select count(*)::int from app.wholesale_companies) as companies,
              (select count(*)::int from app.wholesale_requests where status = 'pending') as asked,
              (select array_agg(state order by state) from app.wholesale_quotes) as quotes,
              (select count(*)::int from app.purchase_orders bought
               join app.wholesale_orders placed on placed.purchase_order_id = bought.id) as bought,
              (select sum(fulfilled)::int from app.order_lines line
               join app.wholesale_orders placed on placed.store_id = line.store_id and placed.order_id = line.order_id) as sent,
              (select bool_and(placed.total * 4 <= customer.credit_limit) from app.wholesale_orders deal
               join app.orders placed on placed.store_id = deal.store_id and placed.id = deal.order_id
               join app.customers customer on customer.store_id = placed.store_id and customer.id = placed.customer_id) as has_room`,
    );
    expect(trade).toMatchObject({ companies: 1, asked: 1, bought: 1, quotes: ['countered', 'requested'] });
    // Whatever the year left on the shelves, the first order leaves room for those of the quotes.
    expect(trade?.has_room).toBe(true);
    expect(trade?.sent).toBeGreaterThan(0);
  });

  it('tells the same each time', async () => {
    expect(await figures(other)).toEqual(await figures(app));
  });

  it('told a second time adds nothing', async () => {
    const before = await figures(app);
    expect(await reportDemo(app.services, days)).toEqual([]);
    expect(await figures(app)).toEqual(before);
  });

  it('says whose year was cut off: it is left alone as well, and has no description yet', async () => {
    const client = new pg.Client({ connectionString: other.database.superUrl, types });
    await client.connect();
    await client.query(`update app.stores set description = '' where sub_domain = $1`, [
      stories[1]?.subDomain,
    ]);
    await client.end();
    const before = await figures(other);
    expect(await reportDemo(other.services, days)).toEqual([stories[1]?.name]);
    expect(await figures(other)).toEqual(before);
  });

  it('lets the owner in, who finds three stores', async () => {
    const login = expectOk(
      await app.call('POST /accounts/api/v1/auth/users/login', {
        body: { app_id: 'sokoni', email: owner.email, password: demoPassword, fingerprint: {} },
      }),
    );
    const start = expectOk(await app.call('GET /marketplace/v1/user/start', { token: login.token }));
    expect(start.data.stores.map(({ name }) => name).sort()).toEqual(stories.map(({ name }) => name).sort());
  });

  it('is refused where strangers could log in', async () => {
    const config = { ...app.services.config, production: true };
    await expect(startDemo(config, app.services)).rejects.toThrow('everybody knows');
  });

  it('has a drawing for every product it names', async () => {
    const pictures = stories.flatMap(({ shelves, currency }) =>
      itemsOf(shelves, currency).map(({ picture }) => picture),
    );
    for (const picture of new Set(pictures)) await access(join(sampleFolder, `${picture}-small.webp`));
    expect(pictures.length).toBeGreaterThan(200);
  });

  it('reads the shop in Dubai in Arabic, too, some of which is still to be translated', async () => {
    const [told] = await query<{ kinds: string[]; texts: number }>(
      app.database.superUrl,
      `select array_agg(distinct kind order by kind) as kinds, count(*)::int as texts from app.translations
       where language = 'ar' and store_id = (select id from app.stores where sub_domain = 'creek-trading')`,
    );
    expect(told?.kinds).toEqual(['category', 'menu', 'page', 'product', 'section', 'shop']);
    expect(told?.texts).toBeGreaterThan(25);
  });

  it('has nobody order online where nothing is left', async () => {
    const [story] = stories;
    const [item] = story ? itemsOf(story.shelves, story.currency) : [];
    if (!story || !item) throw new Error('There is no story');
    const { pool, secrets } = app.services;
    const [store] = await query<{ id: string; buyers: string[] }>(
      app.database.superUrl,
      `select id, (select array_agg(customer.id) from app.customers customer where customer.store_id = store.id) as buyers
       from app.stores store where sub_domain = $1`,
      [story.subDomain],
    );
    const { id: storeId = '', buyers = [] } = store ?? {};
    const before = await figures(app);
    await transaction(pool, { userId: null, storeId }, (db) =>
      buyOnline(
        db,
        {
          ...{ storeId, story, buyers, chance: chanceOf('sold out'), supplierIds: [], days },
          ...{ owner: { id: newId(), role: 'manager' }, staff: [], now: new Date('2026-06-19T17:00:00Z') },
          items: [{ ...item, variantId: newId(), left: 0, full: 1 }],
        },
        secrets,
      ),
    );
    const online = (told: Figures[]) => told.map((one) => one.online);
    expect(online(await figures(app))).toEqual(online(before));
  });
});
