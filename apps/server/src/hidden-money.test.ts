import { type CallRoute, calls } from '@sokoni/contract/calls';
import { allows } from '@sokoni/rules/access/roles';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from './routes.ts';
import { query } from './testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from './testing/http/app.ts';
import { follow } from './testing/http/follow-live-events.ts';
import { catalogueRequests } from './testing/requests/catalogue-requests.ts';

/** Every amount in the stores of this file is a multiple of this prime; nothing else in them is as large. */
const grain = 999_999_937;
const amount = 3 * grain;

let app: TestApp;
let officer: TestUser;
let picture: Blob;
beforeAll(async () => {
  app = await startTestApp();
  officer = await app.verifiedUser();
  const white = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  picture = new Blob([new Uint8Array(await sharp({ create: white }).png().toBuffer())], {
    type: 'image/png',
  });
});
afterAll(() => app.close());

async function anOwner() {
  const { token } = await app.verifiedUser();
  const { id } = await app.newStore(token, { module_inventory: 'active' });
  return { token, params: { id, storeId: id } };
}

/** A store where the officer does all of it: imports are shown to who brought them. */
async function anOfficer() {
  const { params } = await anOwner();
  await employ(params.id);
  return { token: officer.token, params };
}

const requestsBy = (someone: typeof anOwner) =>
  catalogueRequests(
    () => app,
    someone,
    () => picture,
  );
const requests = { ...requestsBy(anOwner), ...ofOneself(requestsBy(anOfficer)) };
const changing = Object.keys(requests) as (keyof typeof requests)[];

/** After these a store has whatever can be read. */
const stories: readonly (typeof changing)[number][] = [
  'POST /marketplace/v1/stores/{id}/products/{product_id}/copies',
  'POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo',
  'POST /marketplace/v1/stores/{id}/product-imports/{import_id}/undoing',
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts',
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts',
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application',
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts',
  'POST /marketplace/v1/stores/{id}/reorders',
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments',
  'POST /marketplace/v1/stores/{id}/order-bulk-actions',
  'POST /marketplace/v1/stores/{id}/packing-slips',
];

interface Request {
  token: string;
  params: Record<string, string>;
  body?: unknown;
}

const isOpenToOfficers = (route: CallRoute) => {
  const { guard } = routes[route];
  return guard.kind === 'staff' && allows(['inventory_officer'], guard.permission);
};
const reading = (Object.keys(calls) as CallRoute[]).filter(
  (route) => route.startsWith('GET ') && isOpenToOfficers(route),
);

function ofOneself(table: ReturnType<typeof requestsBy>) {
  const own = Object.entries(table).filter(([route]) => /product-imports/.test(route));
  return Object.fromEntries(own) as Partial<typeof table>;
}

/** Puts an amount wherever the store keeps one, as the names of the columns tell. */
async function fillWithMoney(storeId: string): Promise<void> {
  const columns = await query<{ table_name: string; columns: string[] }>(
    app.database.superUrl,
    `select table_name, array_agg(column_name::text) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'app' and table_type = 'BASE TABLE' and data_type = 'bigint' and is_generated = 'NEVER'
       and column_name ~ 'price|cost|amount|value|_total|discount|shipping|share|paid|refunded|value|spent|outstanding|credit|offer'
       -- What an order costs is less what came back, and owed less what was paid: something is left.
       and column_name not in ('returned_total', 'refunded')
     group by table_name`,
  );
  expect(columns.length).toBeGreaterThan(5);
  for (const { table_name, columns: names } of columns) {
    const set = names.map((name) => `${name} = ${amount}`).join(', ');
    await query(app.database.superUrl, `update app.${table_name} set ${set} where store_id = $1`, [storeId]);
  }
}

async function employ(storeId: string): Promise<void> {
  await query(
    app.database.superUrl,
    `insert into app.staff (store_id, user_id, role, joined_at) values ($1, $2, 'inventory_officer', now())
     on conflict do nothing`,
    [storeId, officer.id],
  );
  await query(app.database.superUrl, 'update app.views set owner_id = $2 where store_id = $1', [
    storeId,
    officer.id,
  ]);
}

/** What in an answer may be an amount, with where it stands. */
function moneyIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Math.abs(value) >= grain / 1000 ? [`${path}: ${value}`] : [];
  if (typeof value === 'string') {
    const figures = value.match(/\d[\d.,]*/g) ?? [];
    const amounts = figures.map((figure) => BigInt(figure.replaceAll(/\D/g, '')));
    return amounts.some((figure) => figure > 0n && figure % BigInt(grain) === 0n)
      ? [`${path}: ${value}`]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => moneyIn(part, `${path}.${key}`));
}

/** An officer sets no amounts: what a request of the owner has of them is left out. */
function withoutAmounts(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutAmounts);
  if (typeof body !== 'object' || body === null) return body;
  const kept = Object.entries(body).filter(([key]) => key !== 'unit_cost');
  return Object.fromEntries(
    // In the spreadsheet another cell takes the place of the price.
    kept.map(([key, part]) =>
      key === 'price' ? ['sku', spreadsheetCell(part)] : [key, withoutAmounts(part)],
    ),
  );
}

const spreadsheetCell = (price: unknown) => (typeof price === 'object' ? { was: '', now: 'B-1' } : 'B-1');

/** What a path of this store can name. */
async function namesIn(storeId: string): Promise<Record<string, string>> {
  const tables = {
    product_id: 'products',
    supplier_id: 'suppliers',
    purchase_order_id: 'purchase_orders',
    order_id: 'orders',
    transfer_id: 'transfers',
    stock_take_id: 'stock_takes',
    import_id: 'imports',
  };
  const names: Record<string, string> = { id: storeId, storeId };
  for (const [name, table] of Object.entries(tables)) {
    const rows = await query<{ id: string }>(
      app.database.superUrl,
      `select id from app.${table} where store_id = $1 limit 1`,
      [storeId],
    );
    if (rows[0]) names[name] = rows[0].id;
  }
  const codes = await query<{ barcode: string }>(
    app.database.superUrl,
    'select barcode from app.variants where store_id = $1 and barcode is not null limit 1',
    [storeId],
  );
  if (codes[0]) names.code = codes[0].barcode;
  return names;
}

/** What a reading call must be asked for. */
function queryOf(route: string, { supplier_id }: Record<string, string>): Record<string, string> {
  if (route.endsWith('/product-words')) return { kind: 'tag' };
  if (route.endsWith('/views')) return { list: 'products' };
  return route.endsWith('/purchasable-items') && supplier_id ? { supplier_id } : {};
}

const isOfJob = (route: string) => route.includes('{job_id}');
const namedBy = (route: string) => [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe('CONTRACT Roles: an inventory officer sees no money', () => {
  const seenByOwners = new Set<string>();
  const asked = new Set<string>();

  /** Makes what a call needs, fills it with amounts, and sends the call as the officer. */
  async function sendAsOfficer(route: keyof typeof requests) {
    const request: Request = await requests[route]();
    const storeId = request.params.id ?? '';
    await employ(storeId);
    await fillWithMoney(storeId);
    const body = withoutAmounts(request.body ?? {});
    const answer = await app.call(route, { ...request, body, token: officer.token });
    expect(answer, route).toMatchObject({ status: 200 });
    expect(moneyIn(answer.data), route).toEqual([]);
    return { storeId, token: request.token };
  }

  async function readEverything(storeId: string, token: string): Promise<void> {
    await fillWithMoney(storeId);
    // Whatever the store has runs low, and more of it was counted than the books say.
    const statements = [
      `insert into app.low_stock (store_id, variant_id, product_id, state, since)
       select store_id, id, product_id, 'low', now() from app.variants where store_id = $1 on conflict do nothing`,
      `update app.stock_take_lines set counted = expected + 2, level_then = expected, counted_at = now()
       where store_id = $1`,
    ];
    for (const statement of statements) await query(app.database.superUrl, statement, [storeId]);
    const names = await namesIn(storeId);
    const jobs = await query<{ id: string }>(
      app.database.superUrl,
      'select id from app.store_jobs where store_id = $1',
      [storeId],
    );
    const paths = [
      ...reading.filter((path) => !isOfJob(path)).map((route) => ({ route, params: names })),
      // A call of one kind of work does not know the others.
      ...jobs.flatMap(({ id }) =>
        reading.filter(isOfJob).map((route) => ({ route, params: { ...names, job_id: id } })),
      ),
    ];
    for (const { route, params } of paths.filter(({ route, params }) =>
      namedBy(route).every((name) => name in params),
    )) {
      const wanted = queryOf(route, params);
      const seen = await app.call(route, { token: officer.token, params, query: wanted });
      // What the owner has brought with amounts in it is not there for the officer.
      expect(['not_found', undefined], route).toContain(seen.error);
      expect(moneyIn(seen.data), route).toEqual([]);
      if (seen.status === 200) asked.add(route);
      const own = await app.call(route, { token, params, query: wanted });
      if (token !== officer.token && moneyIn(own.data).length > 0) seenByOwners.add(route);
    }
  }

  for (const route of changing.filter((one) => isOpenToOfficers(one) && !stories.includes(one))) {
    it(`in the answer of ${route}`, async () => {
      await sendAsOfficer(route);
    });
  }

  for (const route of stories) {
    it(`in the answer of ${route}, and in everything that can be read after it`, async () => {
      const { storeId, token } = await sendAsOfficer(route);
      await readEverything(storeId, token);
    });
  }

  it('of which owners see some in each of these, and every reading call was asked', () => {
    expect(reading.filter((route) => !asked.has(route))).toEqual([]);
    const store = 'GET /marketplace/v1/stores/{id}';
    expect([...seenByOwners]).toEqual(
      expect.arrayContaining([
        `${store}/products`,
        `${store}/products/{product_id}`,
        `${store}/variant-cells`,
        `${store}/purchase-orders`,
        `${store}/purchase-orders/{purchase_order_id}`,
        `${store}/orders`,
        `${store}/orders/{order_id}`,
        `${store}/purchasable-items`,
        `${store}/low-stock`,
        `${store}/stock-takes/{stock_take_id}`,
        `${store}/stock-takes/{stock_take_id}/lines`,
      ]),
    );
  });

  it('in live events', async () => {
    const { token, params } = await anOwner();
    await employ(params.id);
    const following = await follow(app.url, params.id, officer.token);
    await app.call('POST /marketplace/v1/stores/{id}/products', {
      token,
      params,
      body: { title: 'Basin', variants: [{ price: amount, cost: amount, opening_stock: 2 }] },
    });
    for (;;) {
      const event = await following.next();
      expect(moneyIn(event?.changes)).toEqual([]);
      expect(event).not.toBeNull();
      if (event?.changes.some(({ subject }) => subject === 'product')) break;
    }
    following.cut();
  });
});
