import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Hooks } from '#core/hooks.ts';

declare module '#core/hooks.ts' {
  interface HookTypes {
    /** The lines of a placed order have changed, or it was cancelled; in the transaction of the change. */
    orderChanged(db: Db, storeId: string, orderId: string, action: Action): Promise<void>;
  }
}

/** Tells the areas above of a change of an order. */
export async function afterOrderChange(
  hooks: Hooks,
  db: Db,
  storeId: string,
  orderId: string,
  action: Action,
): Promise<void> {
  for (const follow of hooks.orderChanged ?? []) await follow(db, storeId, orderId, action);
}
