import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** Two records of one customer that become one; both are locked. */
export interface CustomerMerge {
  from: { id: string; name: string };
  to: { id: string; name: string };
  /** Under which a refusal is shown. */
  field: string;
}

/** What went over, for the audit row; amounts in minor units. */
export interface Reassigned {
  orders: number;
  credit: number;
}

declare module '#core/hooks.ts' {
  interface HookTypes {
    /** What must not change while two customers are merged and is locked before customers are. */
    lockBeforeMerge(db: Db, storeId: string, fromId: string): Promise<void>;
    /** What points to the one customer points to the other from now on. */
    customerMerged(
      db: Db,
      storeId: string,
      merge: CustomerMerge,
      action: Action,
      // biome-ignore lint/suspicious/noConfusingVoidType: an area that counts nothing returns nothing.
    ): Promise<Partial<Reassigned> | void>;
    /** Forgets what names the customer. Throws a DomainError where the customer must stay known. */
    customerErased(db: Db, storeId: string, customerId: string): Promise<void>;
  }
}
