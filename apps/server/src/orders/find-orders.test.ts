import { wallTimeOf } from '@sokoni/rules/wall-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { orderDesk, type Seller } from '#testing/order-desk.ts';
import { newGood } from '#testing/purchasing.ts';
import { query } from '#testing/query.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});
afterAll(() => app.close());

const desk = orderDesk(
  () => app,
  () => owner,
);
const pod = { payment_type: 'pod' };
const own = (title: string) => [{ title, unit_price: 700, quantity: 1 }];

async function sell(fields: object): Promise<{ id: string; number: number; version: number }> {
  const { data, message } = await desk.make({ lines: own('Repair'), placement: pod, ...fields });
  if (!data) throw new Error(message);
  return { id: data.id, number: data.number ?? 0, version: data.version };
}

/** The numbers that are listed, after it is checked that they are counted so. */
async function numbers(
  { sort = '', limit = '100', page = '1', ...filter }: Record<string, string>,
  of = desk,
) {
  const listed = (await of.list({ ...filter, sort, limit, page })).data.items.map(({ number }) => number);
  if (page === '1' && limit === '100') expect((await of.count(filter)).data.total).toBe(listed.length);
  return listed;
}

describe('Orders are found', () => {
  it('by number, as people say it', async () => {
    const { number } = await sell({});
    for (const search of [`${number}`, `#${number}`, `T-${number}`, `t${number}`])
      expect(await numbers({ search }), search).toContain(number);
    expect(await numbers({ search: `#${number}` })).toEqual([number]);
    expect(await numbers({ search: '#1' })).toEqual([]);
  });

  it('by the name, the e-mail and the phone of who bought, in any spelling', async () => {
    const { data } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
      token: owner.token,
      params: { id: owner.storeId },
      body: { name: 'Zéphyrine Kamau', email: 'zk@example.com', phone: '+254722000111' },
    });
    const [first, second] = [await sell({ customer_id: data.id }), await sell({ customer_id: data.id })];
    for (const search of ['zephyr', 'KAMAU', 'zk@exam', '0722 000 111', '+254 722-000-111', '722000'])
      expect(await numbers({ search }), search).toEqual([second.number, first.number]);
    expect(await numbers({ search: 'kamau', sort: 'number' })).toEqual([first.number, second.number]);
    expect(await numbers({ search: 'kamau', sort: '-total' })).toEqual([second.number, first.number]);
    expect(await numbers({ search: 'kamau', state: 'placed' })).toEqual([second.number, first.number]);
    expect(await numbers({ search: 'kamau', state: 'cancelled' })).toEqual([]);
    expect(await numbers({ search: 'kamau', limit: '1', page: '2' })).toEqual([first.number]);
  });

  it('by what stands on their lines, as it was called when it was sold', async () => {
    const good = await newGood(
      app,
      owner,
      { price: 500, opening_stock: 9, track_quantity: true, sku: 'KK-77' },
      'Kikoi blanket',
    );
    const sold = await sell({ lines: [{ variant_id: good.variantId, quantity: 1 }] });
    const hand = await sell({ lines: [...own('Carving of a giraffe'), ...own('Polish')] });
    for (const search of ['kikoi', 'lanke', 'KK-7', 'kk-77'])
      expect(await numbers({ search }), search).toEqual([sold.number]);
    for (const search of ['giraf', 'gi', 'polish'])
      expect(await numbers({ search }), search).toEqual([hand.number]);
    expect(await numbers({ search: 'K-77' })).toEqual([]);
    expect(await numbers({ product_id: good.productId })).toEqual([sold.number]);
    expect(await numbers({ product_id: good.productId, sort: 'total', state: 'placed' })).toEqual([
      sold.number,
    ]);

    await query(app.database.superUrl, "update app.products set title = 'Other' where id = $1", [
      good.productId,
    ]);
    expect(await numbers({ search: 'kikoi' })).toEqual([sold.number]);
    const kept = (await desk.read(hand.id)).data.lines;
    await desk.change(hand.id, {
      version: hand.version,
      lines: [{ id: kept[0]?.id, title: 'Carving of a lion', quantity: 1 }, ...own('Varnish')],
    });
    for (const search of ['giraffe', 'polish']) expect(await numbers({ search }), search).toEqual([]);
    for (const search of ['lion', 'varnish'])
      expect(await numbers({ search }), search).toEqual([hand.number]);
  });

  it('by tag, also after it was changed', async () => {
    const { number, id, version } = await sell({ tags: ['Gift', 'Fragile'] });
    expect(await numbers({ tag: 'gift' })).toEqual([number]);
    expect(await numbers({ tag: 'FRAGILE', sort: 'due' })).toEqual([number]);
    await desk.change(id, { version, tags: ['Fragile', 'Rush'] });
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

  it('by seller and by the days of the sale', async () => {
    const associate = await app.staffMember(owner.token, owner.storeId, 'associate');
    const theirs = orderDesk(
      () => app,
      () => ({ token: associate.token, storeId: owner.storeId }),
    );
    const { data } = await theirs.make({
      lines: [{ variant_id: (await aGood()).variantId, quantity: 1 }],
      placement: pod,
    });
    const mine = await sell({ lines: own('Repair of a lamp') });
    expect(await numbers({ seller: associate.id })).toEqual([data.number]);
    const { day: today } = wallTimeOf(data.placed_at ?? '', 'Africa/Lagos');
    expect(await numbers({ from: today, to: today, seller: associate.id })).toEqual([data.number]);
    expect((await numbers({ from: today })).slice(0, 2)).toEqual([mine.number, data.number]);
    expect(await numbers({ to: '2020-01-01' })).toEqual([]);
    // Own sales only, whatever is searched for or filtered by.
    expect(await numbers({ search: 'repair' }, theirs)).toEqual([]);
    expect(await numbers({ search: `#${mine.number}` }, theirs)).toEqual([]);
    expect(await numbers({ search: `${data.number}` }, theirs)).toEqual([data.number]);
    expect((await theirs.list({ seller: mine.id })).error).toBe('not_allowed');
    const wrongs: Record<string, string>[] = [
      { from: 'today' },
      { product_id: '1' },
      { seller: 'me' },
      { tag: 'x'.repeat(41) },
    ];
    for (const wrong of wrongs) expect((await desk.list(wrong)).status, JSON.stringify(wrong)).toBe(400);
  });

  it('never in another store', async () => {
    await sell({ lines: own('Zither'), tags: ['zither'] });
    const { token } = await app.verifiedUser();
    const elsewhere = orderDesk(
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

async function aGood() {
  return newGood(app, owner, { price: 500, opening_stock: 9, track_quantity: true });
}

describe('A long list of orders', () => {
  const many = 700;
  beforeAll(async () => {
    const { token } = await app.verifiedUser();
    owner = { token, storeId: (await app.newStore(token)).id };
    await addManyOrders(owner.storeId);
  });

  /** So many buyers and goods that the list is walked, and few of each beside them. */
  async function addManyOrders(storeId: string) {
    await query(
      app.database.superUrl,
      `with buyers as (
         insert into app.customers (store_id, id, name, search_text, created_at, updated_at, last_ordered_at)
         select $1, gen_random_uuid(), 'Buyer ' || n, ' buyer ' || n, now(), now(), now() from generate_series(1, ${many}) n
         returning id, substring(name from 7)::int as n
       ), placed as (
         insert into app.orders (store_id, id, number, test, channel, stage, state, customer_id, location_id, payment_type, due_on,
           apply_vat, vat_percent, prices_include_vat, lines_total, discount_total, vat_total, ordered_total, paid, pieces,
           placed_at, placed_on, created_at, updated_at)
         select $1, gen_random_uuid(), 1000 + n, true, 'web', 'placed', 'placed', buyers.id, location.id, 'pod',
           case when n % 3 = 0 then date '2026-01-01' + n % 50 end, false, 0, false, n % 97, 0, 0, n % 97, 0, 1, now(),
           date '2026-01-01' + n / 10, now(), now()
         from buyers cross join (select id from app.locations where store_id = $1 limit 1) location
         returning id, number
       )
       insert into app.order_lines (store_id, id, order_id, position, title, sku, quantity, unit_price, exempt_vat, share_discount,
         share_vat, share_total)
       select $1, gen_random_uuid(), id, 0, case when number % 350 = 0 then 'Rare ' else 'Common ' end || number, 'SK-' || number,
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
    return rows.map(({ number }) => Number(number));
  }
  const hasLine = (like: string) =>
    `exists (select 1 from app.order_lines where order_id = placed.id and (title ilike '%${like}%' or sku ilike '${like}%'))`;

  it('is walked where many are found, looked up where few are, and gives the same rows either way', async () => {
    for (const [filter, where, order] of [
      [{ search: 'common' }, hasLine('common'), 'number desc'],
      [{ search: 'common', sort: '-total' }, hasLine('common'), 'total desc, number desc'],
      [{ search: 'buyer' }, 'true', 'number desc'],
      [{ search: 'sk-' }, 'true', 'number desc'],
      [{ search: 'rare' }, hasLine('rare'), 'number desc'],
      [{ search: 'rare', sort: 'total' }, hasLine('rare'), 'total, number'],
      [
        { search: 'buyer 69' },
        "customer_id in (select id from app.customers where name like 'Buyer 69%')",
        'number desc',
      ],
      [{ sort: 'due' }, 'true', 'due_on asc nulls last, number'],
      [{ sort: '-due' }, 'true', 'due_on desc nulls last, number desc'],
      [{ sort: 'due', search: 'common' }, hasLine('common'), 'due_on asc nulls last, number'],
      [
        { from: '2026-01-05', to: '2026-01-20', sort: 'number' },
        "placed_on between '2026-01-05' and '2026-01-20'",
        'number',
      ],
    ] as [Record<string, string>, string, string][]) {
      const all = await expected(where, order);
      const { sort: _, ...narrowed } = filter;
      expect((await desk.count(narrowed)).data.total, JSON.stringify(filter)).toBe(all.length);
      for (const page of [1, 2, 3, Math.ceil(all.length / 100), Math.ceil(all.length / 100) + 1]) {
        expect(await numbers({ ...filter, page: String(page), limit: '99' }), JSON.stringify(filter)).toEqual(
          all.slice((page - 1) * 99, page * 99),
        );
      }
    }
  });
});
