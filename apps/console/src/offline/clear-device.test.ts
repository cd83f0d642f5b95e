import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCommand } from '#offline/outbox/write-command.ts';
import { aSale, registeredBrowser, storeId } from '#offline/testing/fake-till.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { storage } from '#session/storage.ts';
import { clearDevice } from './clear-device.ts';
import { newUuid } from './new-uuid.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

it('Clearing a device takes out everything of that store, and nothing of another', async () => {
  const { context } = await registeredBrowser();
  const { database } = context;
  const { id } = await writeCommand(context, storeId, { id: newUuid(), kind: 'sale', draft: aSale() });
  const sale = await database.outbox.get(id);
  const device = await database.devices.get(storeId);
  if (!sale || !device) throw new Error('No sale');
  const elsewhere = newUuid();
  await database.devices.put({ ...device, store_id: elsewhere });
  await database.outbox.put({ ...sale, id: newUuid(), store_id: elsewhere });
  await database.open_sales.put({ id: newUuid(), store_id: storeId, sale: {} as never, saved_at: '' });

  await clearDevice(storeId, context);
  expect(await Promise.all(database.tables.map((table) => table.toArray()))).toEqual(
    database.tables.map(({ name }) =>
      name === 'devices' || name === 'outbox' ? [expect.objectContaining({ store_id: elsewhere })] : [],
    ),
  );
  expect(storage.offlineSales(storeId).get()).toBeNull();
});
