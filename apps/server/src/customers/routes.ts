import { allows, type Role } from '@sokoni/rules/roles';
import { DomainError } from '#platform/domain-error.ts';
import { pageWindow, readSort } from '#platform/paging.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { assertSalesSeen } from './assert-sales-seen.ts';
import { customerView, rowView } from './customer-view.ts';
import { eraseCustomer } from './erase-customer.ts';
import { addCustomer, changeCustomer } from './keep-customer.ts';
import { countCustomers, findPageOfCustomers, sortKeys } from './list-queries.ts';
import { findAddresses, findCustomer } from './queries.ts';

/** @throws DomainError `not_allowed` */
function assertCreditAllowed(role: Role, creditLimit: number | null | undefined): void {
  if (creditLimit === undefined || allows(role, 'setCreditLimit')) return;
  throw new DomainError('not_allowed', { message: 'Your role in this store does not set credit limits.' });
}

type ReadCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/customers/{customer_id}'>,
  'read' | 'role' | 'storeId'
>;

/** @throws DomainError `not_found` */
async function readCustomer(call: ReadCall, id: string) {
  return call.read(async (db) => {
    const row = await findCustomer(db, call.storeId, id);
    if (!row) throw new DomainError('not_found');
    return customerView(row, await findAddresses(db, call.storeId, id), call.role);
  });
}

export const listCustomers: StoreHandler<'GET /marketplace/v1/stores/{id}/customers'> = async (call) => {
  const { query, storeId, role } = call;
  const sort = readSort(query.sort, sortKeys);
  assertSalesSeen(role, query, sort.key);
  const rows = await call.read((db) => findPageOfCustomers(db, storeId, query, sort, pageWindow(query)));
  return { data: { items: rows.map((row) => rowView(row, role)), page: query.page, limit: query.limit } };
};

export const countListedCustomers: StoreHandler<'GET /marketplace/v1/stores/{id}/customers/total'> = async (
  call,
) => {
  assertSalesSeen(call.role, call.query);
  return { data: { total: await call.read((db) => countCustomers(db, call.storeId, call.query)) } };
};

export const getCustomer: StoreHandler<'GET /marketplace/v1/stores/{id}/customers/{customer_id}'> = async (
  call,
) => ({ data: await readCustomer(call, call.params.customer_id ?? '') });

export const postCustomer: StoreHandler<'POST /marketplace/v1/stores/{id}/customers'> = async (call) => {
  const { body } = call;
  assertCreditAllowed(call.role, body.credit_limit ?? undefined);
  const id = await call.command('add_customer', async (db, notes) => {
    const by = { userId: call.caller.userId, now: call.now };
    const made = await addCustomer(db, call.storeId, body, by);
    notes.audit({ subject: `customer:${made}`, after: { credit_limit: body.credit_limit ?? null } });
    return made;
  });
  return { data: await readCustomer(call, id), message: `${body.name} is added.` };
};

export const updateCustomer: StoreHandler<'PUT /marketplace/v1/stores/{id}/customers/{customer_id}'> = async (
  call,
) => {
  const { body } = call;
  const id = call.params.customer_id ?? '';
  assertCreditAllowed(call.role, body.credit_limit);
  await call.command('update_customer', async (db, notes) => {
    const by = { userId: call.caller.userId, now: call.now };
    const { before, changed } = await changeCustomer(db, call.storeId, id, body, by);
    // A customer is a person: the fields are named, not copied.
    const credit = changed.includes('credit_limit');
    notes.audit({
      subject: `customer:${id}`,
      ...(credit ? { before: { credit_limit: before.credit_limit } } : {}),
      after: { changed, ...(credit ? { credit_limit: body.credit_limit } : {}) },
    });
  });
  return { data: await readCustomer(call, id), message: 'The customer is saved.' };
};

export const deleteCustomer: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}'
> = async (call) => {
  const id = call.params.customer_id ?? '';
  await call.command('erase_customer', async (db, notes) => {
    await eraseCustomer(db, call.storeId, id, { userId: call.caller.userId, now: call.now });
    notes.audit({ subject: `customer:${id}` });
  });
  return { data: { message: 'The customer is erased. The orders stay in the books.' } };
};
