import type { RegisterHandler } from '#core/http/route.ts';
import { readChanges, readCustomerPage, readProductPage } from './read-copy.ts';
import { readSetup } from './read-setup.ts';

export const getTillSetup: RegisterHandler<'GET /marketplace/v1/stores/{id}/point-of-sale/setup'> = async (
  call,
) => ({
  data: await call.read((db) => readSetup(db, call.device, call.now)),
});

export const listTillProducts: RegisterHandler<
  'GET /marketplace/v1/stores/{id}/point-of-sale/products'
> = async (call) => ({
  data: await call.read((db) => readProductPage(db, call.device, call.query)),
});

export const listTillCustomers: RegisterHandler<
  'GET /marketplace/v1/stores/{id}/point-of-sale/customers'
> = async (call) => ({
  data: await call.read((db) => readCustomerPage(db, call.device, call.query, call.now)),
});

export const getTillChanges: RegisterHandler<
  'GET /marketplace/v1/stores/{id}/point-of-sale/changes'
> = async (call) => ({
  data: await call.read((db) => readChanges(db, call.device, call.query.since, call.now)),
});
