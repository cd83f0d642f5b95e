import { call } from './api.ts';

/** Supplies for journeys about buying: made by calls, so that the journey begins where it matters. */
export interface Shelf {
  token: string;
  storeId: string;
}

/** A supplier of the store; answers its id. */
export async function newSupplier(url: string, { token, storeId }: Shelf, name: string): Promise<string> {
  const made = await call(url, 'POST /marketplace/v1/stores/{id}/suppliers', {
    token,
    params: { id: storeId },
    body: { name, contact: 'Wanjiku Kamau', lead_days: 3 },
  });
  if (made.status !== 200) throw new Error(made.message);
  return made.data.id;
}

/** A plain product with a code, stock, and what a piece has cost; answers its ids. */
export async function newGood(
  url: string,
  { token, storeId }: Shelf,
  title: string,
  variant: Record<string, unknown>,
): Promise<{ productId: string; variantId: string; barcode: string }> {
  const made = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
    token,
    params: { id: storeId },
    body: { title, variants: [{ price: 50_000, ...variant }] },
  });
  const [first] = made.data?.variants ?? [];
  if (!first) throw new Error(made.message);
  return { productId: made.data.id, variantId: first.id, barcode: first.barcode };
}

/** Goods that were ordered and have come. */
export async function newDelivery(
  url: string,
  { token, storeId }: Shelf,
  supplierId: string,
  { variantId, quantity, cost }: { variantId: string; quantity: number; cost: number },
): Promise<void> {
  const drafted = await call(url, 'POST /marketplace/v1/stores/{id}/purchase-orders', {
    token,
    params: { id: storeId },
    body: { supplier_id: supplierId, lines: [{ variant_id: variantId, quantity, unit_cost: cost }] },
  });
  const at = { token, params: { id: storeId, purchase_order_id: drafted.data.id } };
  const one = '/marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}';
  await call(url, `POST ${one}/placement`, { ...at, body: {} });
  const lines = [{ line_id: drafted.data.lines[0]?.id, quantity }];
  const came = await call(url, `POST ${one}/receipts`, { ...at, body: { lines } });
  if (came.status !== 200) throw new Error(came.message);
}

/** What the books say of a product: pieces there, and what one has cost. */
export async function standing(url: string, { token, storeId }: Shelf, productId: string) {
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
    token,
    params: { id: storeId, product_id: productId },
  });
  return { on_hand: data.on_hand, cost: data.variants[0]?.cost };
}
