import type { Db } from '#core/database/access/transaction.ts';

/** What a web store has seen: visits of those who agreed to be counted, carts that were begun, orders that were placed. */
export interface ShopTraffic {
  visits: number;
  carts: number;
  orders: number;
  /** Nobody can visit it at the moment. */
  paused: boolean;
}

declare module '#core/hooks.ts' {
  interface HookTypes {
    /** What the web store has seen since a day, where the store is; null for a store that does not sell online. */
    shopTraffic(db: Db, storeId: string, since: { day: string; test: boolean }): Promise<ShopTraffic | null>;
  }
}
