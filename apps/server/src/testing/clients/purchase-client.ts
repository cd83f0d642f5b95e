import type { TestApp } from '#testing/http/app.ts';
import { type Buyer, draftOrder, place } from './purchasing-calls.ts';

const orders = '/marketplace/v1/stores/{id}/purchase-orders' as const;

/** Ordering and receiving as somebody in a store; asked anew at every call, as tests go on in other stores. */
export function purchaseClient(app: () => TestApp, who: () => Buyer & { supplierId: string }) {
  const at = (params: Record<string, string> = {}, token = who().token) => ({
    token,
    params: { id: who().storeId, ...params },
  });

  /** An order that was sent, with so many of each good and what a unit takes. */
  async function ordered(
    lines: { variantId: string; quantity: number; cost?: number | null }[],
    fields: object = {},
  ) {
    const drafted = await draftOrder(app(), who(), {
      supplier_id: who().supplierId,
      lines: lines.map(({ variantId, quantity, cost = null }) => ({
        variant_id: variantId,
        quantity,
        unit_cost: cost,
      })),
      ...fields,
    });
    return place(app(), who(), drafted.id);
  }

  const receive = (
    orderId: string,
    lines: { line_id: string | undefined; quantity: number }[],
    fields: object = {},
    headers: Record<string, string> = {},
  ) =>
    app().call(`POST ${orders}/{purchase_order_id}/receipts`, {
      ...at({ purchase_order_id: orderId }),
      body: { lines, ...fields },
      headers,
    });

  /** Returns items to the supplier. */
  const giveBack = (
    orderId: string,
    lines: { line_id: string | undefined; quantity: number }[],
    fields: object = {},
    headers: Record<string, string> = {},
  ) =>
    app().call(`POST ${orders}/{purchase_order_id}/returns`, {
      ...at({ purchase_order_id: orderId }),
      body: { lines, ...fields },
      headers,
    });

  /** What the product of one variant has on its shelves, and what a unit has cost. */
  async function standing(productId: string) {
    const { data } = await app().call(
      'GET /marketplace/v1/stores/{id}/products/{product_id}',
      at({ product_id: productId }),
    );
    return { on_hand: data.variants[0]?.on_hand, cost: data.variants[0]?.cost };
  }

  return { at, ordered, receive, giveBack, standing };
}
