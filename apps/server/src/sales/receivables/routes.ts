import { ageingWithout } from '@sokoni/rules/credit/receivables-ageing';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageWindow } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { ageDebtsOf, readAgeing } from './read-receivables.ts';
import { countCustomersWithBalance, findCustomersWithBalance, hasCustomer } from './receivable-queries.ts';

export const listDebtors: StoreHandler<'GET /marketplace/v1/stores/{id}/receivables'> = async (call) => {
  const { storeId, query, now } = call;
  return call.read(async (db) => {
    const { today } = await storeDay(db, storeId, now);
    const rows = await findCustomersWithBalance(db, storeId, pageWindow(query));
    const ids = rows.map(({ id }) => id);
    const agedOf = await ageDebtsOf(db, { storeId, test: false, today }, ids);
    const items = rows.map((row) => ({ ...row, ageing: agedOf(row.id) }));
    const total = await countCustomersWithBalance(db, storeId);
    return { data: { items, page: query.page, limit: query.limit, total } };
  });
};

export const getAgeing: StoreHandler<'GET /marketplace/v1/stores/{id}/receivables/ageing'> = async (call) =>
  call.read(async (db) => {
    const { today } = await storeDay(db, call.storeId, call.now);
    const ledger = { storeId: call.storeId, test: false, today };
    const outstanding = await readAgeing(db, ledger);
    const unnamed = (await ageDebtsOf(db, ledger, [null]))(null);
    return { data: { today, customers: ageingWithout(outstanding, unnamed), unnamed } };
  });

export const getCustomerAgeing: StoreHandler<
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing'
> = async (call) => {
  const customerId = call.params.customer_id.toLowerCase();
  return call.read(async (db) => {
    if (!(await hasCustomer(db, call.storeId, customerId))) throw new DomainError('not_found');
    const { today } = await storeDay(db, call.storeId, call.now);
    const agedOf = await ageDebtsOf(db, { storeId: call.storeId, test: false, today }, [customerId]);
    return { data: { today, ageing: agedOf(customerId) } };
  });
};
