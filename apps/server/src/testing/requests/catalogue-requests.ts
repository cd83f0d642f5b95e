import { addStoreJob } from '#testing/fixtures/add-rows.ts';
import type { TestApp } from '#testing/http/app.ts';
import { bulkRequests, bulkRoutes } from './bulk-edit-requests.ts';
import { customerRequests, customerRoutes } from './customer-requests.ts';
import { documentRequests, documentRoutes } from './document-requests.ts';
import { importRequests, importRoutes } from './import-requests.ts';
import { inventoryCalls, inventoryRequests } from './inventory-requests.ts';
import { orderRequests, orderRoutes } from './order-requests.ts';
import { pictureRequests, pictureRoutes } from './picture-requests.ts';
import { purchasingRequests, purchasingRoutes } from './purchasing-requests.ts';

interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** The calls for products, stock, buying and customers that refuse what they do not know. */
export const catalogueRoutes = [
  'POST /marketplace/v1/stores/{id}/products',
  'PUT /marketplace/v1/stores/{id}/products/{product_id}',
  'POST /marketplace/v1/stores/{id}/products/{product_id}/copies',
  'POST /marketplace/v1/stores/{id}/products/{product_id}/images',
  'PUT /marketplace/v1/stores/{id}/products/{product_id}/images',
  ...pictureRoutes,
  'POST /marketplace/v1/stores/{id}/categories',
  'PUT /marketplace/v1/stores/{id}/categories/{category_id}',
  'POST /marketplace/v1/stores/{id}/locations',
  'PUT /marketplace/v1/stores/{id}/locations/{location_id}',
  'POST /marketplace/v1/stores/{id}/stock-adjustments',
  ...bulkRoutes,
  ...inventoryCalls,
  ...purchasingRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...documentRoutes,
  ...importRoutes,
] as const;

/** For every call for products, stock, buying and customers that changes something a request that succeeds, in a store of its own. */
export function catalogueRequests(app: () => TestApp, anOwner: () => Promise<Owner>, picture: () => Blob) {
  const inStore = (body: Record<string, unknown>) => async () => ({ ...(await anOwner()), body });

  async function aProduct() {
    const { token, params } = await anOwner();
    const { data } = await app().call('POST /marketplace/v1/stores/{id}/products', {
      token,
      params,
      body: { title: 'Basin', variants: [{ price: 500 }] },
    });
    return { token, params: { ...params, product_id: data.id }, variantId: data.variants[0]?.id ?? '' };
  }

  async function aCategory() {
    const { token, params } = await anOwner();
    const body = { name: 'Food' };
    const { data } = await app().call('POST /marketplace/v1/stores/{id}/categories', { token, params, body });
    return { token, params: { ...params, category_id: data.id } };
  }

  async function aLocation() {
    const { token, params } = await anOwner();
    const body = { name: 'Kiosk' };
    const { data } = await app().call('POST /marketplace/v1/stores/{id}/locations', { token, params, body });
    return { token, params: { ...params, location_id: data.id } };
  }

  async function anAdjustment() {
    const { variantId, token, params } = await aProduct();
    await app().call('PUT /marketplace/v1/stores/{storeId}/modules', {
      token,
      params: { storeId: params.id },
      body: { module_inventory: 'active' },
    });
    const { data } = await app().call('GET /marketplace/v1/stores/{id}/locations', { token, params });
    const line = { variant_id: variantId, location_id: data[0]?.id, change: 2 };
    return { token, params, body: { lines: [line] } };
  }

  return {
    'POST /marketplace/v1/stores/{id}/products': inStore({ title: 'Basin', variants: [{ price: 500 }] }),
    'PUT /marketplace/v1/stores/{id}/products/{product_id}': async () => ({
      ...(await aProduct()),
      body: { version: 1, title: 'Bucket' },
    }),
    'DELETE /marketplace/v1/stores/{id}/products/{product_id}': async () => ({
      ...(await aProduct()),
      body: {},
    }),
    'POST /marketplace/v1/stores/{id}/products/{product_id}/copies': async () => ({
      ...(await aProduct()),
      body: { title: 'Basin too' },
    }),
    'POST /marketplace/v1/stores/{id}/products/{product_id}/images': async () => ({
      ...(await aProduct()),
      body: { alt_text: 'A basin' },
      file: picture(),
    }),
    'PUT /marketplace/v1/stores/{id}/products/{product_id}/images': async () => {
      const { token, params } = await aProduct();
      const { data } = await app().call('POST /marketplace/v1/stores/{id}/products/{product_id}/images', {
        token,
        params,
        body: {},
        file: picture(),
      });
      return { token, params, body: { images: [{ id: data.images[0]?.id, alt_text: 'A basin' }] } };
    },
    ...pictureRequests(app, anOwner, aProduct),
    'POST /marketplace/v1/stores/{id}/categories': inStore({ name: 'Food' }),
    'PUT /marketplace/v1/stores/{id}/categories/{category_id}': async () => ({
      ...(await aCategory()),
      body: { name: 'Drinks' },
    }),
    'DELETE /marketplace/v1/stores/{id}/categories/{category_id}': async () => ({
      ...(await aCategory()),
      body: {},
    }),
    'POST /marketplace/v1/stores/{id}/locations': inStore({
      ...{ name: 'Kiosk', address: 'Moi Avenue 12', city: 'Nakuru' },
      ...{ region: 'Rift Valley', country: 'KE', phone: '+254722000111' },
    }),
    'PUT /marketplace/v1/stores/{id}/locations/{location_id}': async () => ({
      ...(await aLocation()),
      body: { name: 'Stall', city: 'Kisumu', country: 'KE' },
    }),
    'DELETE /marketplace/v1/stores/{id}/locations/{location_id}': async () => ({
      ...(await aLocation()),
      body: {},
    }),
    'POST /marketplace/v1/stores/{id}/stock-adjustments': anAdjustment,
    ...bulkRequests(app, aProduct),
    ...inventoryRequests(app, anOwner),
    ...importRequests(app, anOwner),
    'POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation': async () => {
      const { token, params } = await anOwner();
      const job_id = await addStoreJob(app().database.ownerUrl, params.id);
      return { token, params: { ...params, job_id } };
    },
    ...purchasingRequests(app, anOwner),
    ...customerRequests(app, anOwner),
    ...orderRequests(app, anOwner),
    ...documentRequests(app, anOwner),
  };
}
