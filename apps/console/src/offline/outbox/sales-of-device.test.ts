import { expect, it } from 'vitest';
import { newUuid } from '#offline/new-uuid.ts';
import { aSale, cashierId, registeredBrowser, storeId } from '#offline/testing/fake-till.ts';
import { commandsOfSale, rowsOfShift } from './sales-of-device.ts';
import { writeCommand } from './write-command.ts';

const people = { cashier_id: cashierId, approved_by: null, at: '2026-03-01T08:00:00.000Z' };

it('A shift has what went through its drawer, and a sale what came back of it', async () => {
  const { context } = await registeredBrowser();
  const [before, shift, sold, back] = [newUuid(), newUuid(), newUuid(), newUuid()];
  const write = (command: Parameters<typeof writeCommand>[2]) => writeCommand(context, storeId, command);
  await write({ id: before, kind: 'sale', draft: aSale() });
  await write({ id: shift, kind: 'shift_opened', draft: { ...people, opening_float: 5000 } });
  await write({ id: sold, kind: 'sale', draft: aSale() });
  const lines = [{ line_id: newUuid(), quantity: 1, restocked: true }];
  await write({
    id: back,
    kind: 'return',
    draft: { ...people, order_id: sold, lines, reason: '', refund: null, exchange: null },
  });
  const { database } = context;
  expect((await rowsOfShift(database, storeId, shift)).map(({ id }) => id)).toEqual([shift, sold, back]);
  expect(
    (await commandsOfSale(database, storeId, { kind: 'return', orderId: sold })).map(({ id }) => id),
  ).toEqual([back]);
  expect(await commandsOfSale(database, storeId, { kind: 'return', orderId: before })).toEqual([]);
});
