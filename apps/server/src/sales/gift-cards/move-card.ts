import { giftCardName, giftCardState } from '@sokoni/rules/credit/gift-card';
import { formatMoney } from '@sokoni/rules/money/money';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { findCard, findPaidByCards, insertCardEntry, moveBalance } from './queries.ts';
import { say } from './sentences.ts';

/** An amount that a card pays for an order, or gets back from it where it is above zero. */
export interface CardMove {
  cardId: string;
  /** In minor units. */
  amount: number;
  orderId: string;
  /** Of a test order. */
  test: boolean;
  /** The day where the store is. */
  today: string;
  /** Under which a refusal is shown. */
  field: string;
}

/**
 * Moves the balance of a card, and writes down that it did.
 * @throws DomainError `not_found`, `invalid_fields` for a card that is disabled, has ended, or holds less
 */
export async function moveCard(db: Db, storeId: string, move: CardMove, action: Action): Promise<void> {
  const { cardId, amount, orderId } = move;
  const balance = await moveBalance(db, storeId, cardId, move, action);
  if (balance === undefined) throw await refusal(db, storeId, move);
  await insertCardEntry(db, {
    store_id: storeId,
    id: newId(),
    card_id: cardId,
    kind: amount < 0 ? 'paid' : 'refunded',
    amount,
    balance,
    order_id: orderId,
    ...actorColumns(action.actor),
    at: action.occurredAt,
    received_at: action.receivedAt,
  });
  publishChange(db, 'gift_card', [cardId]);
}

async function refusal(db: Db, storeId: string, { cardId, test, today, field }: CardMove) {
  const card = await findCard(db, storeId, cardId);
  if (!card) return new DomainError('not_found');
  const name = { card: giftCardName(card.code.slice(-4)) };
  if (card.test !== test) return invalidField(field, say(card.test ? 'refused.test' : 'refused.live', name));
  const state = giftCardState(card, today);
  if (state === 'ended') {
    const dates = await datesOfStore(db, storeId);
    return invalidField(field, say('refused.ended', { ...name, day: dates.calendarDay(card.ends_on ?? '') }));
  }
  if (state !== 'active') return invalidField(field, say(`refused.${state}`, name));
  const amount = formatMoney(card.balance, await storeCurrency(db, storeId), readerLocale());
  return invalidField(field, say('refused.left', { ...name, amount }));
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
  if (!card) throw invalidField('gift_card_id', say('refund.none'));
  if (cardId === undefined && paid.length > 1) {
    throw invalidField('gift_card_id', say('refund.which'));
  }
  if (amount <= card.paid) return card.card_id;
  const most = formatMoney(card.paid, await storeCurrency(db, storeId), readerLocale());
  throw invalidField('amount', say('refund.most', { amount: most }));
}
