import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newUuid } from '#offline/new-uuid.ts';
import { aSale, cashierId, registeredBrowser, registerId, storeId } from '#offline/testing/fake-till.ts';
import { aSetup } from '#offline/testing/fake-till-server.ts';
import type { TillContext } from '#offline/till-context.ts';
import type { OutboxRow } from '#offline/till-database.ts';
import { NoOpenShift, NoRegister, TillStorageFull } from '#offline/till-errors.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { storage } from '#session/storage.ts';
import { type NewCommand, writeCommand, writeCommands } from './write-command.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const people = { cashier_id: cashierId, approved_by: null, at: '2026-03-01T08:00:00.000Z' };
const sell = (context: TillContext, id = newUuid(), change = {}) =>
  writeCommand(context, storeId, { id, kind: 'sale', draft: aSale(change) });
const numberOf = (row: OutboxRow) => (row.kind === 'sale' ? row.payload.number : null);

describe('A sale that is written', () => {
  it('gets the next number of the block, the register and the next place', async () => {
    const { context } = await registeredBrowser({ next_figure: 41, next_seq: 7 });
    const row = await sell(context);
    expect(row).toMatchObject({
      seq: 7,
      state: 'pending',
      attempts: 0,
      device_time: '2026-03-01T08:00:00.000Z',
    });
    expect(row.payload).toMatchObject({ number: 'R2-000041', register_id: registerId, shift_id: null });
    expect(await context.database.devices.get(storeId)).toMatchObject({ next_figure: 42, next_seq: 8 });
  });

  it('gets a link for its receipt that no other has, and that nobody can guess', async () => {
    const { context } = await registeredBrowser();
    const rows = [await sell(context), await sell(context)];
    const tokens = rows.map((row) => (row.kind === 'sale' ? row.payload.receipt_token : null));
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
    expect(new Set(tokens).size).toBe(2);
  });

  it('has a number of its own in a store in test mode', async () => {
    const { context } = await registeredBrowser();
    expect(numberOf(await sell(context, newUuid(), { test: true }))).toBe('T-R2-000001');
  });

  it('leaves no gap and gives no number twice, however many are written at once in two tabs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), async (tabs) => {
        const { context, browser } = await registeredBrowser();
        const other = browser.tab();
        const rows = await Promise.all(tabs.map((isOther) => sell(isOther ? other : context)));
        const seqs = rows.map(({ seq }) => seq).sort((a, b) => a - b);
        expect(seqs).toEqual(tabs.map((_, at) => at + 1));
        expect(new Set(rows.map(numberOf)).size).toBe(tabs.length);
        expect((await context.database.devices.get(storeId))?.next_figure).toBe(tabs.length + 1);
      }),
      { numRuns: 15 },
    );
  });

  it('is one sale after a double click', async () => {
    const { context } = await registeredBrowser();
    const id = newUuid();
    const [one, other] = await Promise.all([sell(context, id), sell(context, id)]);
    expect(one).toEqual(other);
    expect(await context.database.outbox.count()).toBe(1);
    expect((await context.database.devices.get(storeId))?.next_figure).toBe(2);
  });

  it('takes its open sale away with it', async () => {
    const { context } = await registeredBrowser();
    const id = newUuid();
    await context.database.open_sales.put({ id, store_id: storeId, sale: {} as never, saved_at: '' });
    await sell(context, id);
    expect(await context.database.open_sales.count()).toBe(0);
  });

  it('is in the list of unsent sales of its store', async () => {
    const { context } = await registeredBrowser();
    const { id } = await sell(context);
    expect(storage.offlineSales(storeId).get()).toEqual([id]);
  });

  it('is refused on a full disk, and nothing has changed', async () => {
    const { context } = await registeredBrowser();
    const id = newUuid();
    await context.database.open_sales.put({ id, store_id: storeId, sale: {} as never, saved_at: '' });
    // The last write of the transaction fails.
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    context.database.open_sales.hook('deleting', full);
    await expect(sell(context, id)).rejects.toBeInstanceOf(TillStorageFull);
    context.database.open_sales.hook('deleting').unsubscribe(full);
    expect(await context.database.outbox.count()).toBe(0);
    expect(await context.database.open_sales.count()).toBe(1);
    expect(numberOf(await sell(context, id))).toBe('R2-000001');
  });

  it('is refused where this browser is no register any more', async () => {
    const { context } = await registeredBrowser();
    await context.database.devices.clear();
    await expect(sell(context)).rejects.toBeInstanceOf(NoRegister);
  });
});

describe('Other commands', () => {
  it('open a shift in which sales are, until it is closed', async () => {
    const { context } = await registeredBrowser();
    const shiftId = newUuid();
    await writeCommand(context, storeId, {
      id: shiftId,
      kind: 'shift_opened',
      draft: { ...people, opening_float: 1000 },
    });
    expect((await context.database.setups.get(storeId))?.setup.shift).toMatchObject({
      id: shiftId,
      opening_float: 1000,
    });
    expect((await sell(context)).payload).toMatchObject({ shift_id: shiftId });
    await writeCommand(context, storeId, {
      id: newUuid(),
      kind: 'shift_closed',
      draft: { ...people, counted: [], counted_total: 1000, expected_total: 1500, reason: '' },
    });
    expect((await context.database.setups.get(storeId))?.setup.shift).toBeNull();
    expect((await sell(context)).payload).toMatchObject({ shift_id: null });
  });

  it('move no cash without an open shift', async () => {
    const { context } = await registeredBrowser();
    const moved = writeCommand(context, storeId, {
      id: newUuid(),
      kind: 'cash_moved',
      draft: { ...people, direction: 'in', amount: 500, reason: 'Change' },
    });
    await expect(moved).rejects.toBeInstanceOf(NoOpenShift);
    expect(await context.database.outbox.count()).toBe(0);
  });

  it('open the drawer in the shift that is open, or in none', async () => {
    const { context } = await registeredBrowser();
    const openDrawer = () =>
      writeCommand(context, storeId, { id: newUuid(), kind: 'drawer_opened', draft: { ...people } });
    expect((await openDrawer()).payload).toMatchObject({ shift_id: null });
    const shift = { ...people, opening_float: 0 };
    const { id } = await writeCommand(context, storeId, {
      id: newUuid(),
      kind: 'shift_opened',
      draft: shift,
    });
    expect((await openDrawer()).payload).toMatchObject({ shift_id: id });
  });

  it('take a number of the order of commands, and none of receipts', async () => {
    const { context } = await registeredBrowser();
    const draft = { ...people, name: 'Asha', phone: '0722000111', email: '' };
    const added = await writeCommand(context, storeId, { id: newUuid(), kind: 'customer', draft });
    expect(added.payload).toMatchObject(draft);
    expect(await context.database.customers.get([storeId, added.id])).toMatchObject({
      customer: { name: 'Asha' },
    });
    expect(await sell(context)).toMatchObject({ seq: 2, payload: { number: 'R2-000001' } });
  });

  it('say nothing that the server would refuse to read: no NUL, no half of an emoji', async () => {
    const { context } = await registeredBrowser();
    const draft = { ...people, name: 'Asha\0 \ud83c 🎉', phone: '', email: '' };
    const added = await writeCommand(context, storeId, { id: newUuid(), kind: 'customer', draft });
    expect(added.payload).toMatchObject({ name: 'Asha  🎉' });
  });

  it('park a sale and take it up again', async () => {
    const { context } = await registeredBrowser();
    const held = async () =>
      (await context.database.setups.get(storeId))?.setup.parked.map(({ title }) => title);
    const [id, other] = [newUuid(), newUuid()];
    for (const parked of [id, other])
      await writeCommand(context, storeId, {
        id: parked,
        kind: 'sale_parked',
        draft: { ...people, title: parked, cart: {} },
      });
    expect(await held()).toEqual([id, other]);
    await sell(context, newUuid(), { parked_id: id });
    await writeCommand(context, storeId, {
      id: newUuid(),
      kind: 'parked_sale_taken',
      draft: { ...people, parked_id: other },
    });
    expect(await held()).toEqual([]);
  });

  it('name who did it as the set-up does', async () => {
    const { context } = await registeredBrowser();
    const staff = [{ id: cashierId, name: 'Amina', role: 'associate', pin_hash: null }];
    const held = await context.database.setups.get(storeId);
    if (held) await context.database.setups.put({ ...held, setup: aSetup({ staff }) });
    await writeCommand(context, storeId, {
      id: newUuid(),
      kind: 'shift_opened',
      draft: { ...people, opening_float: 0 },
    });
    expect((await context.database.setups.get(storeId))?.setup.shift?.opened_by?.name).toBe('Amina');
  });
});

describe('Commands that belong together', () => {
  const exchange = (saleId: string): NewCommand[] => [
    {
      id: newUuid(),
      kind: 'return',
      draft: {
        ...{ ...people, order_id: newUuid(), reason: '', refund: null },
        lines: [{ line_id: newUuid(), quantity: 1, restocked: true }],
        exchange: { sale_id: saleId, amount: 500 },
      },
    },
    { id: saleId, kind: 'sale', draft: aSale() },
  ];

  it('are written in their order, each once after a double click', async () => {
    const { context } = await registeredBrowser();
    const commands = exchange(newUuid());
    const [once, again] = await Promise.all([1, 2].map(() => writeCommands(context, storeId, commands)));
    expect(again).toEqual(once);
    expect(once?.map(({ kind, seq }) => [kind, seq])).toEqual([
      ['return', 1],
      ['sale', 2],
    ]);
    expect(await context.database.outbox.count()).toBe(2);
  });

  it('are both not written where one cannot be', async () => {
    const { context } = await registeredBrowser();
    const [back] = exchange(newUuid());
    const moved = { ...people, direction: 'in' as const, amount: 1, reason: 'Change' };
    const commands = [back, { id: newUuid(), kind: 'cash_moved', draft: moved }] as NewCommand[];
    await expect(writeCommands(context, storeId, commands)).rejects.toBeInstanceOf(NoOpenShift);
    expect(await context.database.outbox.count()).toBe(0);
    expect(await context.database.devices.get(storeId)).toMatchObject({ next_seq: 1 });
  });
});

describe('A new id', () => {
  it('is a UUIDv7, sorted by time', () => {
    expect(newUuid(Date.parse('2026-03-01'))).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(newUuid(1_000) < newUuid(2_000)).toBe(true);
  });
});
