import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newUuid } from '#offline/new-uuid.ts';
import { aSale, cashierId, registeredBrowser, storeId, until } from '#offline/testing/fake-till.ts';
import { failure } from '#offline/testing/fake-till-server.ts';
import type { TillContext } from '#offline/till-context.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { storage } from '#session/storage.ts';
import { startSender } from './sender.ts';
import { writeCommand } from './write-command.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

const sell = async (context: TillContext) =>
  (await writeCommand(context, storeId, { id: newUuid(), kind: 'sale', draft: aSale() })).id;
async function sellMany(context: TillContext, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let sale = 0; sale < count; sale += 1) ids.push(await sell(context));
  return ids;
}
const stateOf = async (context: TillContext, id: string) => (await context.database.outbox.get(id))?.state;
const areStored = async (context: TillContext, ids: readonly string[]) =>
  (await context.database.outbox.bulkGet([...ids])).every((row) => row?.state === 'stored');

describe('Sending', () => {
  it('goes in the order in which things happened, a customer before the sale that names it', async () => {
    const { context, server } = await registeredBrowser();
    const draft = {
      cashier_id: cashierId,
      approved_by: null,
      at: '2026-03-01T08:00:00.000Z',
      name: 'Asha',
      phone: '',
      email: '',
    };
    const customer = newUuid();
    await writeCommand(context, storeId, { id: customer, kind: 'customer', draft });
    const ids = [customer, ...(await sellMany(context, 3))];
    const sender = startSender(context);
    await until(() => areStored(context, ids));
    sender.stop();
    expect(server.recorded.map(({ id }) => id)).toEqual(ids);
    expect(server.recorded.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('marks what is stored, and empties the list of unsent sales', async () => {
    const { context } = await registeredBrowser();
    const [id = ''] = await sellMany(context, 1);
    const sender = startSender(context);
    await until(() => storage.offlineSales(storeId).get() === null);
    sender.stop();
    expect(await context.database.outbox.get(id)).toMatchObject({
      state: 'stored',
      attempts: 1,
      order_id: id,
      stored_at: '2026-03-01T08:00:00.000Z',
      result: { id, state: 'stored' },
    });
  });

  it('sends at most fifty at once', async () => {
    const { context, server } = await registeredBrowser();
    const ids = await sellMany(context, 60);
    const sender = startSender(context);
    await until(() => areStored(context, ids));
    sender.stop();
    expect(server.batches.map((batch) => batch.length)).toEqual([50, 10]);
  });

  it('never sends twice at once, whatever comes together and in however many tabs', async () => {
    const { browser, context, server } = await registeredBrowser();
    const ids = await sellMany(context, 5);
    const senders = [startSender(context), startSender(browser.tab())];
    browser.comeBack();
    for (const sender of senders) void sender.sendNow();
    ids.push(await sell(context), await sell(browser.tab()));
    browser.comeBack();
    await until(() => areStored(context, ids));
    await Promise.all(senders.map((sender) => sender.sendNow()));
    for (const sender of senders) sender.stop();
    expect(server.mostInFlight).toBe(1);
    expect(server.batches.flat().sort()).toEqual([...ids].sort());
  });

  it('sends what is written while it is sending', async () => {
    const { context } = await registeredBrowser();
    const sender = startSender(context);
    const ids = [await sell(context)];
    await sender.sendNow();
    ids.push(await sell(context));
    await until(() => areStored(context, ids));
    sender.stop();
  });
});

describe('A network that fails', () => {
  it.each([
    ['the reply is lost', 'reply lost'],
    ['nothing arrives', 'no network'],
    ['a captive portal answers', new Response('<html>Sign in</html>', { status: 200 })],
    ['a captive portal forbids', new Response('<html>Sign in</html>', { status: 403 })],
    ['the server is in trouble', new Response('Bad gateway', { status: 502 })],
    ['the server says so itself', failure(500)],
    ['the answer has another shape', Response.json({ code: 200, data: { results: null } })],
    ['the answer lacks the sale', Response.json({ code: 200, data: { results: [] } })],
  ] as const)('sends the same again a second later when %s', async (_, mishap) => {
    const { context, server, clock } = await registeredBrowser();
    const id = await sell(context);
    server.mishaps.push(mishap);
    const sender = startSender(context);
    await until(async () => clock.next() === 1000 && (await stateOf(context, id)) === 'pending');
    expect(sender.isPaused({ store_id: storeId, key: 'k'.repeat(43) })).toBe(false);
    clock.move(1000);
    await until(() => areStored(context, [id]));
    sender.stop();
    expect(server.recorded.map((command) => command.id)).toEqual([id]);
    expect((await context.database.outbox.get(id))?.attempts).toBe(2);
  });

  it('gives up on an answer after fifteen seconds, and sends the same again', async () => {
    const { context, server, clock } = await registeredBrowser();
    const id = await sell(context);
    server.mishaps.push('silence');
    const sender = startSender(context);
    await until(() => clock.next() === 15_000);
    clock.move(15_000);
    await until(() => clock.next() === 1000);
    clock.move(1000);
    await until(() => areStored(context, [id]));
    sender.stop();
    expect(server.recorded).toHaveLength(1);
  });

  it('waits longer each time, up to a minute, and never stops', async () => {
    const { context, server, clock } = await registeredBrowser();
    const id = await sell(context);
    server.mishaps.push(...Array.from({ length: 9 }, () => 'no network' as const));
    const sender = startSender(context);
    const waits: number[] = [];
    for (let time = 1; time <= 9; time += 1) {
      await until(() => server.asked.length === time && clock.next() !== null && clock.next() !== 15_000);
      waits.push(clock.next() ?? 0);
      clock.move(clock.next() ?? 0);
    }
    await until(() => areStored(context, [id]));
    sender.stop();
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60].map((seconds) => seconds * 1000));
  });

  it('tries at once when the network is back', async () => {
    const { browser, context, server, clock } = await registeredBrowser();
    const id = await sell(context);
    server.mishaps.push('no network');
    const sender = startSender(context);
    await until(() => clock.next() === 1000);
    browser.comeBack();
    await until(() => areStored(context, [id]));
    sender.stop();
    expect(clock.next()).toBeNull();
  });
});

describe('A batch that the server does not take', () => {
  it('is halved until it fits', async () => {
    const { context, server } = await registeredBrowser();
    const ids = await sellMany(context, 20);
    server.judge = (commands) => (commands.length > 6 ? new Response('Too large', { status: 413 }) : null);
    const sender = startSender(context);
    await until(() => areStored(context, ids));
    sender.stop();
    expect(server.recorded.map(({ id }) => id)).toEqual(ids);
  });

  it('leaves the one that it is about for people, and the rest goes on', async () => {
    const { context, server } = await registeredBrowser();
    const ids = await sellMany(context, 9);
    const poison = ids[4] ?? '';
    server.judge = (commands) => (commands.some(({ id }) => id === poison) ? failure(400) : null);
    const sender = startSender(context);
    await until(() =>
      areStored(
        context,
        ids.filter((id) => id !== poison),
      ),
    );
    await until(async () => (await stateOf(context, poison)) === 'needs_attention');
    await sender.sendNow();
    sender.stop();
    expect(await context.database.outbox.get(poison)).toMatchObject({ last_error: 'rejected', result: null });
    expect(storage.offlineSales(storeId).get()).toEqual([poison]);

    server.judge = () => null;
    const next = startSender(context);
    await until(() => areStored(context, ids));
    next.stop();
  });

  it('keeps what the server took aside, with its reason, and the rest goes on', async () => {
    const { context, server } = await registeredBrowser();
    const ids = await sellMany(context, 3);
    const [, poison = ''] = ids;
    server.verdicts.set(poison, 'needs_attention');
    const sender = startSender(context);
    await until(() =>
      areStored(
        context,
        ids.filter((id) => id !== poison),
      ),
    );
    await until(() => storage.offlineSales(storeId).get() === null);
    sender.stop();
    expect(await context.database.outbox.get(poison)).toMatchObject({
      state: 'needs_attention',
      last_error: 'unreadable_payload',
    });
  });
});

describe('A key that is refused', () => {
  it('pauses sending until there is another one', async () => {
    const { browser, context, server } = await registeredBrowser();
    const id = await sell(context);
    server.validKey = 'n'.repeat(43);
    const sender = startSender(context);
    await until(() => sender.isPaused({ store_id: storeId, key: 'k'.repeat(43) }));
    expect(await stateOf(context, id)).toBe('pending');
    browser.comeBack();
    const other = await sell(context);
    expect(server.asked).toHaveLength(1);

    const newKey = 'n'.repeat(43);
    await context.database.devices.update(storeId, { key: newKey });
    context.channel.post({ kind: 'device', storeId });
    await until(() => areStored(context, [id, other]));
    expect(sender.isPaused({ store_id: storeId, key: newKey })).toBe(false);
    sender.stop();
  });
});

describe('After a crash', () => {
  it('sends again what was on its way, under the same id', async () => {
    const { context, server } = await registeredBrowser();
    const ids = await sellMany(context, 3);
    await context.database.outbox.update(ids[0] ?? '', { state: 'sending', attempts: 1 });
    const sender = startSender(context);
    await until(() => areStored(context, ids));
    sender.stop();
    expect(server.batches).toEqual([ids]);
  });
});
