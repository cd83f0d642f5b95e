import type { giftCard, giftCardRow } from '@sokoni/contract/gift-cards';
import { giftCardState } from '@sokoni/rules/gift-card';
import type { z } from 'zod';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { findCard, findCardEntries, type GiftCardRow, type NamedCardRow } from './queries.ts';

/** Who looks at a card, and the day where the store is. */
export interface CardViewer {
  userId: string;
  today: string;
}

/** What a seller is told of a card in a buyer's hand. */
export function foundCardView(card: GiftCardRow, today: string) {
  const { id, code, balance, ends_on } = card;
  return { id, last_four: code.slice(-4), state: giftCardState(card, today), balance, ends_on };
}

export function cardRowView(card: NamedCardRow, today: string): z.output<typeof giftCardRow> {
  const { test, issued, paid_with, customer_id, customer_name, note, issuer, created_at } = card;
  return {
    ...foundCardView(card, today),
    test,
    issued,
    paid_with,
    customer: customer_id && customer_name !== null ? { id: customer_id, name: customer_name } : null,
    note,
    issued_by: issuer,
    created_at: created_at.toISOString(),
  };
}

/**
 * The card of the contract. Its whole code is for who issued it.
 * @throws DomainError `not_found`
 */
export async function readCard(
  db: Db,
  storeId: string,
  id: string,
  { userId, today }: CardViewer,
): Promise<z.output<typeof giftCard>> {
  const card = await findCard(db, storeId, id);
  if (!card) throw new DomainError('not_found');
  const entries = await findCardEntries(db, storeId, id);
  return {
    ...cardRowView(card, today),
    code: card.issued_by === userId ? card.code : null,
    entries: entries.map(({ id: entryId, kind, amount, balance, order_id, order_number, test, by, at }) => ({
      id: entryId,
      kind,
      amount,
      balance,
      order: order_id === null ? null : { id: order_id, number: order_number, test },
      by,
      at: at.toISOString(),
    })),
  };
}
