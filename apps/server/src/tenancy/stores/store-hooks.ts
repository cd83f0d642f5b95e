import type { ReadinessFacts } from '@sokoni/rules/stores/store-readiness';
import type { Db } from '#core/database/access/transaction.ts';

export interface CreatedStore {
  id: string;
  creatorId: string;
  /** Whether the draft asks for sample products, which only a test store has. */
  wantsSamples: boolean;
  createdAt: Date;
}

declare module '#core/hooks.ts' {
  interface HookTypes {
    /** What a new store has from the start, in the transaction that creates it. */
    storeCreated(db: Db, store: CreatedStore): Promise<void>;
    /** What a buyer finds there; what nobody knows counts as missing. */
    storeReadiness(db: Db, storeId: string): Promise<Partial<ReadinessFacts>>;
    /** How many of its products are samples. */
    countSamples(db: Db, storeId: string): Promise<number>;
  }
}
