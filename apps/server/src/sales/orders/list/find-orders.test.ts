import { wallTimeOf } from '@sokoni/rules/wall-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);
const pod = { payment_type: 'pod' };
const own = (title: string) => [{ title, unit_price: 700, quantity: 1 }];

async function sell(fields: object): Promise<{ id: string; number: string; version: number }> {
  const { data, message } = await client.make({ lines: own('Repair'), settlement: pod, ...fields });
  if (!data) throw new Error(message);
  return { id: data.id, number: data.number ?? '', version: data.version };
}

/** The numbers that are listed, after it is checked that they are counted so. */
async function numbers(
  { sort = '', limit = '100', page = '1', ...filter }: Record<string, string>,
  of = client,
) {
  const listed = (await of.list({ ...filter, sort, limit, page })).data.items.map(({ number }) => number);
  if (page === '1' && limit === '100') expect((await of.count(filter)).data.total).toBe(listed.length);
  return listed;
}

describe('Orders are found', () => {
  it('by number, as people say it', async () => {
    const { number } = await sell({});
    const figure = number.replace('T-', '');
    for (const search of [figure, `#${figure}`, number, number.toLowerCase(), `t${figure}`])
      expect(await numbers({ search }), search).toContain(number);
    expect(await numbers({ search: `#${figure}` })).toEqual([number]);
    expect(await numbers({ search: '#1' })).toEqual([]);
  });

  it('by a number of another series, and listed by when they were placed all the same', async () => {
    const [before, own, after] = [await sell({}), await sell({}), await sell({})];
    const number = 'R2-000123';
    await query(app.database.superUrl, 'update app.orders set number = $1 where id = $2', [number, own.id]);
    for (const search of [number, 'r2-000123', '#r2-000123'])
      expect(await numbers({ search }), search).toEqual([number]);
    expect(await numbers({ search: '#000123' })).toEqual([]);
    expect((await numbers({})).slice(0, 3)).toEqual([after.number, number, before.number]);
  });

  it('by the name, the e-mail and the phone of who bought, in any spelling', async () => {
    const { data } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
      token: owner.token,
      params: { id: owner.storeId },
      body: { name: 'Zéphyrine Kamau', email: 'zk@example.com', phone: '+254722000111' },
    });
    const [first, second] = [await sell({ customer_id: data.id }), await sell({ customer_id: data.id })];
    for (const search of [
      'zephyr',
      'KAMAU zeph',
      'zk@exam',
      'zephryine',
      '0722 000 111',
      '+254 722-000-111',
      '722000',
    ])
      expect(await numbers({ search }), search).toEqual([second.number, first.number]);
    expect(await numbers({ search: 'kamau', sort: 'number' })).toEqual([first.number, second.number]);
    expect(await numbers({ search: 'kamau', sort: '-total' })).toEqual([second.number, first.number]);
    expect(await numbers({ search: 'kamau', state: 'placed' })).toEqual([second.number, first.number]);
    expect(await numbers({ search: 'kamau', state: 'cancelled' })).toEqual([]);
    expect(await numbers({ search: 'kamau', limit: '1', page: '2' })).toEqual([first.number]);
  });

  it('by what stands on their lines, as it was called when it was sold', async () => {
    const item = await newItem(
      app,
      owner,
      { price: 500, opening_stock: 9, track_quantity: true, sku: 'KK-77' },
      'Kikoi blanket',
    );
    const sold = await sell({ lines: [{ variant_id: item.variantId, quantity: 1 }] });
    const hand = await sell({ lines: [...own('Carving of a giraffe'), ...own('Polish')] });
    for (const search of ['kikoi', 'blanket kik', 'blnaket', 'KK-7', 'kk-77'])
      expect(await numbers({ search }), search).toEqual([sold.number]);
    for (const search of ['giraf', 'gi', 'giraffe carving', 'girafe', 'polish'])
      expect(await numbers({ search }), search).toEqual([hand.number]);
    expect(await numbers({ search: 'K-77' })).toEqual([]);
    expect(await numbers({ product_id: item.productId })).toEqual([sold.number]);
    expect(await numbers({ product_id: item.productId, sort: 'total', state: 'placed' })).toEqual([
      sold.number,
    ]);

    await query(app.database.superUrl, "update app.products set title = 'Other' where id = $1", [
      item.productId,
    ]);
    expect(await numbers({ search: 'kikoi' })).toEqual([sold.number]);
    const kept = (await client.read(hand.id)).data.lines;
    await client.change(hand.id, {
      version: hand.version,
      lines: [{ id: kept[0]?.id, title: 'Carving of a lion', quantity: 1 }, ...own('Varnish')],
    });
    for (const search of ['giraffe', 'polish', 'polsih'])
      expect(await numbers({ search }), search).toEqual([]);
    for (const search of ['lion', 'varnish'])
      expect(await numbers({ search }), search).toEqual([hand.number]);
  });

  it('by tag, also after it was changed', async () => {
    const { number, id, version } = await sell({ tags: ['Gift', 'Fragile'] });
    expect(await numbers({ tag: 'gift' })).toEqual([number]);
    expect(await numbers({ tag: 'FRAGILE', sort: 'due' })).toEqual([number]);
    await client.change(id, { version, tags: ['Fragile', 'Rush'] });
    expect(await numbers({ tag: 'gift' })).toEqual([]);
    expect(await numbers({ tag: 'rush', state: 'placed' })).toEqual([number]);
    const tags = async (search: string, token = owner.token) =>
      (
        await app.call('GET /marketplace/v1/stores/{id}/order-tags', {
          token,
          params: { id: owner.storeId },
          query: { search },
        })
      ).data;
    expect(await tags('')).toEqual(['fragile', 'rush']);
    expect(await tags('RU')).toEqual(['rush']);
    expect(await tags('gift')).toEqual([]);
    const associate = await app.staffMember(owner.token, owner.storeId, 'associate');
    expect(await tags('', associate.token)).toEqual([]);
  });

  it('by goods of which one order sold many: those before it are on the page too', async () => {
    const titles = Array.from({ length: 8 }, (_, index) => `Bolt M${index}`);
    const before = [
      await sell({ lines: own('Bolt M20') }),
      await sell({ lines: own('Bolt M21') }),
      await sell({ lines: own('Bolt M0') }),
    ];
    const many = await sell({ lines: titles.flatMap(own) });
    const all = [many, ...before.reverse()].map(({ number }) => number);
    expect(await numbers({ search: 'bolt' })).toEqual(all);
    expect(await numbers({ search: 'bolt', limit: '3' })).toEqual(all.slice(0, 3));
    expect(await numbers({ search: 'bolt', limit: '2', page: '2' })).toEqual(all.slice(2));
    expect(await numbers({ search: 'bolt', limit: '3', sort: 'number' })).toEqual(all.slice(1).reverse());
  });

  it('in the order of their rank: a number, email, phone number or SKU as it is, then what begins so, then the others', async () => {
    const { token } = await app.verifiedUser();
    const store = { token, storeId: (await app.newStore(token)).id };
    const theirs = orderClient(
      () => app,
      () => store,
    );
    const add = async (name: string, more: object) => {
      const body = { name, ...more };
      return (
        await app.call('POST /marketplace/v1/stores/{id}/customers', {
          token,
          params: { id: store.storeId },
          body,
        })
      ).data.id;
    };
    const sold = async (title: string, customer_id: string | null = null) =>
      (await theirs.make({ lines: own(title), settlement: pod, customer_id })).data.number ?? '';
    const first = await sold('Stool');
    const figure = first.replace('T-', '');
    const { variantId } = await newItem(
      app,
      store,
      { price: 500, opening_stock: 9, track_quantity: true, sku: 'stool' },
      'Bench',
    );
    const coded = (await theirs.make({ lines: [{ variant_id: variantId, quantity: 1 }], settlement: pod }))
      .data.number;
    const mailed = await sold('Delivery', await add('Zuri', { email: 'stool@duka.example' }));
    const called = await sold('Delivery', await add('Juma', { phone: `+25472200${figure}` }));
    const other = await sold('Delivery', await add('Asha Stool', { email: 'stool@duka.example.org' }));
    const high = await sold('High stool');
    const later = await sold(`Repair ${figure}`);
    const latest = await sold('Stool, low');

    const ranked = [coded, latest, first, high, other, mailed];
    expect(await numbers({ search: 'stool' }, theirs)).toEqual(ranked);
    const pages = ['1', '2', '3'].map((page) => numbers({ search: 'stool', limit: '2', page }, theirs));
    expect((await Promise.all(pages)).flat()).toEqual(ranked);
    expect(await numbers({ search: 'stool', sort: '-number' }, theirs)).toEqual([
      latest,
      high,
      other,
      mailed,
      coded,
      first,
    ]);
    expect(await numbers({ search: 'stool@duka.example' }, theirs)).toEqual([mailed, other]);
    expect(await numbers({ search: figure }, theirs)).toEqual([called, first, later]);
    expect(await numbers({ search: 'stoll', state: 'placed' }, theirs)).toEqual([
      latest,
      high,
      other,
      mailed,
      first,
    ]);
  });

  it('by seller and by the days of the sale', async () => {
    const associate = await app.staffMember(owner.token, owner.storeId, 'associate');
    const theirs = orderClient(
      () => app,
      () => ({ token: associate.token, storeId: owner.storeId }),
    );
    const { data } = await theirs.make({
      lines: [{ variant_id: (await aItem()).variantId, quantity: 1 }],
      settlement: pod,
    });
    const mine = await sell({ lines: own('Repair of a lamp') });
    expect(await numbers({ seller: associate.id })).toEqual([data.number]);
    const { day: today } = wallTimeOf(data.placed_at ?? '', 'Africa/Lagos');
    expect(await numbers({ from: today, to: today, seller: associate.id })).toEqual([data.number]);
    expect((await numbers({ from: today })).slice(0, 2)).toEqual([mine.number, data.number]);
    expect(await numbers({ to: '2020-01-01' })).toEqual([]);
    // Own sales only, whatever is searched for or filtered by.
    expect(await numbers({ search: 'repair' }, theirs)).toEqual([]);
    expect(await numbers({ search: mine.number }, theirs)).toEqual([]);
    expect(await numbers({ search: `${data.number}` }, theirs)).toEqual([data.number]);
    expect((await theirs.list({ seller: mine.id })).error).toBe('not_allowed');
    const wrongs: Record<string, string>[] = [
      { from: 'today' },
      { product_id: '1' },
      { seller: 'me' },
      { tag: 'x'.repeat(41) },
    ];
    for (const wrong of wrongs) expect((await client.list(wrong)).status, JSON.stringify(wrong)).toBe(400);
  });

  it('never in another store', async () => {
    await sell({ lines: own('Zither'), tags: ['zither'] });
    const { token } = await app.verifiedUser();
    const elsewhere = orderClient(
      () => app,
      () => other,
    );
    const other = { token, storeId: (await app.newStore(token)).id };
    const filters: Record<string, string>[] = [{ search: 'zither' }, { tag: 'zither' }];
    for (const filter of filters) {
      expect(await numbers(filter)).toHaveLength(1);
      expect(await numbers(filter, elsewhere)).toEqual([]);
    }
  });
});

async function aItem() {
  return newItem(app, owner, { price: 500, opening_stock: 9, track_quantity: true });
}

describe('A long list of orders', () => {
  const many = 700;
  beforeAll(async () => {
    const { token } = await app.verifiedUser();
    owner = { token, storeId: (await app.newStore(token)).id };
    await addManyOrders(owner.storeId);
  });

  /** So many buyers and items that the list is walked, and few of each beside them. */
  async function addManyOrders(storeId: string) {
    await query(
      app.database.superUrl,
      `with buyers as (
         insert into app.customers (store_id, id, name, created_at, updated_at, last_ordered_at)
         select $1, gen_random_uuid(), 'Buyer ' || n, now(), now(), now() from generate_series(1, ${many}) n
         returning id, substring(name from 7)::int as n
       ), placed as (
         insert into app.orders (store_id, id, serial, number, test, channel, stage, state, customer_id, location_id, payment_type, due_on,
           apply_vat, vat_percent, prices_include_vat, lines_total, discount_total, vat_total, ordered_total, paid, units,
           placed_at, placed_on, created_at, updated_at)
         select $1, gen_random_uuid(), 1000 + n, 'T-' || (1000 + n), true, 'web', 'placed', 'placed', buyers.id, location.id, 'pod',
           case when n % 3 = 0 then date '2026-01-01' + n % 50 end, false, 0, false, n % 97, 0, 0, n % 97, 0, 1, now(),
           date '2026-01-01' + n / 10, now(), now()
         from buyers cross join (select id from app.locations where store_id = $1 limit 1) location
         returning id, serial
       )
       insert into app.order_lines (store_id, id, order_id, position, title, sku, quantity, unit_price, exempt_vat, share_discount,
         share_vat, share_total)
       select $1, gen_random_uuid(), id, 0, case when serial % 350 = 0 then 'Rare ' else 'Common ' end || serial, 'SK-' || serial,
         1, 0, false, 0, 0, 0
       from placed`,
      [storeId],
    );
  }

  async function expected(where: string, order: string) {
    const rows = await query<{ number: string }>(
      app.database.superUrl,
      `select number from app.orders placed where store_id = $1 and ${where} order by ${order}`,
      [owner.storeId],
    );
    return rows.map(({ number }) => number);
  }
  const hasLine = (like: string) =>
    `exists (select 1 from app.order_lines where order_id = placed.id and (title ilike '%${like}%' or sku ilike '${like}%'))`;

  it('is walked where many are found, looked up where few are, and gives the same rows either way', async () => {
    for (const [filter, where, order] of [
      [{ search: 'common' }, hasLine('common'), 'serial desc'],
      [{ search: 'common', sort: '-total' }, hasLine('common'), 'total desc, serial desc'],
      [{ search: 'buyer' }, 'true', 'serial desc'],
      [{ search: 'sk-' }, 'true', 'serial desc'],
      [{ search: 'rare' }, hasLine('rare'), 'serial desc'],
      [{ search: 'rare', sort: 'total' }, hasLine('rare'), 'total, serial'],
      [
        { search: 'buyer 69' },
        "customer_id in (select id from app.customers where name like 'Buyer 69%')",
        'serial desc',
      ],
      [{ sort: 'due' }, 'true', 'due_on asc nulls last, serial'],
      [{ sort: '-due' }, 'true', 'due_on desc nulls last, serial desc'],
      [{ sort: 'due', search: 'common' }, hasLine('common'), 'due_on asc nulls last, serial'],
      [
        { from: '2026-01-05', to: '2026-01-20', sort: 'number' },
        "placed_on between '2026-01-05' and '2026-01-20'",
        'serial',
      ],
    ] as [Record<string, string>, string, string][]) {
      const all = await expected(where, order);
      const { sort: _, ...narrowed } = filter;
      expect((await client.count(narrowed)).data.total, JSON.stringify(filter)).toBe(all.length);
      for (const page of [1, 2, 3, Math.ceil(all.length / 100), Math.ceil(all.length / 100) + 1]) {
        expect(await numbers({ ...filter, page: String(page), limit: '99' }), JSON.stringify(filter)).toEqual(
          all.slice((page - 1) * 99, page * 99),
        );
      }
    }
  });
});
