import type { StoreHandler } from '#core/http/route.ts';
import { readPreview } from './read-preview.ts';

export const getPreview: StoreHandler<'GET /marketplace/v1/stores/{id}/storefront/preview'> = async (
  call,
) => {
  const { storeId, query, services } = call;
  const listed = (ids: string) => ids.split(',').filter((id) => id !== '');
  const { language } = query;
  const asked = { collections: listed(query.collections), products: listed(query.products), language };
  return { data: await call.read((db) => readPreview(db, storeId, services.config, asked)) };
};
