import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeClient } from '#testing/clients/merge-client.ts';
import { tillClient } from '#testing/clients/till-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';
import { rowsOfStore } from '#testing/requests/whole-store.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
let till: TestRegister;
beforeAll(async () => {
  app = await startTestApp();
  const { token, id: userId } = await app.verifiedUser();
  owner = { token, userId, storeId: (await app.newStore(token, { mode: 'live' })).id };
  till = await aRegister(app, token, owner.storeId);
});
afterAll(() => app.close());

const { sale, command, send } = tillClient(() => ({
  ...{ app, till, storeId: owner.storeId, cashierId: owner.userId },
}));
const people = mergeClient(
  () => app,
  () => owner,
);
const kept = async () => (await rowsOfStore(app, owner.storeId)).join('\n');
const traces = [/asha/i, /mwangi/i, /254722/, /@example/];
const commands = () =>
  query<{ kind: string; state: string; payload: { customer?: object } }>(
    app.database.superUrl,
    'select kind, state, payload from app.till_commands where store_id = $1 order by seq',
    [owner.storeId],
  );

it('An erased customer is named by nothing that a till has sent: recorded, refused, parked or mailed', async () => {
  const asha = { id: randomUUID().toUpperCase(), name: 'Asha Mwangi', phone: '+254722000111' };
  const { id: _, ...reached } = asha;
  const added = command('customer', { ...reached, email: 'asha@example.com' }, asha.id);
  const bought = sale([{ unit_price: 500 }], { customer: asha });
  const parked = command('sale_parked', { title: 'Asha Mwangi', cart: { customer: asha, lines: [] } });
  const mailed = command('receipt_requested', {
    order_id: bought.id,
    email: 'asha@example.com',
    note: 'Asha',
  });
  const unrecorded = sale([{ unit_price: 500 }], { customer: asha, payments: [{ amount: 'much' }] });
  const refused = command('customer', { ...reached, name: 'Asha M.' }, asha.id);
  const results = await send([added, bought, parked, mailed, unrecorded, refused]);
  expect(results.map(({ state }) => state)).toEqual([
    ...['stored', 'stored', 'stored', 'stored', 'needs_attention', 'refused'],
  ]);
  for (const trace of traces) expect(await kept()).toMatch(trace);

  expect((await people.erase(asha.id)).status).toBe(200);
  for (const trace of traces) expect(await kept()).not.toMatch(trace);
  const [, sold] = await commands();
  expect(sold?.payload).toMatchObject({
    lines: bought.payload.lines,
    total: 500,
    customer: { id: asha.id, name: 'Erased customer', phone: '' },
  });

  // It is still known again, though its content is not what it was.
  expect(await send([bought])).toMatchObject([{ state: 'stored', order_id: bought.id }]);
  for (const trace of traces) expect(await kept()).not.toMatch(trace);
});

it('Whoever was merged into an erased customer is forgotten too, and who buys afterwards; others stay', async () => {
  const one = { id: randomUUID(), name: 'Asha Mwangi', phone: '' };
  const other = { id: randomUUID(), name: 'A. Mwangi', phone: '' };
  const third = { id: randomUUID(), name: 'Baraka Otieno', phone: '' };
  await send([one, other, third].map(({ id, name }) => command('customer', { name }, id)));
  await send([one, other, third].map((customer) => sale([{ unit_price: 500 }], { customer })));
  expect((await people.merge(one.id, other.id)).status).toBe(200);
  expect((await people.erase(one.id)).status).toBe(200);
  expect(await send([sale([{ unit_price: 500 }], { customer: one })])).toMatchObject([
    { state: 'stored', flags: ['customer_deleted'] },
  ]);
  for (const trace of traces) expect(await kept()).not.toMatch(trace);
  expect((await commands()).filter(({ payload }) => JSON.stringify(payload).includes('Baraka'))).toHaveLength(
    2,
  );
});
