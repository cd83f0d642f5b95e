import { randomUUID } from 'node:crypto';
import type { CallRoute } from '@sokoni/contract/calls';
import type { Answer, CallOptions, TestApp } from '#testing/http/app.ts';

/** Calls as one person in one store, whose inventory module is on. */
export interface Buyer {
  token: string;
  storeId: string;
}

/** A call that must succeed. */
async function must<R extends CallRoute>(app: TestApp, route: R, options: CallOptions) {
  const answer = await app.call(route, options);
  if (answer.status !== 200) throw new Error(`${route}: ${answer.status} ${answer.error} ${answer.message}`);
  return answer.data as Answer<Awaited<ReturnType<typeof app.call<R>>>['data']>['data'];
}

export async function switchInventoryOn(app: TestApp, { token, storeId }: Buyer): Promise<void> {
  await must(app, 'PUT /marketplace/v1/stores/{storeId}/modules', {
    token,
    params: { storeId },
    body: { module_inventory: 'active' },
  });
}

export async function newSupplier(app: TestApp, { token, storeId }: Buyer, fields: object = {}) {
  return must(app, 'POST /marketplace/v1/stores/{id}/suppliers', {
    token,
    params: { id: storeId },
    body: { name: `Mama Mboga ${randomUUID().slice(0, 8)}`, ...fields },
  });
}

/** A plain product; answers its ids and codes. */
export async function newItem(app: TestApp, { token, storeId }: Buyer, fields: object = {}, title = 'Rice') {
  const made = await must(app, 'POST /marketplace/v1/stores/{id}/products', {
    token,
    params: { id: storeId },
    body: { title, variants: [{ price: 500, ...fields }] },
  });
  const [variant] = made.variants;
  if (!variant) throw new Error('The product has no variant');
  return { productId: made.id, variantId: variant.id, barcode: variant.barcode };
}

export async function draftOrder(app: TestApp, { token, storeId }: Buyer, body: object) {
  return must(app, 'POST /marketplace/v1/stores/{id}/purchase-orders', {
    token,
    params: { id: storeId },
    body,
  });
}

export async function place(app: TestApp, { token, storeId }: Buyer, orderId: string) {
  return must(app, 'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/placement', {
    token,
    params: { id: storeId, purchase_order_id: orderId },
    body: {},
  });
}

/** Two of four units of one variant have come: what a path of purchasing can name. */
export async function aReceivedOrder(app: TestApp, token: string, storeId: string) {
  const buyer = { token, storeId };
  await switchInventoryOn(app, buyer);
  const supplier = await newSupplier(app, buyer);
  const { variantId } = await newItem(app, buyer);
  const lines = [{ variant_id: variantId, quantity: 4, unit_cost: 100 }];
  const order = await draftOrder(app, buyer, { supplier_id: supplier.id, lines });
  await place(app, buyer, order.id);
  const received = await must(
    app,
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts',
    {
      token,
      params: { id: storeId, purchase_order_id: order.id },
      body: { lines: [{ line_id: order.lines[0]?.id, quantity: 2 }] },
    },
  );
  return {
    supplier_id: supplier.id,
    purchase_order_id: order.id,
    receipt_id: received.receipts[0]?.id ?? '',
    line_id: order.lines[0]?.id ?? '',
    variant_id: variantId,
    version: received.version,
  };
}
