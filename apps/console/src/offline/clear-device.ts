import { Dexie } from 'dexie';
import { mirrorUnsent } from '#offline/outbox/unsent-index.ts';
import { browserContext, type TillContext } from './till-context.ts';

/** Takes everything of a store's till out of this browser, what is unsent too: whoever asks for it has been told what that is. */
export async function clearDevice(storeId: string, context: TillContext = browserContext()): Promise<void> {
  const { database, channel } = context;
  const { devices, setups, products, customers, outbox, open_sales } = database;
  const ofStore = [[storeId, Dexie.minKey] as const, [storeId, Dexie.maxKey] as const] as const;
  // What is being sent or copied is written before, not after.
  await context.lock('till_sender', () =>
    context.lock(`till_sync_${storeId}`, () =>
      database.transaction('rw', [devices, setups, products, customers, outbox, open_sales], async () => {
        await devices.delete(storeId);
        await setups.delete(storeId);
        await products
          .where('[store_id+id]')
          .between(...ofStore)
          .delete();
        await customers
          .where('[store_id+id]')
          .between(...ofStore)
          .delete();
        await outbox
          .where('[store_id+seq]')
          .between(...ofStore)
          .delete();
        await open_sales.where('store_id').equals(storeId).delete();
      }),
    ),
  );
  await mirrorUnsent(database, storeId);
  channel.post({ kind: 'device', storeId });
}
