import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderChange } from './change-purchase-order.ts';

declare module '#core/hooks.ts' {
  interface HookTypes {
    /** Before a person changes the supplier or the lines of a purchase order. Throws a DomainError where that is not for them to change. */
    purchaseOrderRewritten(
      db: Db,
      storeId: string,
      purchaseOrderId: string,
      change: OrderChange,
    ): Promise<void>;
    /** A purchase order was cancelled; in the transaction of the cancellation. */
    purchaseOrderCancelled(db: Db, storeId: string, purchaseOrderId: string, action: Action): Promise<void>;
  }
}
