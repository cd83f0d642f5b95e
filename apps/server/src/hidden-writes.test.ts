import { type CallRoute, calls } from '@sokoni/contract/calls';
import { allows } from '@sokoni/rules/access/roles';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from './routes.ts';
import { purchaseClient } from './testing/clients/purchase-client.ts';
import { newItem, newSupplier } from './testing/clients/purchasing-calls.ts';
import { query } from './testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from './testing/http/app.ts';
import { catalogueRequests } from './testing/requests/catalogue-requests.ts';

let app: TestApp;
let owner: TestUser;
let officer: TestUser;
let picture: Blob;
let selection: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  officer = await app.verifiedUser();
  const white = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create: white }).png().toBuffer();
  selection = await selectHidden();
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
});
afterAll(() => app.close());

/** What an inventory officer does not see or decide, by its name in a body and in the database. */
const hiddenName = /price|cost|allocate_by|on_sale|exempt_vat/;
/** Bears such a name, but only says how something is shown. */
const shownOnly = ['with_price'];
/** After these the cost of a product follows what has come, whoever counts it in. */
const costsFollow = [
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts',
  'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal',
];

interface Request {
  token: string;
  params: Record<string, string>;
  body: Record<string, unknown>;
  file?: Blob;
}

async function anOwner() {
  const { id } = await app.newStore(owner.token, { module_inventory: 'active' });
  return { token: owner.token, params: { id, storeId: id } };
}

async function aPricedProduct() {
  const { params } = await anOwner();
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params,
    body: {
      title: 'Basin',
      exempt_vat: true,
      variants: [{ price: 500, sales_price: 400, on_sales: true, cost: 300 }],
    },
  });
  return { params: { ...params, product_id: data.id }, variantId: data.variants[0]?.id };
}

/** A purchase order with everything that it can cost. */
async function aCostedOrder() {
  const { params } = await anOwner();
  const buyer = { token: owner.token, storeId: params.id };
  const supplier = await newSupplier(app, buyer);
  const { variantId } = await newItem(app, buyer, { cost: 55 });
  const { ordered } = purchaseClient(
    () => app,
    () => ({ ...buyer, supplierId: supplier.id }),
  );
  const order = await ordered([{ variantId, quantity: 5, cost: 90 }], {
    costs: [{ kind: 'freight', amount: 777 }],
  });
  return { params: { ...params, purchase_order_id: order.id }, version: order.version, variantId };
}

/** Requests that touch what has amounts. All others come from the table of requests. */
const touching: Partial<Record<CallRoute, () => Promise<Omit<Request, 'token'>>>> = {
  'PUT /marketplace/v1/stores/{id}/products/{product_id}': async () => {
    const { params, variantId } = await aPricedProduct();
    return { params, body: { version: 1, variants: [{ id: variantId }] } };
  },
  'PUT /marketplace/v1/stores/{id}/variant-cells': async () => {
    const { params, variantId } = await aPricedProduct();
    const line = { variant_id: variantId, sku: { was: '', now: 'B-1' } };
    return { params, body: { lines: [line] } };
  },
  'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}': async () => {
    const { params, version, variantId } = await aCostedOrder();
    return { params, body: { version, lines: [{ variant_id: variantId, quantity: 6 }] } };
  },
};

const table = catalogueRequests(
  () => app,
  anOwner,
  () => picture,
);
const writing = (Object.keys(table) as (keyof typeof table)[]).filter((route) => {
  const { guard } = routes[route];
  return guard.kind === 'staff' && allows(['inventory_officer'], guard.permission);
});

async function requestFor(route: keyof typeof table): Promise<Request> {
  const made = touching[route] ? await touching[route]() : ((await table[route]()) as Request);
  await query(
    app.database.superUrl,
    `insert into app.staff (store_id, user_id, role, joined_at) values ($1, $2, 'inventory_officer', now())
     on conflict do nothing`,
    [made.params.id, officer.id],
  );
  return { ...made, body: withoutHidden(made.body ?? {}) as Request['body'], token: officer.token };
}

function withoutHidden(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutHidden);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([key]) => !hiddenName.test(key))
      .map(([key, part]) => [key, withoutHidden(part)]),
  );
}

type Schema = z.core.JSONSchema.BaseSchema;
type Path = readonly string[];

/** Every place of a body with a hidden name, and every list that holds one: with what can stand there. */
function hiddenPlaces(schema: Schema, path: Path = []): { path: Path; values: unknown[] }[] {
  const { items } = schema;
  if (items && typeof items === 'object' && !Array.isArray(items)) {
    const inside = hiddenPlaces(items as Schema, [...path, '0']);
    return inside.length > 0 ? [...inside, { path, values: [[]] }] : [];
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const place = [...path, name];
    if (shownOnly.includes(name) || typeof part === 'boolean') return [];
    return hiddenName.test(name)
      ? [{ path: place, values: samples(part as Schema) }]
      : hiddenPlaces(part as Schema, place);
  });
}

function samples(schema: Schema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap((part) => samples(part as Schema));
  if (schema.enum) return schema.enum as unknown[];
  if (schema.type === 'null') return [null];
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer') return [0, 7];
  if (schema.type === 'array') return [[], ...samples(schema.items as Schema).map((item) => [item])];
  if (schema.type === 'string') return ['Ship'];
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    samples(part as Schema)[0],
  ]);
  return [Object.fromEntries(parts)];
}

function placesOf(route: CallRoute) {
  const { body } = calls[route] as { body?: z.ZodType };
  return body ? hiddenPlaces(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : [];
}

/** The body with this value at the place, which may lack only its last part. */
function withValue(body: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const whole = body as Record<string, unknown>;
  if (rest.length > 0 && whole?.[step] === undefined)
    throw new Error(`No place ${step} in ${JSON.stringify(body)}`);
  const next = withValue(whole[step], rest, value);
  return Array.isArray(body) ? body.with(Number(step), next) : { ...whole, [step]: next };
}

/** A statement for whatever a store keeps of hidden fields, row by row. */
async function selectHidden(): Promise<string> {
  const tables = await query<{ name: string; columns: string[]; keys: string[] }>(
    app.database.superUrl,
    `select relname as name,
       array_agg(attname::text order by attnum) filter (where attname ~ $1) as columns,
       array_agg(attname::text order by attnum) filter (where attnum = any (indkey)) as keys
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     join pg_index on indrelid = pg_class.oid and indisprimary
     where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') group by relname
     having count(*) filter (where attname ~ $1) > 0 and count(*) filter (where attname = 'store_id') > 0`,
    [hiddenName.source],
  );
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['products', 'variants', 'purchase_orders', 'purchase_order_lines']),
  );
  const selects = tables.map(
    ({ name, columns, keys }) =>
      `select json_build_array('${name}', ${keys.join(', ')})::text as key,
         json_build_array(${columns.join(', ')})::text as hidden from app.${name} where store_id = $1`,
  );
  return selects.join(' union all ');
}

async function hiddenRows(storeId: string): Promise<Map<string, string>> {
  const rows = await query<{ key: string; hidden: string }>(app.database.superUrl, selection, [storeId]);
  return new Map(rows.map(({ key, hidden }) => [key, hidden]));
}

async function sendAsOfficer(route: keyof typeof table, request: Request) {
  const storeId = request.params.id ?? '';
  const before = await hiddenRows(storeId);
  const answer = await app.call(route, request);
  await app.mails();
  const after = await hiddenRows(storeId);
  const changed = [...before].filter(([key, hidden]) => after.get(key) !== hidden);
  return { answer, changed };
}

describe('CONTRACT: what a role cannot see is left as it was by whatever that role writes', () => {
  const deleting = (route: string) => route.startsWith('DELETE ');

  for (const route of writing.filter((one) => !costsFollow.includes(one) && !deleting(one))) {
    it(`an inventory officer's ${route}`, async () => {
      const { answer, changed } = await sendAsOfficer(route, await requestFor(route));
      expect(changed).toEqual([]);
      expect([200, 400, 403, 404], answer.message).toContain(answer.status);
    });
  }

  for (const route of writing.filter((one) => placesOf(one).length > 0)) {
    it(`an inventory officer's ${route} with amounts in it`, async () => {
      let request = await requestFor(route);
      for (const { path, values } of placesOf(route)) {
        for (const value of values) {
          const body = withValue(request.body, path, value) as Request['body'];
          const { answer, changed } = await sendAsOfficer(route, { ...request, body });
          const said = `${path.join('.')} ${JSON.stringify(value)}: ${answer.status} ${answer.message}`;
          expect(changed, said).toEqual([]);
          expect([200, 400, 403], said).toContain(answer.status);
          if (answer.status === 200) request = await requestFor(route);
        }
      }
    });
  }

  it('finds amounts in the bodies of what officers write', () => {
    expect(writing.flatMap((route) => placesOf(route).map(({ path }) => path.join('.')))).toEqual(
      expect.arrayContaining([
        'exempt_vat',
        'variants.0.cost',
        'variants',
        'lines.0.unit_cost',
        'costs',
        'allocate_by',
      ]),
    );
  });
});
