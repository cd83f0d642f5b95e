import { formatMoney } from '@sokoni/rules/money';
import { checkSettlement, type SettlementProblem } from '@sokoni/rules/order-state';
import { type Credit, holdCustomer } from '#customers/hold-customer.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { storeCurrency } from '#stores/store-currency.ts';
import type { OrderRow } from './queries.ts';
import type { Placement } from './strike-deal.ts';

/** The field under which each refusal of a settlement is shown. */
const fieldOf: Record<SettlementProblem, string> = {
  not_paid: 'payments',
  paid_wrong: 'payments',
  no_customer: 'customer_id',
  no_due_date: 'due_on',
  due_in_past: 'due_on',
};

export interface Settled {
  /** In minor units, of what is paid at once. */
  paid: number;
  /** The day by which the rest is paid; null when there is none. */
  dueOn: string | null;
}

/**
 * How an order of this total is settled, if its payment type and the customer's credit allow it.
 * @throws DomainError `invalid_fields`, `over_credit_limit`
 */
export async function settle(
  db: Db,
  order: Pick<OrderRow, 'store_id' | 'customer_id'>,
  { payment_type: type, due_on: dueOn, payments }: Placement,
  { total, today, test }: { total: number; today: string; test: boolean },
): Promise<Settled> {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const { store_id, customer_id } = order;
  const customer = customer_id === null ? null : await holdCustomer(db, store_id, customer_id);
  const hasCustomer = customer !== null;
  const check = checkSettlement({ type, total, paid, hasCustomer, dueOn, today });
  if (!check.ok) throw invalidField(fieldOf[check.reason], check.message);
  if (customer && !test) await assertCredit(db, store_id, customer, total - paid);
  return { paid, dueOn: type === 'instant' ? null : dueOn };
}

/**
 * @param more what the customer would owe on top, in minor units
 * @throws DomainError `over_credit_limit`
 */
export async function assertCredit(
  db: Db,
  storeId: string,
  { name, credit_limit, owed: before }: Credit,
  more: number,
): Promise<void> {
  if (more <= 0 || credit_limit === null || before + more <= credit_limit) return;
  const currency = await storeCurrency(db, storeId);
  const money = (minor: number) => formatMoney(minor, currency, 'en');
  throw new DomainError('over_credit_limit', {
    message: `${name} may owe ${money(credit_limit)}. With this sale it would be ${money(before + more)}.`,
  });
}
