import { actionAt } from '#core/action.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { cardsByCode } from '#sales/orders/payments/find-gift-cards.ts';
import { hasCustomer } from '#sales/receivables/receivable-queries.ts';
import { payForCustomer } from './pay-for-customer.ts';
import { say } from './sentences.ts';
import { findUnpaidOrders } from './unpaid-queries.ts';

export const listUnpaidOrders: StoreHandler<
  'GET /marketplace/v1/stores/{id}/customers/{customer_id}/unpaid-orders'
> = async ({ storeId, params, read }) => {
  const customerId = params.customer_id.toLowerCase();
  return read(async (db) => {
    if (!(await hasCustomer(db, storeId, customerId))) throw new DomainError('not_found');
    const rows = await findUnpaidOrders(db, storeId, customerId);
    return { data: rows.map(({ placed_at, ...row }) => ({ ...row, placed_at: placed_at.toISOString() })) };
  });
};

export const postCustomerPayment: StoreHandler<
  'POST /marketplace/v1/stores/{id}/customers/{customer_id}/payments'
> = async (call) => {
  const { storeId, actor, now, services, caller, networkAddress } = call;
  const customerId = call.params.customer_id.toLowerCase();
  const { occurred_at: told, ...body } = call.body;
  const action = actionAt(actor, now, { told, field: 'occurred_at' });
  const payments = await call.command('pay_for_customer', async (db, notes) => {
    if (!(await hasCustomer(db, storeId, customerId))) throw new DomainError('not_found');
    const typed = { payments: [body], field: 'gift_card_code' };
    const guesser = { secrets: services.secrets, userId: caller.userId, networkAddress, now };
    const known = await cardsByCode(db, storeId, typed, guesser);
    if (known instanceof DomainError) return known;
    const [payment] = known;
    if (!payment) throw new Error('One payment was asked for');
    const parts = await payForCustomer(db, storeId, customerId, payment, action);
    const { method, amount } = body;
    notes.audit({
      subject: `customer:${customerId}`,
      after: {
        method,
        amount,
        occurred_at: told,
        orders: parts.map(({ order, amount: part }) => ({ id: order.id, amount: part })),
      },
    });
    return parts;
  });
  return { data: { payments }, message: say('paid') };
};
