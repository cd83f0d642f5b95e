import type { RegisterHandler } from '#core/http/route.ts';
import { findPastSales, readPastSale } from './find-past-sales.ts';

export const listPastSales: RegisterHandler<
  'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales'
> = async ({ read, device, query }) => ({
  data: { items: await read((db) => findPastSales(db, device, query)) },
});

export const getPastSale: RegisterHandler<
  'GET /marketplace/v1/stores/{id}/point-of-sale/past-sales/{order_id}'
> = async ({ read, device, params, query }) => ({
  data: await read((db) => readPastSale(db, device, { ...query, orderId: params.order_id })),
});
