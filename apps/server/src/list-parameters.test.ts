import { randomUUID } from 'node:crypto';
import { type CallRoute, calls } from '@sokoni/contract/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addLapsedCheckout } from './testing/fixtures/lapsed-checkout.ts';
import { startTestApp, type TestApp } from './testing/http/app.ts';
import { tokenFor } from './testing/requests/token-for.ts';
import { type WholeStore, wholeStore } from './testing/requests/whole-store.ts';

/** What a parameter of a query takes, as JSON Schema tells it. */
interface Parameter {
  type?: string;
  format?: string;
  enum?: readonly (string | number)[];
  const?: string | number;
  anyOf?: readonly Parameter[];
}

let app: TestApp;
let store: WholeStore;
/** Where a path means another thing by a name than most do. */
const named: Partial<Record<CallRoute, Record<string, string>>> = {};
beforeAll(async () => {
  app = await startTestApp();
  const white = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  const png = await sharp({ create: white }).png().toBuffer();
  store = await wholeStore(app, new Blob([new Uint8Array(png)], { type: 'image/png' }));
  await fillEmptyLists();
});
afterAll(() => app.close());

/** What a whole store has none of. */
async function fillEmptyLists(): Promise<void> {
  const at = { token: store.token, params: { id: store.id } };
  await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at, body: { description: 'Household' } });
  await app.call('POST /marketplace/v1/stores/{id}/invites', {
    ...at,
    body: { email: 'otieno@example.com', role: 'associate' },
  });
  await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at,
    body: { title: 'Cup', brand: 'Duka', variants: [{ price: 500, opening_stock: 1, low_stock_at: 5 }] },
  });
  await app.call('POST /marketplace/v1/stores/{id}/orders', {
    ...at,
    body: {
      tags: ['gift'],
      lines: [{ title: 'Repair', unit_price: 1500, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    },
  });
  await addLapsedCheckout(app.database.ownerUrl, store.id);
  const { data: tagging } = await app.call('POST /marketplace/v1/stores/{id}/order-bulk-actions', {
    ...at,
    body: { selection: { ids: [store.order_id] }, act: { kind: 'add_tags', tags: ['gift'] } },
  });
  named['GET /marketplace/v1/stores/{id}/order-bulk-actions/{job_id}/failures'] = { job_id: tagging.id };
  named['GET /marketplace/v1/stores/{id}/customer-imports/{import_id}/rows'] = {
    import_id: store.customer_import_id,
  };
  named['GET /marketplace/v1/stores/{id}/price-imports/{import_id}/rows'] = {
    import_id: store.price_import_id,
  };
  given['GET /marketplace/v1/stores/{id}/point-of-sale/past-sales'] = {
    ...{ cashier_id: store.actor_id, search: 'Repair' },
  };
  given['GET /marketplace/v1/stores/{id}/point-of-sale/past-sales/{order_id}'] = {
    cashier_id: store.actor_id,
  };
}

const lists = (Object.keys(calls) as CallRoute[])
  .filter((route) => route.startsWith('GET '))
  .flatMap((route) => {
    const call = calls[route];
    const parameters = 'query' in call ? parametersOf(call.query) : {};
    return Object.entries(parameters).map(([name, parameter]) => ({ route, name, parameter }));
  })
  // A file has rows once the worker has read it: the tests of imports go through them by level.
  .filter(({ route, name }) => !(route.endsWith('-imports/{import_id}/rows') && name === 'level'))
  // An address that is tried out is no list: sales/delivery proves what each part of it does.
  .filter(({ route }) => !route.endsWith('/delivery/options'));

function parametersOf(query: z.ZodType): Record<string, Parameter> {
  const schema = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return (schema.properties ?? {}) as Record<string, Parameter>;
}

/** Values that a parameter may take, of which one changes the answer of a list that heeds it. */
function valuesOf(name: string, { type, format, anyOf, ...choice }: Parameter): string[] {
  if (choice.enum) return choice.enum.map(String);
  if (choice.const !== undefined) return [String(choice.const)];
  if (anyOf) return anyOf.flatMap((one) => valuesOf(name, one));
  if (type === 'boolean') return ['true', 'false'];
  if (type === 'integer' || type === 'number') return ['2', '1', '3'];
  if (format === 'uuid') return [randomUUID(), store.supplier_id];
  if (format === 'date') return ['2001-01-01', '2098-12-31'];
  if (format === 'date-time') return ['2001-01-01T00:00:00Z', '2098-12-31T00:00:00Z'];
  return ['nobodyknowsthis', '2001-01-01', '2098-12-31', '1', 'true', randomUUID()];
}

/** Days around those of the store's rows, which are made as the test runs. */
const dayMs = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const lastYear = { from: dayFromNow(-300), to: dayFromNow(2) };

/**
 * The answer without the page or the limit that it repeats of the question, which is no sign that it was heeded; a list too
 * short to show the difference by its rows keeps them.
 */
function unrepeated(data: unknown, name: string): unknown {
  const list = data as { items?: readonly unknown[] } | undefined;
  const enough = { page: 1, limit: 2 }[name];
  const isTold = enough !== undefined && (list?.items?.length ?? 0) >= enough;
  return isTold ? { ...list, [name]: undefined } : data;
}

/** What a call cannot do without, or finds nothing without. */
const given: Partial<Record<CallRoute, Record<string, string>>> = {
  'GET /marketplace/v1/stores/{id}/product-words': { kind: 'brand' },
  'GET /marketplace/v1/stores/{id}/purchasable-items': { search: 'rice' },
  'GET /marketplace/v1/stores/{id}/storefront/translations/subjects': { language: 'fr', kind: 'product' },
  'GET /marketplace/v1/stores/{id}/storefront/translations/texts': {
    ...{ language: 'fr', kind: 'shop', subject: 'shop' },
  },
  'GET /marketplace/v1/stores/{id}/reports/sales': { by: 'product', ...lastYear },
  'GET /marketplace/v1/stores/{id}/reports/vat': lastYear,
  'GET /marketplace/v1/stores/{id}/reports/payments': lastYear,
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement': {
    from_day: lastYear.from,
    to_day: lastYear.to,
  },
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/statement': {
    from_day: lastYear.from,
    to_day: lastYear.to,
  },
};

describe('A parameter of a list', () => {
  it.each(lists.map((list) => [`${list.route.slice(-40)}: ${list.name}`, list] as const))(
    '%s changes the answer, or is refused',
    async (_, { route, name, parameter }) => {
      const answer = async (query: Record<string, string>) => {
        const { status, data } = await app.call(route, {
          token: tokenFor(route, store),
          params: { ...store, ...named[route] },
          query,
        } as never);
        return JSON.stringify({ status, data: unrepeated(data, name) });
      };
      const whole = await answer({ ...given[route] });
      const answers = await Promise.all(
        valuesOf(name, parameter).map((value) => answer({ ...given[route], [name]: value })),
      );
      expect(answers.some((one) => one !== whole)).toBe(true);
    },
  );
});
