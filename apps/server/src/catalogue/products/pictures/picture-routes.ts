import { readSaved } from '#catalogue/products/read-saved.ts';
import { sayProduct } from '#catalogue/products/sentences.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { keepPicture } from '#tenancy/stores/pictures/save-picture.ts';
import { addPicture, arrangePictures } from './arrange-pictures.ts';

export const uploadProductImage: StoreHandler<
  'POST /marketplace/v1/stores/{id}/products/{product_id}/images'
> = async (call) => {
  const { storeId, caller, now } = call;
  const productId = call.params.product_id;
  const { imageId } = await keepPicture(call, (picture) =>
    call.command('add_product_image', async (db, notes) => {
      const shown = { ...picture, altText: call.body.alt_text, uploadedBy: caller.userId };
      await addPicture(db, storeId, productId, shown, now);
      notes.audit({ subject: `product:${productId}`, after: { image: picture.id } });
      return { imageId: picture.id };
    }),
  );
  const saved = await readSaved(call, productId);
  return { data: { ...saved, image_id: imageId }, message: sayProduct('pictures.added') };
};

export const arrangeProductImages: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/products/{product_id}/images'
> = async (call) => {
  const productId = call.params.product_id;
  const { images, removed } = call.body;
  await call.command('arrange_product_images', async (db, notes) => {
    const placed = images.map(({ id, alt_text, variant_ids: variantIds }) => ({ id, alt_text, variantIds }));
    const { before } = await arrangePictures(db, call.storeId, productId, placed, removed);
    notes.audit({ subject: `product:${productId}`, before: { images: before }, after: { images, removed } });
  });
  return { data: await readSaved(call, productId), message: sayProduct('pictures.saved') };
};
