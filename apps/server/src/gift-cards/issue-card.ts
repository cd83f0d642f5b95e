import { randomInt } from 'node:crypto';
import { type GiftCardPayment, giftCardLimits, giftCardSigns } from '@sokoni/rules/gift-card';
import { holdWhoStays } from '#customers/hold-customer.ts';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { storeDay } from '#stores/store-day.ts';
import { countCards, insertCard, insertCardEntry } from './queries.ts';

/** What is put on a card, and how the store was paid for it. */
export interface NewCard {
  id?: string | undefined;
  /** In minor units. */
  amount: number;
  paid_with: GiftCardPayment;
  customer_id: string | null;
  ends_on: string | null;
  note: string;
}

/**
 * Issues a gift card: money taken in advance, and no sale.
 * @returns its id
 * @throws DomainError `not_found` for the customer, `invalid_fields` for an end that has passed, `id_taken`, `gift_card_limit`
 */
export async function issueCard(
  db: Db,
  storeId: string,
  { amount, paid_with, ends_on, note, ...card }: NewCard,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const { test, today } = await storeDay(db, storeId, now);
  if (ends_on !== null && ends_on < today) throw invalidField('ends_on', 'The last day is today or later.');
  if ((await countCards(db, storeId)) >= giftCardLimits.perStore) throw new DomainError('gift_card_limit');
  const customerId =
    card.customer_id === null ? null : (await holdWhoStays(db, storeId, card.customer_id.toLowerCase())).id;
  const id = card.id?.toLowerCase() ?? newId();
  const isNew = await insertCard(db, {
    store_id: storeId,
    id,
    test,
    code: newCode(),
    issued: amount,
    balance: amount,
    paid_with,
    customer_id: customerId,
    ends_on,
    note,
    issued_by: userId,
    created_at: now,
    updated_at: now,
  });
  if (!isNew) throw new DomainError('id_taken');
  const first = { id: newId(), kind: 'issued', amount, balance: amount, order_id: null, at: now } as const;
  await insertCardEntry(db, { ...first, store_id: storeId, card_id: id, actor_user_id: userId });
  await announce(db, 'gift_card', [id]);
  return id;
}

/** There are more codes than anybody could try, or make twice. */
function newCode(): string {
  const sign = () => giftCardSigns[randomInt(giftCardSigns.length)];
  return Array.from({ length: giftCardLimits.codeLength }, sign).join('');
}
