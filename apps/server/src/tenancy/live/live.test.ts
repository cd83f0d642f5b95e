import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { silentLog } from '#core/database/access/log.ts';
import { savepoint } from '#core/database/access/savepoint.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { listenToEvents } from '#core/live/listen.ts';
import { startLiveUpdates } from '#core/live/live-updates.ts';
import { routes } from '#routes.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { type Following, follow } from '#testing/http/follow-live-events.ts';

let test: TestApp;
let open: Following[] = [];

beforeAll(async () => {
  test = await startTestApp();
});
afterEach(() => {
  for (const following of open) following.cut();
  open = [];
});
afterAll(() => test.close());

async function aStore() {
  const owner = await test.verifiedUser();
  const store = await test.newStore(owner.token);
  return { ...store, token: owner.token, params: { id: store.id } };
}

async function watch(storeId: string, token: string, lastEventId?: string, url = test.url) {
  const following = await follow(url, storeId, token, lastEventId);
  open.push(following);
  return following;
}

/** Follows a store from now on. */
async function watchFromNow(storeId: string, token: string, url = test.url) {
  const following = await watch(storeId, token, undefined, url);
  const first = await following.next();
  expect(first).toMatchObject({ kind: 'open' });
  return { following, id: first?.id ?? '' };
}

async function addProduct({ token, params }: { token: string; params: { id: string } }, title = 'Rice') {
  const body = { title, variants: [{}] };
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', { token, params, body });
  return data;
}

/** Publishes in a transaction that stays open until it is told to commit. */
async function openPublication(storeId: string, ...productIds: string[]) {
  const client = new pg.Client({ connectionString: test.database.ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query(`select set_config('app.store_id', $1, true)`, [storeId]);
  const events = productIds.map((id) => ({ kind: 'product.changed', payload: { ids: [id] } }));
  await client.query('select app.publish($1::jsonb)', [JSON.stringify(events)]);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

async function publishNow(storeId: string, ...productIds: string[]) {
  const commit = await openPublication(storeId, ...productIds);
  await commit();
}

const product = (...ids: string[]) => [{ subject: 'product', ids: [...ids].sort() }];

describe('What changes in a store is told to whoever looks at it', () => {
  it('tells what a colleague has changed, by ids alone, and never what happens in another store', async () => {
    const store = await aStore();
    const other = await aStore();
    const officer = await test.staffMember(store.token, store.id, 'inventory_officer');
    const { following } = await watchFromNow(store.id, officer.token);
    expect(following.headers.get('content-type')).toContain('text/event-stream');
    await addProduct(other);
    const { id } = await addProduct(store);
    expect(await following.next()).toMatchObject({ kind: 'changes', changes: product(id) });
    const { data: category } = await test.call('POST /marketplace/v1/stores/{id}/categories', {
      ...store,
      body: { name: 'Food' },
    });
    expect(await following.next()).toMatchObject({
      changes: [{ subject: 'category', ids: [category.id] }],
    });
  });

  it('tells a new reader what changed a moment ago, and nothing older', async () => {
    const store = await aStore();
    const old = randomUUID();
    await publishNow(store.id, old);
    await query(test.database.ownerUrl, `update app.events set at = at - interval '1 minute'`);
    const { id } = await addProduct(store);
    const following = await watch(store.id, store.token);
    const first = await following.next();
    expect(first?.changes).toEqual(product(id));
  });

  it('tells stock with its product, and the switching of modules', async () => {
    const store = await aStore();
    const { id, variants } = await addProduct(store);
    const { following } = await watchFromNow(store.id, store.token);
    await test.call('PUT /marketplace/v1/stores/{storeId}/modules', {
      token: store.token,
      params: { storeId: store.id },
      body: { module_inventory: 'active' },
    });
    expect(await following.next()).toMatchObject({ changes: [{ subject: 'module', ids: [] }] });
    const { data: places } = await test.call('GET /marketplace/v1/stores/{id}/locations', store);
    const line = { variant_id: variants[0]?.id ?? '', location_id: places[0]?.id ?? '', change: 5 };
    await test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
      ...store,
      body: { lines: [line] },
    });
    expect(await following.next()).toMatchObject({ changes: [{ subject: 'stock', ids: [id] }] });
  });

  it('replays after a cut exactly what was missed', async () => {
    const store = await aStore();
    const before = await addProduct(store);
    const first = await watchFromNow(store.id, store.token);
    first.following.cut();
    const [one, two] = [await addProduct(store, 'One'), await addProduct(store, 'Two')];
    const again = await watch(store.id, store.token, first.id);
    const replayed = await again.next();
    expect(replayed).toMatchObject({ kind: 'changes', changes: product(one.id, two.id) });
    expect(JSON.stringify(replayed)).not.toContain(before.id);
    again.cut();
    const third = await watch(store.id, store.token, replayed?.id);
    expect(await third.next()).toMatchObject({ kind: 'changes', changes: [] });
  });

  it('tells events in the order of their sequences, however long one takes to commit', async () => {
    const store = await aStore();
    const [first, second] = [randomUUID(), randomUUID()];
    const { following, id } = await watchFromNow(store.id, store.token);
    const commitFirst = await openPublication(store.id, first);
    const later = publishNow(store.id, second);
    await commitFirst();
    await later;
    const heard = await following.next();
    const ids = heard?.changes.flatMap((change) => change.ids) ?? [];
    if (!ids.includes(second))
      ids.push(...((await following.next())?.changes ?? []).flatMap((change) => change.ids));
    expect(ids.sort()).toEqual([first, second].sort());
    const again = await watch(store.id, store.token, id);
    expect(await again.next()).toMatchObject({ kind: 'changes', changes: product(first, second) });
  });

  it('goes on however long some other transaction stays open', async () => {
    const store = await aStore();
    const commitStranger = await openPublication((await aStore()).id, randomUUID());
    const { following } = await watchFromNow(store.id, store.token);
    const id = randomUUID();
    await publishNow(store.id, id);
    expect(await following.next()).toMatchObject({ changes: product(id) });
    await commitStranger();
  });

  it('says that everything is to be read anew when it cannot go on', async () => {
    const store = await aStore();
    const { following, id } = await watchFromNow(store.id, store.token);
    following.cut();
    const beyond = String(Number(id) + 1);
    for (const unreadable of ['', 'x', '5.5', '-1', '9'.repeat(40), beyond]) {
      const again = await watch(store.id, store.token, unreadable);
      const first = await again.next();
      expect(first, unreadable).toMatchObject({ kind: 'resync', changes: [] });
      again.cut();
      const then = await watch(store.id, store.token, first?.id);
      expect(await then.next()).toMatchObject({ kind: 'changes', changes: [] });
      then.cut();
    }
    const lost = await watchFromNow(store.id, store.token);
    await publishNow(store.id, ...Array.from({ length: 2001 }, () => randomUUID()));
    const after = await watch(store.id, store.token, lost.id);
    expect(await after.next()).toMatchObject({ kind: 'resync' });
  });

  it('says "many" instead of more than a hundred ids', async () => {
    const store = await aStore();
    const { following, id } = await watchFromNow(store.id, store.token);
    following.cut();
    await publishNow(store.id, ...Array.from({ length: 101 }, () => randomUUID()));
    const again = await watch(store.id, store.token, id);
    expect(await again.next()).toMatchObject({ kind: 'changes', changes: [{ subject: 'product', ids: [] }] });
  });

  it('ends for a session that ends, a member who is removed or gets another role, and a closed store', async () => {
    const store = await aStore();
    const member = () => test.staffMember(store.token, store.id, 'associate');
    const [leaver, promoted, removed] = [await member(), await member(), await member()];
    const streams = {
      leaver: (await watchFromNow(store.id, leaver.token)).following,
      promoted: (await watchFromNow(store.id, promoted.token)).following,
      removed: (await watchFromNow(store.id, removed.token)).following,
      owner: (await watchFromNow(store.id, store.token)).following,
    };
    await test.call('POST /accounts/api/v1/auth/users/logout', { token: leaver.token });
    await addProduct(store);
    expect(await streams.leaver.rest()).toEqual([]);
    expect(await streams.promoted.next()).toMatchObject({ kind: 'changes' });
    expect(await streams.removed.next()).toMatchObject({ kind: 'changes' });

    await test.call('PUT /marketplace/v1/stores/{id}/staff/{user_id}', {
      token: store.token,
      params: { id: store.id, user_id: promoted.id },
      body: { role: 'manager' },
    });
    expect(await streams.promoted.rest()).toEqual([]);
    await test.call('DELETE /marketplace/v1/stores/{id}/staff/{user_id}', {
      token: store.token,
      params: { id: store.id, user_id: removed.id },
    });
    expect((await streams.removed.rest()).flatMap(({ changes }) => changes)).toEqual([
      { subject: 'staff', ids: [] },
    ]);
    expect((await follow(test.url, store.id, removed.token)).status).toBe(404);

    const closed = await test.call('DELETE /marketplace/v1/stores/{id}', store);
    expect(closed.status).toBe(200);
    await streams.owner.rest();
    expect((await follow(test.url, store.id, store.token)).status).toBe(409);
  });

  it('ends at once, on every server, for a session that is logged out, though nothing changes', async () => {
    const store = await aStore();
    // The beat, which asks every 20 seconds who may still look, does not come.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const live = startLiveUpdates(test.services);
    vi.useRealTimers();
    const listener = listenToEvents({ ownerUrl: test.database.ownerUrl, log: silentLog, ...live.ear });
    const second = await buildApp(
      { ...test.services, live },
      routes,
      `${test.services.config.dataDir}/console`,
    );
    const url = await second.listen({ host: '127.0.0.1', port: 0 });
    const { following } = await watchFromNow(store.id, store.token, url);
    await test.call('POST /accounts/api/v1/auth/users/logout', { token: store.token });
    expect(await following.rest()).toEqual([]);
    await second.close();
    live.stop();
    await listener.stop();
  });

  it('catches up after the database has cut its ear off', async () => {
    const store = await aStore();
    const { following } = await watchFromNow(store.id, store.token);
    await query(
      test.database.superUrl,
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity
       where application_name = 'sokoni-live' and datname = current_database()`,
    );
    const { id } = await addProduct(store);
    expect(await following.next()).toMatchObject({ changes: product(id) });
  });

  it('is told by every server what another one has done, and lets a server stop at once', async () => {
    const store = await aStore();
    const { ownerUrl } = test.database;
    const live = startLiveUpdates(test.services);
    const listener = listenToEvents({ ownerUrl, log: silentLog, ...live.ear });
    const services = { ...test.services, live };
    const second = await buildApp(services, routes, `${test.services.config.dataDir}/console`);
    const url = await second.listen({ host: '127.0.0.1', port: 0 });
    const { following } = await watchFromNow(store.id, store.token, url);
    const { id } = await addProduct(store);
    expect(await following.next()).toMatchObject({ changes: product(id) });

    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/^sokoni_live_streams 1$/m);
    await second.close();
    expect(await following.rest()).toEqual([]);
    expect(live.count()).toBe(0);
    live.stop();
    await listener.stop();
  });

  it('keeps a person to twenty streams on a server, and answers no HEAD with one', async () => {
    const store = await aStore();
    for (let index = 0; index < 20; index += 1) await watch(store.id, store.token);
    const refused = await follow(test.url, store.id, store.token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    const head = await fetch(`${test.url}/marketplace/v1/stores/${store.id}/events`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${store.token}` },
    });
    expect(head.status).toBe(404);
    for (const following of open) following.cut();
    await expect.poll(() => test.services.live.count()).toBe(0);
    expect((await watch(store.id, store.token)).status).toBe(200);
  });

  it('finds what is new by the index, whatever else has happened in a store', async () => {
    const [plan] = await query<{ 'QUERY PLAN': unknown }>(
      test.database.appUrl,
      `explain (format json) select kind, payload from app.events
       where store_id = app.current_store() and sequence > 900`,
    );
    expect(JSON.stringify(plan)).toMatch(/Index Cond[^}]*sequence/);
  });

  it('keeps what happened with its order: kind, payload and sequence, without a gap', async () => {
    const store = await aStore();
    const { id: productId, variants } = await addProduct(store);
    const line = { variant_id: variants[0]?.id ?? '', quantity: 2 };
    const { data: order } = await test.call('POST /marketplace/v1/stores/{id}/orders', {
      ...store,
      body: { lines: [line] },
    });
    const rows = await query<{ sequence: number; kind: string; payload: unknown }>(
      test.database.ownerUrl,
      'select sequence::int, kind, payload from app.events where store_id = $1 order by sequence',
      [store.id],
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'product.changed', payload: { ids: [productId] } }),
    );
    expect(rows.at(-1)).toMatchObject({ kind: 'order.drafted', payload: { ids: [order.id] } });
  });

  it('tells nothing of what a savepoint took back', async () => {
    const store = await aStore();
    const scope = { userId: null, storeId: store.id };
    const before = await watchFromNow(store.id, store.token);
    before.following.cut();
    const [gone, kept] = [randomUUID(), randomUUID()];
    await transaction(test.services.pool, scope, async (db) => {
      publishChange(db, 'product', [kept]);
      const refused = savepoint(db, async () => {
        publishChange(db, 'product', [gone]);
        throw new Error('taken back');
      });
      await expect(refused).rejects.toThrow('taken back');
    });
    const again = await watch(store.id, store.token, before.id);
    expect(await again.next()).toMatchObject({ changes: product(kept) });
  });
});
