import type { Call } from '@sokoni/contract/call';
import { type CallRoute, calls } from '@sokoni/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { query } from './testing/database/query.ts';
import { startTestApp, type TestApp } from './testing/http/app.ts';
import { foreignBodies } from './testing/requests/cross-store-bodies.ts';
import { pricesFile } from './testing/requests/import-requests.ts';
import { tokenFor } from './testing/requests/token-for.ts';
import { rowsOfStore, type WholeStore, wholeStore } from './testing/requests/whole-store.ts';

let app: TestApp;
/** Of somebody else, ours, and one of ours for what is added under an id that they have. */
let theirs: WholeStore;
let mine: WholeStore;
let spare: WholeStore;
let picture: Blob;
beforeAll(async () => {
  app = await startTestApp();
  const white = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  picture = new Blob([new Uint8Array(await sharp({ create: white }).png().toBuffer())], {
    type: 'image/png',
  });
  theirs = await wholeStore(app, picture);
  mine = await wholeStore(app, picture);
  spare = await wholeStore(app, picture);
}, 120_000);
afterAll(() => app.close());

type Json = Record<string, unknown>;

/** An id that the client makes up for what it adds: one that another store has is as good as any other. */
function isMadeUp(route: CallRoute, place: string): boolean {
  if (place === 'variants.0.id') return route.startsWith('POST');
  return (
    place === 'id' ||
    place === 'refund.id' ||
    place === 'counts.0.id' ||
    place === 'addresses.0.id' ||
    place.endsWith('payments.0.id')
  );
}

/** Refused, or nothing that this could be. */
const answers = [200, 400, 404, 409, 422];

/** Taken note of and without effect: a filter that leaves nothing, a picture that is gone already, what a till tells of its device. */
const noted = [
  'POST /marketplace/v1/stores/{id}/audit-log/exports actor_id',
  'POST /marketplace/v1/stores/{id}/point-of-sale/sales commands.0.device_id',
  'GET /marketplace/v1/stores/{id}/home register_id',
  ...['sales', 'vat', 'payments'].map(
    (name) => `GET /marketplace/v1/stores/{id}/reports/${name} register_id`,
  ),
  'POST /marketplace/v1/stores/{id}/report-exports register_id',
  'POST /marketplace/v1/stores/{id}/product-exports category_id',
  'POST /marketplace/v1/stores/{id}/customer-exports group_id',
  ...['customer_id', 'product_id', 'category_id', 'seller', 'discount_id', 'register_id', 'shift_id'].map(
    (name) => `POST /marketplace/v1/stores/{id}/order-exports ${name}`,
  ),
  ...['customer_id', 'product_id', 'seller', 'discount_id', 'register_id', 'shift_id'].flatMap((name) => [
    `POST /marketplace/v1/stores/{id}/views query.${name}`,
    `PUT /marketplace/v1/stores/{id}/views/{view_id} query.${name}`,
  ]),
  'PUT /marketplace/v1/stores/{id}/products/{product_id}/images removed.0',
  // A cart keeps what its supplier no longer offers, as a line without a product.
  'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart lines.0.variant_id',
  // Answered so, too.
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/products/by-variant variant_ids.0',
];

/** Where ids stand in a query or a body, as `lines.0.variant_id`. */
function idsIn(schema: z.core.JSONSchema._JSONSchema | undefined, at: string[] = []): string[] {
  if (!schema || typeof schema === 'boolean') return [];
  if (schema.format === 'uuid') return [at.join('.')];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => idsIn(part, [...at, name]));
  const items = Array.isArray(schema.items) ? [] : idsIn(schema.items, [...at, '0']);
  const choices = [schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  return [...new Set([...inner, ...items, ...choices.flatMap((part) => idsIn(part, at))])];
}

function idsOf(route: CallRoute): string[] {
  const call: Call = calls[route];
  const schema = call.query ?? call.body;
  return schema ? idsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [];
}

function valueAt(body: Json, place: string): unknown {
  return place.split('.').reduce<unknown>((part, name) => (part as Json | undefined)?.[name], body);
}

function withValue(body: Json, place: string, value: unknown): Json {
  const copy = structuredClone(body);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Json>((part, name) => part[name] as Json, copy);
  parent[last] = value;
  return copy;
}

/** What the store sends, without the ids that it makes up. */
function bodiesOf(route: CallRoute, store: WholeStore): Json[] {
  return foreignBodies[route]?.(store) ?? [];
}

/** Ids that no store can give: a picture belongs to its product, and a file comes with its own test. */
const never = [
  'POST /marketplace/v1/stores/{id}/products variants.0.image_id',
  'POST /marketplace/v1/stores/{id}/product-imports id',
  'POST /marketplace/v1/stores/{id}/customer-imports id',
  // Whoever arranges the pictures of the product has taken it away by then; product-pictures.test.ts names one that is not theirs.
  'POST /marketplace/v1/stores/{id}/storefront/pictures/copies image_id',
  // Whoever changes the customer gives its addresses new ids; agent-orders.test.ts names one that is not theirs.
  'POST /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/orders address_id',
  'POST /marketplace/v1/stores/{id}/price-imports id',
];

const inPath = (route: CallRoute) => [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function paramsOf(route: CallRoute, store: WholeStore): Record<string, string> {
  const params: Record<string, string> = { ...store, version: '' };
  if (route.startsWith('PUT') && store.draft_id) params.purchase_order_id = store.draft_id;
  if (route.startsWith('PUT') || route.endsWith('/orders/{order_id}/placement'))
    params.order_id = store.order_draft_id;
  if (route.includes('/customer-imports/')) params.import_id = store.customer_import_id;
  if (route.endsWith('/acceptance')) params.purchase_quote_id = store.acceptable_quote_id;
  if (route.includes('/price-imports/')) params.import_id = store.price_import_id;
  if (route.endsWith('/receipts') && store.sent_id) params.transfer_id = store.sent_id;
  return Object.fromEntries(inPath(route).map((name) => [name, params[name] ?? '']));
}

function send(route: CallRoute, store: WholeStore, params: Record<string, string>, sent: Json) {
  const token = tokenFor(route, store);
  const part = route.startsWith('GET') ? { query: sent as Record<string, string> } : { body: sent };
  const table = route.endsWith('/price-imports') ? pricesFile() : picture;
  const file = 'takesFile' in calls[route] ? { file: table } : {};
  return app.call(route, { token, params, ...part, ...file });
}

/** Without the ids that the client makes up. */
function withoutMadeUp(route: CallRoute, body: Json): Json {
  const places = idsOf(route).filter((place) => isMadeUp(route, place) && !place.startsWith('counts'));
  return places
    .filter((place) => valueAt(body, place) !== undefined)
    .reduce((rest, place) => withValue(rest, place, undefined), body);
}

/** Makes room: a store has only so many jobs waiting. */
function endJobs(storeId: string): Promise<unknown> {
  const ended = `update app.store_jobs set state = 'done', ended_at = now() where store_id = $1 and state = 'waiting'`;
  return query(app.database.ownerUrl, ended, [storeId]);
}

const rows = () => Promise.all([rowsOfStore(app, theirs.id), rowsOfStore(app, mine.id)]);

const tested = (Object.keys(calls) as CallRoute[]).filter(
  (route) => route.includes('/stores/{id}/') && !/\{(user|invite)_id\}|\/events$/.test(route),
);
const withIds = tested.filter((route) => idsOf(route).length > 0 && foreignBodies[route]);

describe('CONTRACT "Security": an id of another store, in a query or a body', () => {
  it('is tried wherever a call can name one', () => {
    const missing = tested.flatMap((route) =>
      idsOf(route)
        .filter((place) => !bodiesOf(route, theirs).some((body) => valueAt(body, place) !== undefined))
        .map((place) => `${route} ${place}`),
    );
    expect(missing).toEqual(never);
  });

  for (const route of withIds) {
    it(route, async () => {
      const params = paramsOf(route, mine);
      const known = Object.values(theirs).filter((value) => String(value).length === 36);
      for (const [index, whole] of bodiesOf(route, mine).entries()) {
        const foreign = bodiesOf(route, theirs)[index] ?? {};
        const places = [...idsOf(route), 'scope_value', 'ids'].filter(
          (place) => typeof valueAt(whole, place) === 'string' && !isMadeUp(route, place),
        );
        for (const place of places) {
          const body = withValue(withoutMadeUp(route, whole), place, valueAt(foreign, place));
          const before = await rows();
          const answer = await send(route, mine, params, body);
          const told = `${place}: ${answer.status} ${answer.error}`;
          expect(answers, told).toContain(answer.status);
          const after = await rows();
          expect(after[0], told).toEqual(before[0]);
          const kept = answer.status === 200 ? after[1].filter((row) => !before[1].includes(row)) : [];
          if (answer.status !== 200) expect(after[1], told).toEqual(before[1]);
          if (noted.includes(`${route} ${place}`)) continue;
          const shown = JSON.stringify([answer.data ?? null, kept]);
          expect(
            known.filter((value) => shown.includes(String(value))),
            `${told} ${shown}`,
          ).toEqual([]);
        }
      }
    });
  }

  for (const route of tested) {
    const places = idsOf(route).filter((place) => isMadeUp(route, place));
    if (places.length === 0 || !foreignBodies[route]) continue;
    it(`made up for something new stays theirs where they are: ${route}`, async () => {
      const before = await rowsOfStore(app, theirs.id);
      for (const [index, whole] of bodiesOf(route, spare).entries()) {
        const foreign = bodiesOf(route, theirs)[index] ?? {};
        const body = places.reduce((rest, place) => {
          const strange = valueAt(foreign, place);
          return strange === undefined ? rest : withValue(rest, place, strange);
        }, whole);
        const answer = await send(route, spare, paramsOf(route, spare), body);
        expect([200, 400, 409], `${answer.status} ${answer.error}`).toContain(answer.status);
        expect(await rowsOfStore(app, theirs.id)).toEqual(before);
      }
    });
  }

  it('is what makes the difference: with their own ids a store may do all of that', async () => {
    const own = await wholeStore(app, picture);
    const refused: string[] = [];
    for (const route of withIds) {
      for (const body of bodiesOf(route, own)) {
        await endJobs(own.id);
        const sent = withoutMadeUp(route, body);
        const { status, error, fields } = await send(route, own, paramsOf(route, own), sent);
        // No order of the whole store was made with its discount.
        if (status !== 200 && error !== 'nothing_selected')
          refused.push(`${route} ${JSON.stringify(body)}: ${error} ${JSON.stringify(fields)}`);
      }
    }
    expect(refused).toEqual([]);
  });
});

describe('CONTRACT "Security": an id of another store, in the path', () => {
  // Every store has the same providers.
  const named = (route: CallRoute) => inPath(route).filter((name) => name !== 'provider');
  for (const route of tested.filter((candidate) => named(candidate).length > 1)) {
    it(`is not found: ${route}`, async () => {
      const [body = {}] = bodiesOf(route, mine);
      const before = await rows();
      const params = { ...paramsOf(route, theirs), id: mine.id };
      const answer = await send(route, mine, params, route.startsWith('DELETE') ? {} : body);
      expect(answer).toMatchObject({ status: 404, error: 'not_found' });
      expect(await rows()).toEqual(before);
    });
  }
});
