import { productsChanged } from '#api/catalogue/products.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';

/** The places where the store keeps stock, closed ones last. */
export function useLocations() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/locations', { key: keys.locations });
}

/** The stock of a product by variant and place. */
export function useProductStock(productId: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/products/{product_id}/stock', {
    key: (storeId) => [...keys.product(storeId, productId), 'stock'],
    params: { product_id: productId },
  });
}

/** Corrects stock of a product by hand. */
export function useAdjustStock(productId: string) {
  return useStoreSend('POST /marketplace/v1/stores/{id}/stock-adjustments', {}, (_, storeId, client) => {
    productsChanged(storeId, client);
    void client.invalidateQueries({ queryKey: keys.stock(storeId) });
    return client.invalidateQueries({ queryKey: keys.product(storeId, productId) });
  });
}

/** What came and went of a product, newest first. */
export function useMovements(productId: string, query: { page: number; limit: number }) {
  return useStoreList('GET /marketplace/v1/stores/{id}/stock-movements', {
    key: (storeId) => [...keys.product(storeId, productId), 'movements', query],
    query: { ...query, product_id: productId },
  });
}
