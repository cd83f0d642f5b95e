import { ageDebts } from '@sokoni/rules/ageing';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { signedLink } from '#platform/downloads.ts';
import { pageWindow } from '#platform/paging.ts';
import type { StoreHandler } from '#platform/route.ts';
import { countDebtors, findAllDebts, findDebtors, findDebtsOf, findToday } from './debt-queries.ts';
import { queueMail } from './mail-order-paper.ts';
import { findPaperBuyer } from './queries.ts';
import { readStatement } from './read-statement.ts';
import type { StatementInput } from './statement-file.ts';

export const listDebtors: StoreHandler<'GET /marketplace/v1/stores/{id}/debtors'> = async (call) => {
  const { storeId, query, now } = call;
  if (query.sort !== '') throw invalidField('sort', 'Who owes most comes first');
  if (query.search !== '') throw invalidField('search', 'Search among all customers instead');
  return call.read(async (db) => {
    const rows = await findDebtors(db, storeId, pageWindow(query));
    const ids = rows.map(({ id }) => id);
    const debts = await findDebtsOf(db, storeId, ids);
    const today = await findToday(db, storeId, now);
    const items = rows.map((row) => ({
      ...row,
      ageing: ageDebts(
        debts.filter(({ customer_id }) => customer_id === row.id),
        today,
      ),
    }));
    const total = await countDebtors(db, storeId);
    return { data: { items, page: query.page, limit: query.limit, total } };
  });
};

export const getAgeing: StoreHandler<'GET /marketplace/v1/stores/{id}/debtors/ageing'> = async (call) =>
  call.read(async (db) => {
    const debts = await findAllDebts(db, call.storeId);
    const today = await findToday(db, call.storeId, call.now);
    const aged = (unnamed: boolean) =>
      ageDebts(
        debts.filter((debt) => debt.unnamed === unnamed),
        today,
      );
    return { data: { today, customers: aged(false), unnamed: aged(true) } };
  });

export const getCustomerAgeing: StoreHandler<
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing'
> = async (call) => {
  const customerId = (call.params.customer_id ?? '').toLowerCase();
  return call.read(async (db) => {
    if (!(await findPaperBuyer(db, call.storeId, customerId))) throw new DomainError('not_found');
    const today = await findToday(db, call.storeId, call.now);
    return { data: { today, ageing: ageDebts(await findDebtsOf(db, call.storeId, [customerId]), today) } };
  });
};

export const getStatement: StoreHandler<
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement'
> = async (call) => {
  const { storeId, query, services, now } = call;
  const customer_id = (call.params.customer_id ?? '').toLowerCase();
  await call.read((db) => readStatement(db, storeId, customer_id, query));
  const input: StatementInput = { store_id: storeId, customer_id, ...query };
  return { data: { url: signedLink(services.secrets, 'statement', input, now) } };
};

export const postStatementMail: StoreHandler<
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails'
> = async (call) => {
  const { storeId, body, caller, now } = call;
  const customerId = (call.params.customer_id ?? '').toLowerCase();
  const { to, note, ...span } = body;
  await call.command('mail_statement', async (db, notes) => {
    await readStatement(db, storeId, customerId, span);
    const mail = { store_id: storeId, order_id: null, customer_id: customerId, paper: 'statement' as const };
    const by = { userId: caller.userId, now };
    await queueMail(db, { ...mail, ...span, to_address: to, note }, by);
    notes.audit({ subject: `customer:${customerId}`, after: span });
  });
  return { data: { message: 'The statement is on its way.' } };
};
