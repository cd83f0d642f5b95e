import { call, newMerchant, newStore, type OpenedStore } from './api.ts';

interface ProductSeed {
  title: string;
  /** Minor units. */
  price?: number;
  sku?: string;
  barcode?: string;
  status?: 'draft' | 'active' | 'archived';
  opening_stock?: number;
  brand?: string;
  category_id?: string;
  low_stock_at?: number;
}

/** Adds a plain product through the API and answers its id. */
export async function addProduct(
  url: string,
  store: OpenedStore,
  { title, status, brand, category_id, ...variant }: ProductSeed,
): Promise<string> {
  const added = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
    token: store.businessToken,
    params: { id: store.id },
    body: { title, status, brand, category_id, variants: [variant] },
  });
  if (added.status !== 200) throw new Error(added.message);
  return added.data.id;
}

/** A merchant with a store that counts its stock. */
export async function goodsStore(url: string) {
  const amina = await newMerchant(url);
  const store = await newStore(url, amina.token, { module_inventory: 'active' });
  return { amina, store };
}
