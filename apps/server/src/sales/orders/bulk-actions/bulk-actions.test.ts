import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { cancelledIn, runHere, withPowerCut } from '#testing/processes/interrupted-job.ts';
import { orderBulkActionRunner } from './bulk-action-step.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token)).id };
});

const client = orderClient(
  () => app,
  () => owner,
);
const own = [{ title: 'Repair', unit_price: 700, quantity: 2 }];
const pod = { payment_type: 'pod' };
const acts = '/marketplace/v1/stores/{id}/order-bulk-actions' as const;
const jobs = '/marketplace/v1/stores/{id}/jobs' as const;

async function sell(fields: object = {}, of = client) {
  const { data, message } = await of.make({ lines: own, settlement: pod, ...fields });
  if (!data) throw new Error(message);
  return data;
}

const at = (token = owner.token, job_id = '') => ({ token, params: { id: owner.storeId, job_id } });
const begin = (selection: object, act: object, token?: string) =>
  app.call(`POST ${acts}`, { ...at(token), body: { selection, act } });

/** Begins an act and does it. */
async function done(selection: object, act: object, token?: string) {
  const { data, message } = await begin(selection, act, token);
  if (!data) throw new Error(message);
  await app.mails();
  return (await app.call(`GET ${jobs}/{job_id}`, at(token, data.id))).data;
}

const fulfil = { kind: 'fulfil' };
const filtered = (filter: object = {}) => ({ filter });

describe('Many orders at once', () => {
  it('hands over all that is still to go, and says of which it could not', async () => {
    const [first, gone, off] = [await sell(), await sell(), await sell()];
    await client.fulfil(first.id, { lines: [{ line_id: first.lines[0]?.id, quantity: 1 }] });
    await client.fulfil(gone.id, { lines: [{ line_id: gone.lines[0]?.id, quantity: 2 }] });
    await client.cancel(off.id, {});
    const job = await done({ ids: [first.id, gone.id, off.id] }, fulfil);
    expect(job).toMatchObject({
      state: 'done',
      total: 3,
      done: 2,
      failed: 1,
      result: { changed: 1, unchanged: 1 },
    });
    expect((await client.read(first.id)).data).toMatchObject({ state: 'fulfilled' });
    expect((await client.read(first.id)).data.fulfilments.map(({ lines }) => lines[0]?.quantity)).toEqual([
      1, 1,
    ]);
    const failures = await app.call(`GET ${acts}/{job_id}/failures`, at(owner.token, job.id));
    expect(failures.data).toMatchObject({
      total: 1,
      items: [
        { order_id: off.id, number: off.number, reason: 'This isn’t possible: the order is cancelled' },
      ],
    });
  });

  it('takes all that a filter shows at this moment', async () => {
    const { variantId } = await newItem(app, owner, { price: 500, opening_stock: 5, track_quantity: true });
    for (let count = 0; count < 3; count += 1)
      await sell({ lines: [{ variant_id: variantId, quantity: 1 }] });
    const other = await sell({ channel: 'in_person' });
    const job = await done(filtered({ unfulfilled: true, channel: 'manual', search: 'rice' }), fulfil);
    expect(job).toMatchObject({ total: 3, done: 3, result: { changed: 3 } });
    expect((await client.list({ unfulfilled: 'true' })).data.items.map(({ id }) => id)).toEqual([other.id]);
    expect(await begin(filtered({ unfulfilled: true, channel: 'manual' }), fulfil)).toMatchObject({
      status: 422,
      error: 'nothing_selected',
      message: 'No order is selected. Select at least one.',
    });
  });

  it('adds and removes tags', async () => {
    const { id } = await sell({ tags: ['Gift'] });
    const full = await sell({ tags: Array.from({ length: 20 }, (_, index) => `t${index}`) });
    expect(await done(filtered(), { kind: 'add_tags', tags: ['gift', 'Rush'] })).toMatchObject({
      done: 1,
      failed: 1,
    });
    expect((await client.read(id)).data).toMatchObject({ tags: ['Gift', 'Rush'], version: 2 });
    expect((await client.list({ tag: 'rush' })).data.items).toMatchObject([{ id }]);
    expect(await done({ ids: [id, full.id] }, { kind: 'remove_tags', tags: ['GIFT'] })).toMatchObject({
      result: { changed: 1, unchanged: 1 },
    });
    expect((await client.read(id)).data.tags).toEqual(['Rush']);
  });

  it('goes on after the server was killed, and stops where it is cancelled; nothing is handed over twice', async () => {
    const orders = [await sell(), await sell(), await sell(), await sell()];
    const here = { app, token: owner.token, storeId: owner.storeId };
    const open = async () => (await client.count({ unfulfilled: 'true' })).data.total;
    const { data } = await begin(filtered(), fulfil);
    await expect(
      runHere(here, 'order_bulk_action', data.id, withPowerCut(orderBulkActionRunner, 2)),
    ).rejects.toThrow('the power went');
    expect(await open()).toBe(3);
    await runHere(here, 'order_bulk_action', data.id, cancelledIn(here, orderBulkActionRunner, data.id, 1));
    const left = await open();
    expect(left).toBeGreaterThan(0);
    const next = await begin(filtered({ unfulfilled: true }), fulfil);
    await Promise.all(
      [1, 2].map(() => runHere(here, 'order_bulk_action', next.data.id, orderBulkActionRunner)),
    );
    expect(await open()).toBe(0);
    for (const { id } of orders) expect((await client.read(id)).data.fulfilments).toHaveLength(1);
  });

  it('obeys roles: own sales only, no tags for an officer, and nobody follows what another began', async () => {
    const associate = await app.staffMember(owner.token, owner.storeId, 'associate');
    const officer = await app.staffMember(owner.token, owner.storeId, 'inventory_officer');
    const theirs = orderClient(
      () => app,
      () => ({ token: associate.token, storeId: owner.storeId }),
    );
    const { variantId } = await newItem(app, owner, { opening_stock: 5 });
    const listed = { lines: [{ variant_id: variantId, quantity: 1 }] };
    const [mine, sold] = [await sell(), await sell(listed, theirs)];
    expect(await begin({ ids: [mine.id] }, fulfil, associate.token)).toMatchObject({
      error: 'nothing_selected',
    });
    const job = await done(filtered(), { kind: 'add_tags', tags: ['mine'] }, associate.token);
    expect(job).toMatchObject({ total: 1, done: 1 });
    expect((await client.list({ tag: 'mine' })).data.items).toMatchObject([{ id: sold.id }]);
    expect(await begin(filtered(), { kind: 'add_tags', tags: ['a'] }, officer.token)).toMatchObject({
      status: 403,
    });
    expect(await begin(filtered({ unpaid: true }), fulfil, officer.token)).toMatchObject({ status: 403 });
    expect(await done({ ids: [mine.id] }, fulfil, officer.token)).toMatchObject({ done: 1 });
    const supervisor = await app.staffMember(owner.token, owner.storeId, 'supervisor');
    const begun = at(supervisor.token, job.id);
    for (const route of [`GET ${jobs}/{job_id}`, `GET ${acts}/{job_id}/failures`] as const)
      expect((await app.call(route, begun)).status, route).toBe(404);
    expect((await app.call(`POST ${jobs}/{job_id}/cancellation`, begun)).status).toBe(404);
    const actsOf = async (token: string) => (await app.call(`GET ${acts}`, at(token))).data;
    expect(await actsOf(associate.token)).toMatchObject({
      total: 1,
      items: [{ kind: 'add_tags', job: { id: job.id, state: 'done' } }],
    });
    expect((await actsOf(officer.token)).items.map(({ kind }) => kind)).toEqual(['fulfil']);
    expect(await actsOf(supervisor.token)).toMatchObject({ total: 0, items: [] });
  });

  it('refuses what it does not know, and orders of another store', async () => {
    const { id } = await sell();
    for (const [selection, act] of [
      [{ ids: [] }, fulfil],
      [{ ids: ['x'] }, fulfil],
      [{}, fulfil],
      [filtered({ page: 2 }), fulfil],
      [filtered({ unpaid: 'true' }), fulfil],
      [filtered(), { kind: 'cancel' }],
      [filtered(), { kind: 'fulfil', tags: ['a'] }],
      [filtered(), { kind: 'add_tags', tags: [] }],
      [filtered(), { kind: 'add_tags', tags: ['x'.repeat(41)] }],
    ] as [object, object][])
      expect((await begin(selection, act)).status, JSON.stringify([selection, act])).toBe(400);
    const { token } = await app.verifiedUser();
    owner = { token, storeId: (await app.newStore(token)).id };
    expect(await begin({ ids: [id] }, fulfil)).toMatchObject({ error: 'nothing_selected' });
  });
});
