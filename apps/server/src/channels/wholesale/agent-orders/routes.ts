import { system } from '@sokoni/rules/access/actor';
import { actionNow } from '#core/action.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { readOfferedOf, readVariants } from '../buying/suppliers/read-offered.ts';
import { agreementView } from '../buying/suppliers/suppliers.ts';
import { agreementOf, placeForCompany } from './place-for-company.ts';
import { sayAgentOrder } from './sentences.ts';

const base = '/marketplace/v1/stores/{id}/wholesale/companies/{customer_id}';

export const getAgreement: StoreHandler<`GET ${typeof base}/agreement`> = async (call) => {
  const { storeId, params } = call;
  return { data: agreementView(await call.read((db) => agreementOf(db, storeId, params.customer_id))) };
};

export const listCompanyProducts: StoreHandler<`GET ${typeof base}/products`> = async (call) => {
  const { storeId, params, query } = call;
  const data = await call.read(async (db) =>
    readOfferedOf(db, await agreementOf(db, storeId, params.customer_id), query),
  );
  return { data };
};

export const findCompanyVariants: StoreHandler<`POST ${typeof base}/products/by-variant`> = async (call) => {
  const { storeId, params, body } = call;
  const ids = body.variant_ids.map((id) => id.toLowerCase());
  const data = await call.read(async (db) =>
    readVariants(db, await agreementOf(db, storeId, params.customer_id), ids),
  );
  return { data };
};

export const postCompanyOrder: StoreHandler<`POST ${typeof base}/orders`> = async (call) => {
  const { storeId, params, body, actor, now, caller } = call;
  const customerId = params.customer_id.toLowerCase();
  const order_id = await call.command('place_order_for_company', async (db, notes) => {
    const placing = { userId: caller.userId, action: actionNow(actor, now) };
    const placed = await placeForCompany(db, { storeId, customerId }, body, placing);
    const { expected_total: total, reference, below_minimum } = body;
    const after = { customer_id: customerId, total, reference, below_minimum };
    notes.audit({ subject: `order:${placed}`, after });
    return placed;
  });
  const { number } = await call.read((db) => readOrder(db, storeId, order_id, system));
  return { data: { order_id, number: number ?? '' }, message: sayAgentOrder('placed') };
};
