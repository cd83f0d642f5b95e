import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/client/client.ts';
import type { BodyFor, Product } from '#contract-types.ts';
import { showSaved } from './products.ts';

interface PictureFile {
  file: File;
  /** Told the share that is sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  idempotencyKey: string;
}

/** Adds a picture after those that the product has; `image_id` is the one that was added. */
export async function addProductPicture(
  client: QueryClient,
  storeId: string,
  productId: string,
  picture: PictureFile,
): Promise<Product & { image_id: string }> {
  const saved = await api('POST /marketplace/v1/stores/{id}/products/{product_id}/images', {
    params: { id: storeId, product_id: productId },
    body: {},
    ...picture,
  });
  const { image_id, ...product } = saved;
  showSaved(product, storeId, client);
  return saved;
}

/** Puts the pictures into an order, with their texts and variants. */
export async function arrangeProductPictures(
  client: QueryClient,
  storeId: string,
  productId: string,
  body: BodyFor<'PUT /marketplace/v1/stores/{id}/products/{product_id}/images'>,
): Promise<Product> {
  const saved = await api('PUT /marketplace/v1/stores/{id}/products/{product_id}/images', {
    params: { id: storeId, product_id: productId },
    body,
  });
  showSaved(saved, storeId, client);
  return saved;
}
