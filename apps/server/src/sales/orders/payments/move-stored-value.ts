import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { holdBuyer } from '#customers/lock-customer.ts';
import { moveCard } from '#sales/gift-cards/move-card.ts';
import { say } from '#sales/orders/sentences.ts';
import { moveCredit } from '#sales/store-credit/move-credit.ts';
import type { PaymentRow } from './payment-queries.ts';

/** Of which order money is written down, by whom, and when. */
export interface Books extends Action {
  storeId: string;
  orderId: string;
  customerId: string | null;
  test: boolean;
  kind: PaymentRow['kind'];
  /** Under which a refusal is shown. */
  field: string;
  /** The day where the store is. */
  today: string;
}

/** Whether it is paid out of what the store keeps for somebody. */
function isByValue({ method }: Pick<PaymentRow, 'method'>): boolean {
  return method === 'store_credit' || method === 'gift_card';
}

type Moved = Pick<PaymentRow, 'method' | 'amount'> & { gift_card_id?: string | null | undefined };

/**
 * What is paid with the credit of the customer, or with gift cards, leaves them; what is given back there comes to them. The
 * customer is held before any card, and the cards are taken in the order of their ids, so that nothing waits in a circle.
 * @throws DomainError `invalid_fields` where one of them does not pay so much
 */
export async function moveValueOf(db: Db, ledger: Books, payments: readonly Moved[]): Promise<void> {
  if (!payments.some(isByValue)) return;
  const { storeId, customerId } = ledger;
  const customer = customerId === null ? undefined : await holdBuyer(db, storeId, customerId);
  await moveCreditOf(db, ledger, customer, payments);
  await moveCardsOf(db, ledger, payments);
}

async function moveCreditOf(
  db: Db,
  { storeId, orderId, customerId, test, kind, field, ...action }: Books,
  customer: { name: string } | undefined,
  payments: readonly Moved[],
): Promise<void> {
  const amount = sumOf(payments.filter(({ method }) => method === 'store_credit'));
  if (amount === 0) return;
  if (customerId === null || !customer) {
    throw invalidField(field, say('creditWithoutCustomer'));
  }
  const move =
    kind === 'payment'
      ? ({ kind: 'paid', amount: -amount } as const)
      : ({ kind: 'refunded', amount } as const);
  await moveCredit(
    db,
    { storeId, customerId, test },
    { ...move, orderId },
    { name: customer.name, field },
    action,
  );
}

async function moveCardsOf(
  db: Db,
  { storeId, orderId, test, kind, field, today, ...action }: Books,
  payments: readonly Moved[],
): Promise<void> {
  const byCard = payments.filter(({ method }) => method === 'gift_card');
  if (byCard.some(({ gift_card_id }) => !gift_card_id)) {
    throw invalidField(field, say('cardCodeMissing'));
  }
  const cardIds = [...new Set(byCard.flatMap(({ gift_card_id }) => gift_card_id ?? []))].sort();
  for (const cardId of cardIds) {
    const sum = sumOf(byCard.filter(({ gift_card_id }) => gift_card_id === cardId));
    const amount = kind === 'payment' ? -sum : sum;
    await moveCard(db, storeId, { cardId, amount, orderId, test, today, field }, action);
  }
}

function sumOf(payments: readonly { amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
