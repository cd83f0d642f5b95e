import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { timeNow } from './clock.ts';
import type { TillContext } from './till-context.ts';
import type { OpenSaleRow } from './till-database.ts';
import { asTillError } from './till-errors.ts';

/** Sales that are being rung. They outlive the page. */
export interface OpenSales {
  /** The one that was saved last comes first. */
  list(): Promise<OpenSaleRow[]>;
  save(sale: OpenSale): Promise<void>;
  remove(id: string): Promise<void>;
  /** Acts when another tab has changed them. @returns takes it back */
  onOthers(act: () => void): () => void;
}

/** While somebody trains: what is rung stays on the screen alone. */
export const noOpenSales: OpenSales = {
  list: async () => [],
  save: async () => {},
  remove: async () => {},
  onOthers: () => () => {},
};

/** Those of a store in this browser. */
export function openSalesOf({ database, channel, clock }: TillContext, storeId: string): OpenSales {
  const { open_sales, outbox } = database;
  /** News of this tab come to itself while it tells them. */
  let isTelling = false;

  function tell(): void {
    isTelling = true;
    channel.post({ kind: 'open_sales', storeId });
    isTelling = false;
  }

  return {
    async list() {
      const rows = await open_sales.where('store_id').equals(storeId).toArray();
      return rows.sort((one, other) => (one.saved_at < other.saved_at ? 1 : -1));
    },
    async save(sale) {
      try {
        await database.transaction('rw', [open_sales, outbox], async () => {
          // Saved late, by a keystroke or another tab: a sale that is done does not open again.
          const done = await outbox.get(sale.id);
          if (done && done.result?.state !== 'needs_attention' && done.result?.state !== 'refused') return;
          await open_sales.put({ id: sale.id, store_id: storeId, sale, saved_at: timeNow(clock) });
        });
      } catch (error) {
        throw asTillError(error);
      }
      tell();
    },
    async remove(id) {
      await open_sales.delete(id);
      tell();
    },
    onOthers: (act) =>
      channel.listen((news) => {
        if (news.kind === 'open_sales' && news.storeId === storeId && !isTelling) act();
      }),
  };
}
