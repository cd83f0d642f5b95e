import type { giftCard, giftCardRow } from '@sokoni/contract/sales/gift-cards';
import { type Actor, personOf } from '@sokoni/rules/access/actor';
import { giftCardState } from '@sokoni/rules/credit/gift-card';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { findCard, findCardEntries, type GiftCardRow, type NamedCardRow } from './queries.ts';

/** What a seller is told of a card in a buyer's hand. */
export function foundCardView(card: GiftCardRow, today: string) {
  const { id, code, balance, ends_on } = card;
  return { id, last_four: code.slice(-4), state: giftCardState(card, today), balance, ends_on };
}

export function cardRowView(card: NamedCardRow, today: string): z.output<typeof giftCardRow> {
  const { test, issued, paid_with, customer_id, customer_name, note, by, actor_kind, created_at } = card;
  return {
    ...foundCardView(card, today),
    test,
    issued,
    paid_with,
    customer: customer_id && customer_name !== null ? { id: customer_id, name: customer_name } : null,
    note,
    issued_by: actorLabel(actor_kind, by),
    created_at: created_at.toISOString(),
  };
}

/**
 * The card of the contract. Its whole code is for who issued it.
 * @param today the day where the store is
 * @throws DomainError `not_found`
 */
export async function readCard(
  db: Db,
  storeId: string,
  id: string,
  actor: Actor,
  today: string,
): Promise<z.output<typeof giftCard>> {
  const card = await findCard(db, storeId, id);
  if (!card) throw new DomainError('not_found');
  const entries = await findCardEntries(db, storeId, id);
  return {
    ...cardRowView(card, today),
    code: wasIssuedBy(card, actor) ? card.code : null,
    entries: entries.map(
      ({ id: entryId, kind, amount, balance, order_id, order_number, by, actor_kind, at }) => ({
        id: entryId,
        kind,
        amount,
        balance,
        order: order_id === null ? null : { id: order_id, number: order_number },
        by: actorLabel(actor_kind, by),
        at: at.toISOString(),
      }),
    ),
  };
}

/** A code is for a person: at whatever device they are. */
function wasIssuedBy({ actor_user_id }: GiftCardRow, actor: Actor): boolean {
  return actor_user_id !== null && actor_user_id === personOf(actor);
}
