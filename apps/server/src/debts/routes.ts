import { ageingWithout } from '@sokoni/rules/ageing';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { pageWindow } from '#platform/paging.ts';
import type { StoreHandler } from '#platform/route.ts';
import { storeDay } from '#stores/store-day.ts';
import { countOwingCustomers, findOwingCustomers, hasCustomer } from './debt-queries.ts';
import { ageDebtsOf, readAgeing } from './read-debts.ts';

export const listDebtors: StoreHandler<'GET /marketplace/v1/stores/{id}/debtors'> = async (call) => {
  const { storeId, query, now } = call;
  if (query.sort !== '') throw invalidField('sort', 'Who owes most comes first');
  if (query.search !== '') throw invalidField('search', 'Search among all customers instead');
  return call.read(async (db) => {
    const { today } = await storeDay(db, storeId, now);
    const rows = await findOwingCustomers(db, storeId, pageWindow(query));
    const ids = rows.map(({ id }) => id);
    const agedOf = await ageDebtsOf(db, { storeId, test: false, today }, ids);
    const items = rows.map((row) => ({ ...row, ageing: agedOf(row.id) }));
    const total = await countOwingCustomers(db, storeId);
    return { data: { items, page: query.page, limit: query.limit, total } };
  });
};

export const getAgeing: StoreHandler<'GET /marketplace/v1/stores/{id}/debtors/ageing'> = async (call) =>
  call.read(async (db) => {
    const { today } = await storeDay(db, call.storeId, call.now);
    const books = { storeId: call.storeId, test: false, today };
    const owed = await readAgeing(db, books);
    const unnamed = (await ageDebtsOf(db, books, [null]))(null);
    return { data: { today, customers: ageingWithout(owed, unnamed), unnamed } };
  });

export const getCustomerAgeing: StoreHandler<
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing'
> = async (call) => {
  const customerId = (call.params.customer_id ?? '').toLowerCase();
  return call.read(async (db) => {
    if (!(await hasCustomer(db, call.storeId, customerId))) throw new DomainError('not_found');
    const { today } = await storeDay(db, call.storeId, call.now);
    const agedOf = await ageDebtsOf(db, { storeId: call.storeId, test: false, today }, [customerId]);
    return { data: { today, ageing: agedOf(customerId) } };
  });
};
