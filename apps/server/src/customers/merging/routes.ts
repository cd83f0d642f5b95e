import { actionNow } from '#core/action.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { customerView } from '#customers/customer-view.ts';
import { findAddresses, findCustomer } from '#customers/queries.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { mergeCustomers } from './merge-customers.ts';
import { findDuplicates } from './merge-queries.ts';

export const listDuplicates: StoreHandler<
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/duplicates'
> = async (call) =>
  call.read(async (db) => {
    const row = await findCustomer(db, call.storeId, call.params.customer_id);
    if (!row) throw new DomainError('not_found');
    return { data: await findDuplicates(db, row) };
  });

export const postCustomerMerge: StoreHandler<
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges'
> = async (call) => {
  const { storeId, body } = call;
  const id = call.params.customer_id.toLowerCase();
  await call.command('merge_customer', async (db, notes) => {
    const action = actionNow(call.actor, call.now);
    const merged = await mergeCustomers(db, storeId, id, body, action, call.services.hooks);
    // Customers are people: the fields are named, not copied.
    notes.audit({ subject: `customer:${id}`, after: { merged: body.other_id.toLowerCase(), ...merged } });
  });
  return call.read(async (db) => {
    const row = await findCustomer(db, storeId, id);
    if (!row) throw new DomainError('not_found');
    const data = customerView(row, await findAddresses(db, storeId, id), call.actor);
    return { data, message: sayCustomer('merged') };
  });
};
