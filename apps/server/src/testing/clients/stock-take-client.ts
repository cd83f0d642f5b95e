import { randomUUID } from 'node:crypto';
import type { TestApp } from '#testing/http/app.ts';

interface Counter {
  token: string;
  storeId: string;
  /** The place that is counted. */
  shop: string;
}

/** Counting as somebody in a store; asked anew at every call, as tests go on in other stores. */
export function stockTakeClient(app: () => TestApp, who: () => Counter) {
  const at = (token = who().token) => ({ token, params: { id: who().storeId } });

  async function firstPlace() {
    return (await app().call('GET /marketplace/v1/stores/{id}/locations', at())).data[0]?.id ?? '';
  }

  async function newProduct(title: string, opening_stock: number, fields: Record<string, unknown> = {}) {
    const { data } = await app().call('POST /marketplace/v1/stores/{id}/products', {
      ...at(),
      body: { title, variants: [{ price: 500, cost: 300, opening_stock, sku: `${title}-1` }], ...fields },
    });
    const [variant] = data.variants;
    return { productId: data.id, variantId: variant?.id ?? '', barcode: variant?.barcode ?? '' };
  }

  const start = (fields: Record<string, unknown> = {}) =>
    app().call('POST /marketplace/v1/stores/{id}/stock-takes', {
      ...at(),
      body: { location_id: who().shop, ...fields },
    });

  const one = (stock_take_id: string, token = who().token) => ({
    token,
    params: { id: who().storeId, stock_take_id },
  });

  const scan = (code: string, units = 1, id = randomUUID()) => ({ id, code, units });
  const typed = (variant_id: string, units: number) => ({
    id: randomUUID(),
    variant_id,
    kind: 'typed',
    units,
  });

  const count = (take: string, counts: unknown[], token = who().token) =>
    app().call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts', {
      ...one(take, token),
      body: { counts },
    });

  const read = (take: string, token = who().token) =>
    app().call('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}', one(take, token));

  const apply = (take: string, uncounted = 'leave', headers: Record<string, string> = {}) =>
    app().call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application', {
      ...one(take),
      headers,
      body: { uncounted },
    });

  const cancel = (take: string) =>
    app().call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation', {
      ...one(take),
      body: {},
    });

  const adjust = (variant_id: string, line: Record<string, number>) =>
    app().call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
      ...at(),
      body: {
        reason: 'counted' in line ? 'count' : 'adjustment',
        lines: [{ variant_id, location_id: who().shop, ...line }],
      },
    });

  async function onHand({ productId }: { productId: string }) {
    const { data } = await app().call('GET /marketplace/v1/stores/{id}/products/{product_id}/stock', {
      token: who().token,
      params: { id: who().storeId, product_id: productId },
    });
    return data[0]?.on_hand ?? 0;
  }

  async function started(fields: Record<string, unknown> = {}) {
    return (await start(fields)).data.id;
  }

  return {
    at,
    firstPlace,
    newProduct,
    start,
    one,
    scan,
    typed,
    count,
    read,
    apply,
    cancel,
    adjust,
    onHand,
    started,
  };
}
