import { giftCardName, giftCardState } from '@sokoni/rules/gift-card';
import { formatMoney } from '@sokoni/rules/money';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { storeCurrency } from '#stores/store-currency.ts';
import { findCard, findPaidByCards, insertCardEntry, moveBalance } from './queries.ts';

/** An amount that a card pays for an order, or gets back from it where it is above zero. */
export interface CardMove {
  cardId: string;
  /** In minor units. */
  amount: number;
  orderId: string;
  /** Of a test order. */
  test: boolean;
  actorUserId: string;
  /** The day where the store is. */
  today: string;
  now: Date;
  /** Under which a refusal is shown. */
  field: string;
}

/**
 * Moves the balance of a card, and writes down that it did.
 * @throws DomainError `not_found`, `invalid_fields` for a card that is disabled, has ended, or holds less
 */
export async function moveCard(db: Db, storeId: string, move: CardMove): Promise<void> {
  const { cardId, amount, orderId, actorUserId, now } = move;
  const balance = await moveBalance(db, storeId, cardId, move);
  if (balance === undefined) throw await refusal(db, storeId, move);
  await insertCardEntry(db, {
    store_id: storeId,
    id: newId(),
    card_id: cardId,
    kind: amount < 0 ? 'paid' : 'refunded',
    amount,
    balance,
    order_id: orderId,
    actor_user_id: actorUserId,
    at: now,
  });
  await announce(db, 'gift_card', [cardId]);
}

async function refusal(db: Db, storeId: string, { cardId, test, today, field }: CardMove) {
  const card = await findCard(db, storeId, cardId);
  if (!card) return new DomainError('not_found');
  const name = `The gift card ${giftCardName(card.code.slice(-4))}`;
  if (card.test !== test) {
    return invalidField(field, `${name} is ${card.test ? 'for test orders only' : 'not for test orders'}.`);
  }
  const sentences = {
    disabled: `${name} is disabled.`,
    ended: `${name} ended on ${card.ends_on}.`,
    spent: `${name} is spent.`,
  };
  const state = giftCardState(card, today);
  if (state !== 'active') return invalidField(field, sentences[state]);
  const left = formatMoney(card.balance, await storeCurrency(db, storeId), 'en');
  return invalidField(field, `${name} holds ${left}.`);
}

/**
 * Which card gets an amount of an order back: the one that is named, or the only one that paid.
 * @throws DomainError `invalid_fields` where none paid, several did and none is named, or it paid less
 */
export async function cardToRefund(
  db: Db,
  storeId: string,
  orderId: string,
  { cardId, amount }: { cardId: string | undefined; amount: number },
): Promise<string> {
  const paid = (await findPaidByCards(db, storeId, orderId)).filter((card) => card.paid > 0);
  const card = cardId === undefined ? paid[0] : paid.find(({ card_id }) => card_id === cardId.toLowerCase());
  if (!card) throw invalidField('gift_card_id', 'No gift card paid for this. Give it back another way.');
  if (cardId === undefined && paid.length > 1) {
    throw invalidField('gift_card_id', 'Choose to which of the gift cards it goes back.');
  }
  if (amount <= card.paid) return card.card_id;
  const most = formatMoney(card.paid, await storeCurrency(db, storeId), 'en');
  throw invalidField('amount', `At most ${most} goes back to this gift card: that much it paid.`);
}
