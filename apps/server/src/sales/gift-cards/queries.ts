import { type GiftCardState, giftCardLimits } from '@sokoni/rules/credit/gift-card';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Action } from '#core/action.ts';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { GiftCardEntries, GiftCards } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

export type GiftCardRow = Selectable<GiftCards>;

/** A card with whom it names. */
export interface NamedCardRow extends GiftCardRow {
  customer_name: string | null;
  /** The person of the staff who issued it; null without one. */
  by: string | null;
}

export interface EntryRow extends Selectable<GiftCardEntries> {
  /** The person of the staff who acted; null without one. */
  by: string | null;
  order_number: string | null;
}

export interface CardFilter {
  test: boolean;
  search: string;
  state: GiftCardState | undefined;
  /** The day where the store is. */
  today: string;
}

/** A record is shown up to here. */
const mostEntries = 500;

/** As `giftCardState` of the rules says it. */
const stateOn = (today: string) => sql<GiftCardState>`case
  when not card.active then 'disabled'
  when card.ends_on < ${today}::date then 'ended'
  when card.balance = 0 then 'spent'
  else 'active' end`;

const named = (db: Db) =>
  db
    .selectFrom('gift_cards as card')
    .leftJoin('users as person', 'person.id', 'card.actor_user_id')
    .leftJoin('customers as customer', (join) =>
      join.onRef('customer.store_id', '=', 'card.store_id').onRef('customer.id', '=', 'card.customer_id'),
    )
    .selectAll('card')
    .select('customer.name as customer_name')
    .select(personName('person').as('by'));

/** The newest first. */
export async function findCards(
  db: Db,
  storeId: string,
  { test, search, state, today }: CardFilter,
  window: { limit: number; offset: number },
): Promise<Page<NamedCardRow>> {
  const rows = await named(db)
    .where('card.store_id', '=', storeId)
    .where('card.test', '=', test)
    .$if(search !== '', (query) => query.where('card.last_four', '=', search))
    .$if(state !== undefined, (query) => query.where(stateOn(today), '=', state ?? 'active'))
    .orderBy('card.created_at', 'desc')
    .orderBy('card.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const { total } = await db
    .selectFrom('gift_cards as card')
    .where('card.store_id', '=', storeId)
    .where('card.test', '=', test)
    .$if(search !== '', (query) => query.where('card.last_four', '=', search))
    .$if(state !== undefined, (query) => query.where(stateOn(today), '=', state ?? 'active'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findCard(db: Db, storeId: string, id: string): Promise<NamedCardRow | undefined> {
  return named(db).where('card.store_id', '=', storeId).where('card.id', '=', id).executeTakeFirst();
}

export async function findCardByCode(
  db: Db,
  storeId: string,
  code: string,
): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('gift_cards')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('code', '=', code)
    .executeTakeFirst();
}

/** The newest first. */
export async function findCardEntries(db: Db, storeId: string, cardId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('gift_card_entries as entry')
    .innerJoin('gift_cards as card', (join) =>
      join.onRef('card.store_id', '=', 'entry.store_id').onRef('card.id', '=', 'entry.card_id'),
    )
    .leftJoin('users as person', 'person.id', 'entry.actor_user_id')
    .leftJoin('orders as paid', (join) =>
      join.onRef('paid.store_id', '=', 'entry.store_id').onRef('paid.id', '=', 'entry.order_id'),
    )
    .selectAll('entry')
    .select('paid.number as order_number')
    .select(personName('person').as('by'))
    .where('entry.store_id', '=', storeId)
    .where('entry.card_id', '=', cardId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(mostEntries)
    .execute();
}

export async function countCards(db: Db, storeId: string): Promise<number> {
  const cards = db.selectFrom('gift_cards').select('id').where('store_id', '=', storeId);
  const { total } = await db
    .selectFrom(cards.limit(giftCardLimits.perStore).as('card'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether it is in; it is not when the store has a card with this id already. */
export async function insertCard(db: Db, row: Insertable<GiftCards>): Promise<boolean> {
  const inserted = await db
    .insertInto('gift_cards')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function insertCardEntry(db: Db, row: Insertable<GiftCardEntries>): Promise<void> {
  await db.insertInto('gift_card_entries').values(row).execute();
}

/**
 * Adds an amount to a card that pays at this moment, or takes it where it is below zero: one conditional update, so that
 * any number of sales at once take no more than it holds.
 * @returns what is left; undefined when the card does not allow it
 */
export async function moveBalance(
  db: Db,
  storeId: string,
  id: string,
  { amount, test, today }: { amount: number; test: boolean; today: string },
  { receivedAt }: Action,
): Promise<number | undefined> {
  const row = await db
    .updateTable('gift_cards')
    .set({ balance: sql`balance + ${amount}`, updated_at: receivedAt })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('active', '=', true)
    .where('test', '=', test)
    .where(sql<boolean>`coalesce(ends_on >= ${today}::date, true)`)
    .where(sql<boolean>`balance + ${amount} between 0 and issued`)
    .returning('balance')
    .executeTakeFirst();
  return row?.balance;
}

/** Whether there is such a card. */
export async function setActive(
  db: Db,
  storeId: string,
  id: string,
  active: boolean,
  { receivedAt }: Action,
): Promise<boolean> {
  const updated = await db
    .updateTable('gift_cards')
    .set({ active, updated_at: receivedAt })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** What each card has paid for an order and not got back yet, in minor units. */
export async function findPaidByCards(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<{ card_id: string; paid: number }[]> {
  return db
    .selectFrom('gift_card_entries')
    .select('card_id')
    .select(sql<number>`(-sum(amount))::bigint`.as('paid'))
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .groupBy('card_id')
    .orderBy('card_id')
    .execute();
}

/** The cards that name a customer, held until the end of the transaction. */
export async function lockCardsOf(db: Db, storeId: string, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gift_cards')
    .select('id')
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whom cards name from now on. */
export async function renameCards(
  db: Db,
  storeId: string,
  { ids, to }: { ids: readonly string[]; to: string },
  { receivedAt }: Action,
): Promise<void> {
  await db
    .updateTable('gift_cards')
    .set({ customer_id: to, updated_at: receivedAt })
    .where('store_id', '=', storeId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
