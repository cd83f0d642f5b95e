import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/http/app.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** A second place of a store, by a name of its own. */
async function anotherPlace(app: TestApp, token: string, storeId: string, name: string): Promise<string> {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/locations', {
    token,
    params: { id: storeId },
    body: { name },
  });
  return data.id;
}

/** What a transfer of two units out of five needs: a variant, and where it goes from and to. */
async function itemsToSend(app: TestApp, token: string, storeId: string, to = 'Stockroom') {
  const at = { token, params: { id: storeId } };
  const { data: product } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at,
    body: { title: 'Basin', variants: [{ opening_stock: 5 }] },
  });
  const { data: places } = await app.call('GET /marketplace/v1/stores/{id}/locations', at);
  return {
    from_location_id: places[0]?.id ?? '',
    to_location_id: await anotherPlace(app, token, storeId, to),
    lines: [{ variant_id: product.variants[0]?.id ?? '', quantity: 2 }],
  };
}

/** The id of a transfer that is not sent. */
export async function aTransfer(app: TestApp, token: string, storeId: string, to?: string): Promise<string> {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/transfers', {
    token,
    params: { id: storeId },
    body: await itemsToSend(app, token, storeId, to),
  });
  return data.id;
}

/** The id of a stock-take of one variant, at a place of its own. */
export async function aStockTake(app: TestApp, token: string, storeId: string): Promise<string> {
  const { to_location_id, lines } = await itemsToSend(app, token, storeId, 'Back room');
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/stock-takes', {
    token,
    params: { id: storeId },
    body: {
      location_id: to_location_id,
      scope: 'list',
      variant_ids: lines.map(({ variant_id }) => variant_id),
    },
  });
  return data.id;
}

/** For every changing call of the inventory a request that succeeds, in a store of its own. */
export function inventoryRequests(started: () => TestApp, anOwner: () => Promise<Owner>) {
  async function draft() {
    const { token, params } = await anOwner();
    const body = await itemsToSend(started(), token, params.id);
    const made = await started().call('POST /marketplace/v1/stores/{id}/transfers', { token, params, body });
    return { token, params: { ...params, transfer_id: made.data.id }, body };
  }
  async function sent() {
    const { body, ...request } = await draft();
    await started().call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
      ...request,
      body: {},
    });
    return { ...request, lines: body.lines };
  }
  async function counting(body: Record<string, unknown>) {
    const { token, params } = await anOwner();
    return {
      token,
      params: { ...params, stock_take_id: await aStockTake(started(), token, params.id) },
      body,
    };
  }
  return {
    'POST /marketplace/v1/stores/{id}/stock-takes': async () => {
      const { token, params } = await anOwner();
      const { from_location_id } = await itemsToSend(started(), token, params.id);
      return { token, params, body: { location_id: from_location_id } };
    },
    'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts': () =>
      counting({ counts: [{ id: randomUUID(), code: 'NONE-OF-OURS' }] }),
    'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application': () =>
      counting({ uncounted: 'leave' }),
    'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation': () => counting({}),
    'POST /marketplace/v1/stores/{id}/transfers': async () => {
      const { token, params } = await anOwner();
      return { token, params, body: await itemsToSend(started(), token, params.id) };
    },
    'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}': async () => {
      const { body, ...request } = await draft();
      return { ...request, body: { ...body, version: 1, note: 'By van' } };
    },
    'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch': async () => ({
      ...(await draft()),
      body: {},
    }),
    'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts': async () => {
      const { lines, ...request } = await sent();
      const [line] = lines;
      return { ...request, body: { lines: [{ variant_id: line?.variant_id, received: 1 }] } };
    },
    'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation': async () => ({
      ...(await draft()),
      body: {},
    }),
  };
}

/** Those of them that refuse what they do not know. */
export const inventoryCalls = [
  'POST /marketplace/v1/stores/{id}/stock-takes',
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts',
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application',
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation',

  'POST /marketplace/v1/stores/{id}/transfers',
  'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}',
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch',
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts',
  'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation',
] as const;
