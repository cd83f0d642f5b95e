import { type CallRoute, calls } from '@sokoni/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addLapsedCheckout } from './testing/fixtures/lapsed-checkout.ts';
import { startTestApp, type TestApp } from './testing/http/app.ts';
import { tokenFor } from './testing/requests/token-for.ts';
import { type WholeStore, wholeStore } from './testing/requests/whole-store.ts';

let app: TestApp;
let store: WholeStore;
beforeAll(async () => {
  app = await startTestApp();
  const white = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create: white }).png().toBuffer();
  store = await wholeStore(app, new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
  await addLapsedCheckout(app.database.ownerUrl, store.id);
});
afterAll(() => app.close());

type Schema = z.core.JSONSchema.BaseSchema;

interface Parameter {
  name: string;
  schema: Schema;
  required: boolean;
}

function parametersOf(route: CallRoute): Parameter[] {
  const { query } = calls[route] as { query?: z.ZodType };
  if (!query) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: schema as Schema,
    required: required.includes(name),
  }));
}

/** Every call that takes parameters, but a stream, whose answer has no end. */
const asking = (Object.keys(calls) as CallRoute[]).filter(
  (route) => parametersOf(route).length > 0 && !('streams' in calls[route]),
);

const samples = {
  ...{ from: '2026-01-01', to: '2026-01-31', from_day: '2026-01-01', to_day: '2026-01-31' },
  // The other language in which the shop of the store is read.
  language: 'fr',
};

function sample({ name, schema }: Parameter): string {
  if (name === 'cashier_id') return store.actor_id;
  if (name in samples) return samples[name as keyof typeof samples];
  if (schema.enum) return String(schema.enum[0]);
  return String(store[name as keyof WholeStore] ?? 'x');
}

function ask(route: CallRoute, query: Record<string, string>) {
  const needed = parametersOf(route).filter(({ required }) => required);
  return app.call(route, {
    token: tokenFor(route, store),
    params: { ...store, version: '', storeId: store.id, user_id: store.actor_id },
    query: { ...Object.fromEntries(needed.map((one) => [one.name, sample(one)])), ...query },
  });
}

function rowsOf(data: unknown): unknown[] {
  return Array.isArray(data) ? data : (data as { items: unknown[] }).items;
}

describe('CONTRACT "The wire": parameters that are not meant well', () => {
  const parameters = asking.flatMap((route) => parametersOf(route).map((one) => ({ route, ...one })));

  it.each(parameters.filter(({ schema }) => schema.type !== 'integer'))(
    'a NUL in $name of $route is refused',
    async ({ route, name }) => {
      const answer = await ask(route, { [name]: 'a\0b' });
      expect(answer).toMatchObject({
        status: 400,
        error: 'invalid_fields',
        fields: { [name]: expect.any(String) },
      });
    },
  );

  it.each(parameters.filter(({ schema }) => /^date/.test(String(schema.format))))(
    'a day of the year 0, 1 or 9999 in $name of $route is refused',
    async ({ route, name, schema }) => {
      const time = schema.format === 'date' ? '' : 'T00:00:00Z';
      for (const day of ['0000-01-01', '0001-01-01', '9999-12-31']) {
        const answer = await ask(route, { [name]: `${day}${time}` });
        expect(answer, day).toMatchObject({ status: 400, error: 'invalid_fields' });
      }
    },
  );
});

describe('a list that takes a search searches', () => {
  const searched = asking.filter(
    (route) => parametersOf(route).some(({ name }) => name === 'search') && !/\/total$/.test(route),
  );
  /** Nothing runs low in this store, no order has a tag, nobody was invited; items to buy are shown for a search only. */
  const isEmpty = (route: string) => /(low-stock|order-tags|invites|purchasable-items)$/.test(route);

  it.each(searched)('%s', async (route) => {
    const all = await ask(route, {});
    expect(all.status, all.message).toBe(200);
    if (!isEmpty(route)) expect(rowsOf(all.data).length).toBeGreaterThan(0);
    const none = await ask(route, { search: 'zzqx-nothing-is-called-so' });
    expect(none.status, none.message).toBe(200);
    expect(rowsOf(none.data)).toEqual([]);
  });
});
