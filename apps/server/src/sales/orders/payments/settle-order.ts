import type { settlement } from '@sokoni/contract/sales/order-drafts';
import { formatMoney } from '@sokoni/rules/money/money';
import { checkSettlement, type SettlementProblem } from '@sokoni/rules/orders/order-state';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { type Credit, holdCustomer } from '#customers/lock-customer.ts';
import type { OrderRow } from '#sales/orders/queries.ts';
import { say, saySettlementProblem } from '#sales/orders/sentences.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import type { Payment } from './record-payment.ts';

/** How an order is settled when it is placed; its gift cards are known. */
export type Settlement = Omit<z.output<typeof settlement>, 'payments'> & { payments: readonly Payment[] };

/** The field under which each refusal of a settlement is shown. */
const fieldOf: Record<SettlementProblem, string> = {
  not_paid: 'payments',
  part_payment_wrong: 'payments',
  credit_paid: 'payments',
  delivery_paid: 'payments',
  no_customer: 'customer_id',
  no_due_date: 'due_on',
  due_in_past: 'due_on',
};

export interface Settled {
  /** In minor units, of what is paid at once. */
  paid: number;
  /** The day by which the rest is paid; null when there is none. */
  dueOn: string | null;
  /** The customer owes more with it than they may. */
  isOverLimit: boolean;
}

/**
 * How an order of this total is settled, if its payment type and the customer's credit allow it. A sale that has happened is outstanding,
 * whatever the limit says.
 * @throws DomainError `invalid_fields`, `over_credit_limit`
 */
export async function settleOrder(
  db: Db,
  order: Pick<OrderRow, 'store_id' | 'customer_id'>,
  { payment_type: type, due_on: dueOn, payments }: Settlement,
  { total, today, test, hasHappened }: { total: number; today: string; test: boolean; hasHappened: boolean },
): Promise<Settled> {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const { store_id, customer_id } = order;
  const customer = customer_id === null ? null : await holdCustomer(db, store_id, customer_id);
  const hasCustomer = customer !== null;
  const check = checkSettlement({ type, total, paid, hasCustomer, dueOn, today });
  if (!check.ok) throw invalidField(fieldOf[check.reason], saySettlementProblem(check.reason));
  const isOverLimit = customer !== null && !test && exceedsCredit(customer, total - paid);
  if (isOverLimit && !hasHappened) await assertCredit(db, store_id, customer, total - paid);
  return { paid, dueOn: type === 'instant' ? null : dueOn, isOverLimit };
}

/**
 * @param more what the customer would owe on top, in minor units
 * @throws DomainError `over_credit_limit`
 */
export async function assertCredit(db: Db, storeId: string, customer: Credit, more: number): Promise<void> {
  const { name, credit_limit, outstanding: before } = customer;
  if (credit_limit === null || !exceedsCredit(customer, more)) return;
  const currency = await storeCurrency(db, storeId);
  const money = (minor: number) => formatMoney(minor, currency, readerLocale());
  throw new DomainError('over_credit_limit', {
    message: say('overLimit', {
      name,
      limit: money(credit_limit),
      outstanding: money(before + more),
    }),
  });
}

function exceedsCredit(
  { credit_limit, outstanding }: Pick<Credit, 'credit_limit' | 'outstanding'>,
  more: number,
): boolean {
  return more > 0 && credit_limit !== null && outstanding + more > credit_limit;
}
