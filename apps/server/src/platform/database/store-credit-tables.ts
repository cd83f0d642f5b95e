import type { CreditEntryKind } from '@sokoni/rules/store-credit';
import type { Generated } from 'kysely';

export interface StoreCreditsTable {
  store_id: string;
  customer_id: string;
  test: boolean;
  balance: number;
}

export interface StoreCreditEntriesTable {
  store_id: string;
  id: string;
  customer_id: string;
  test: boolean;
  kind: CreditEntryKind;
  amount: number;
  /** What was left after it. */
  balance: number;
  reason: Generated<string>;
  order_id: string | null;
  actor_user_id: string | null;
  at: Date;
}

/** What a store owes its customers in goods. */
export interface StoreCreditTables {
  store_credits: StoreCreditsTable;
  store_credit_entries: StoreCreditEntriesTable;
}
