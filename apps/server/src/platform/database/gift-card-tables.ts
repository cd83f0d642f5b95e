import type { GiftCardEntryKind, GiftCardPayment } from '@sokoni/rules/gift-card';
import type { Generated, GeneratedAlways } from 'kysely';

export interface GiftCardsTable {
  store_id: string;
  id: string;
  test: boolean;
  code: string;
  /** The end of the code, which everybody may see. */
  last_four: GeneratedAlways<string>;
  issued: number;
  balance: number;
  paid_with: GiftCardPayment;
  customer_id: string | null;
  ends_on: string | null;
  note: Generated<string>;
  active: Generated<boolean>;
  issued_by: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface GiftCardEntriesTable {
  store_id: string;
  id: string;
  card_id: string;
  kind: GiftCardEntryKind;
  amount: number;
  /** What was left after it. */
  balance: number;
  order_id: string | null;
  actor_user_id: string | null;
  at: Date;
}

/** Cards that hold money taken in advance. */
export interface GiftCardTables {
  gift_cards: GiftCardsTable;
  gift_card_entries: GiftCardEntriesTable;
}
