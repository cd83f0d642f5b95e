import { keys } from '#api/client/keys.ts';
import { useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/point-of-sale/layout';

export type TillLayout = Answer<`GET ${typeof route}`>;
export type TillPage = TillLayout['pages'][number];
export type BarcodeRule = TillLayout['barcode_rules'][number];

/** How the tills of the store are laid out. */
export function useTillLayout() {
  return useStoreQuery(`GET ${route}`, { key: keys.tillLayout });
}

/** Lays them out anew, in full. */
export function useLayOutTills() {
  return useStoreSend(`PUT ${route}`, {}, (layout, storeId, client) =>
    client.setQueryData(keys.tillLayout(storeId), layout),
  );
}

/** What is sent of a layout that was read and changed. */
export function layoutBody({ pages, ...layout }: TillLayout): BodyFor<`PUT ${typeof route}`> {
  return {
    ...layout,
    pages: pages.map(({ products, ...page }) => ({ ...page, product_ids: products.map(({ id }) => id) })),
  };
}
