import { holdBuyer } from '#customers/hold-customer.ts';
import { moveCard } from '#gift-cards/move-card.ts';
import type { Db } from '#platform/database/transaction.ts';
import { invalidField } from '#platform/domain-error.ts';
import { moveCredit } from '#store-credit/move-credit.ts';
import type { PaymentRow } from './money-queries.ts';

/** Of which order money is written down, and by whom. */
export interface Books {
  storeId: string;
  orderId: string;
  customerId: string | null;
  test: boolean;
  kind: PaymentRow['kind'];
  /** Under which a refusal is shown. */
  field: string;
  userId: string;
  now: Date;
  /** The day where the store is. */
  today: string;
}

/** Whether it is paid out of what the store keeps for somebody. */
export function isByValue({ method }: Pick<PaymentRow, 'method'>): boolean {
  return method === 'store_credit' || method === 'gift_card';
}

type Moved = Pick<PaymentRow, 'method' | 'amount'> & { gift_card_id?: string | null | undefined };

/**
 * What is paid with the credit of the customer, or with gift cards, leaves them; what is given back there comes to them. The
 * customer is held before any card, and the cards are taken in the order of their ids, so that nothing waits in a circle.
 * @throws DomainError `invalid_fields` where one of them does not pay so much
 */
export async function moveValueOf(db: Db, books: Books, payments: readonly Moved[]): Promise<void> {
  if (!payments.some(isByValue)) return;
  const { storeId, customerId } = books;
  const customer = customerId === null ? undefined : await holdBuyer(db, storeId, customerId);
  await moveCreditOf(db, books, customer, payments);
  await moveCardsOf(db, books, payments);
}

async function moveCreditOf(
  db: Db,
  { storeId, orderId, customerId, test, kind, field, userId, now }: Books,
  customer: { name: string } | undefined,
  payments: readonly Moved[],
): Promise<void> {
  const amount = sumOf(payments.filter(({ method }) => method === 'store_credit'));
  if (amount === 0) return;
  if (customerId === null || !customer) {
    throw invalidField(field, 'Store credit is for a customer. Choose who buys, or another method.');
  }
  const move =
    kind === 'payment'
      ? ({ kind: 'paid', amount: -amount } as const)
      : ({ kind: 'refunded', amount } as const);
  await moveCredit(
    db,
    { storeId, customerId, test },
    { ...move, orderId, actorUserId: userId, now },
    { name: customer.name, field },
  );
}

async function moveCardsOf(
  db: Db,
  { storeId, orderId, test, kind, field, userId, now, today }: Books,
  payments: readonly Moved[],
): Promise<void> {
  const byCard = payments.filter(({ method }) => method === 'gift_card');
  if (byCard.some(({ gift_card_id }) => !gift_card_id)) {
    throw invalidField(field, 'Enter the code of the gift card.');
  }
  const cardIds = [...new Set(byCard.flatMap(({ gift_card_id }) => gift_card_id ?? []))].sort();
  for (const cardId of cardIds) {
    const sum = sumOf(byCard.filter(({ gift_card_id }) => gift_card_id === cardId));
    const amount = kind === 'payment' ? -sum : sum;
    await moveCard(db, storeId, { cardId, amount, orderId, test, actorUserId: userId, today, now, field });
  }
}

function sumOf(payments: readonly { amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
