import { randomInt } from 'node:crypto';
import { type GiftCardPayment, giftCardLimits, giftCardSigns } from '@sokoni/rules/credit/gift-card';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { holdWhoStays } from '#customers/lock-customer.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { countCards, insertCard, insertCardEntry } from './queries.ts';
import { say } from './sentences.ts';

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
  { actor, occurredAt, receivedAt }: Action,
): Promise<string> {
  const { test, today } = await storeDay(db, storeId, occurredAt);
  if (ends_on !== null && ends_on < today) throw invalidField('ends_on', say('endInPast'));
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
    ...actorColumns(actor),
    created_at: receivedAt,
    updated_at: receivedAt,
  });
  if (!isNew) throw new DomainError('id_taken');
  await insertCardEntry(db, {
    store_id: storeId,
    id: newId(),
    card_id: id,
    kind: 'issued',
    amount,
    balance: amount,
    order_id: null,
    ...actorColumns(actor),
    at: occurredAt,
    received_at: receivedAt,
  });
  publishChange(db, 'gift_card', [id]);
  return id;
}

/** There are more codes than anybody could try, or make twice. */
function newCode(): string {
  const sign = () => giftCardSigns[randomInt(giftCardSigns.length)];
  return Array.from({ length: giftCardLimits.codeLength }, sign).join('');
}
