import { type Actor, can } from '@sokoni/rules/access/actor';
import { actionNow } from '#core/action.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageWindow, readSort } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { assertSalesSeen } from './assert-sales-visible.ts';
import { customerView, rowView } from './customer-view.ts';
import { eraseCustomer } from './erase-customer.ts';
import { countCustomers, findPageOfCustomers, sortKeys } from './list-queries.ts';
import { findAddresses, findCustomer } from './queries.ts';
import { addCustomer, changeCustomer } from './save-customer.ts';

/** @throws DomainError `not_allowed` */
function assertCreditAllowed(actor: Actor, creditLimit: number | null | undefined): void {
  if (creditLimit === undefined || can(actor, 'setCreditLimit')) return;
  throw new DomainError('not_allowed', { message: sayCustomer('credit.forbidden') });
}

type ReadCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/customers/{customer_id}'>,
  'read' | 'actor' | 'storeId'
>;

/** @throws DomainError `not_found` */
async function readCustomer(call: ReadCall, id: string) {
  return call.read(async (db) => {
    const row = await findCustomer(db, call.storeId, id);
    if (!row) throw new DomainError('not_found');
    return customerView(row, await findAddresses(db, call.storeId, id), call.actor);
  });
}

export const listCustomers: StoreHandler<'GET /marketplace/v1/stores/{id}/customers'> = async (call) => {
  const { query, storeId, actor } = call;
  const sort = query.search !== '' && query.sort === '' ? null : readSort(query.sort, sortKeys);
  assertSalesSeen(actor, query, sort?.key);
  const rows = await call.read((db) => findPageOfCustomers(db, storeId, query, sort, pageWindow(query)));
  return { data: { items: rows.map((row) => rowView(row, actor)), page: query.page, limit: query.limit } };
};

export const countListedCustomers: StoreHandler<'GET /marketplace/v1/stores/{id}/customers/total'> = async (
  call,
) => {
  assertSalesSeen(call.actor, call.query);
  return { data: { total: await call.read((db) => countCustomers(db, call.storeId, call.query)) } };
};

export const getCustomer: StoreHandler<'GET /marketplace/v1/stores/{id}/customers/{customer_id}'> = async (
  call,
) => ({ data: await readCustomer(call, call.params.customer_id) });

export const postCustomer: StoreHandler<'POST /marketplace/v1/stores/{id}/customers'> = async (call) => {
  const { body } = call;
  assertCreditAllowed(call.actor, body.credit_limit ?? undefined);
  const id = await call.command('add_customer', async (db, notes) => {
    const made = await addCustomer(db, call.storeId, body, actionNow(call.actor, call.now));
    notes.audit({ subject: `customer:${made}`, after: { credit_limit: body.credit_limit ?? null } });
    return made;
  });
  return { data: await readCustomer(call, id), message: sayCustomer('added', { name: body.name }) };
};

export const updateCustomer: StoreHandler<'PUT /marketplace/v1/stores/{id}/customers/{customer_id}'> = async (
  call,
) => {
  const { body } = call;
  const id = call.params.customer_id;
  assertCreditAllowed(call.actor, body.credit_limit);
  await call.command('update_customer', async (db, notes) => {
    const action = actionNow(call.actor, call.now);
    const { before, changed } = await changeCustomer(db, call.storeId, id, body, action);
    // A customer is a person: the fields are named, not copied.
    const credit = changed.includes('credit_limit');
    notes.audit({
      subject: `customer:${id}`,
      ...(credit ? { before: { credit_limit: before.credit_limit } } : {}),
      after: { changed, ...(credit ? { credit_limit: body.credit_limit } : {}) },
    });
  });
  return { data: await readCustomer(call, id), message: sayCustomer('saved') };
};

export const deleteCustomer: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}'
> = async (call) => {
  const id = call.params.customer_id;
  await call.command('erase_customer', async (db, notes) => {
    await eraseCustomer(db, call.storeId, id, actionNow(call.actor, call.now), call.services.hooks);
    notes.audit({ subject: `customer:${id}` });
  });
  return { data: { message: sayCustomer('erased') } };
};
