import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let store: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  store = (await app.newStore(owner.token)).id;
});

const at = (token = owner.token, view_id = '') => ({ token, params: { id: store, view_id } });
const add = (body: object, token = owner.token) =>
  app.call('POST /marketplace/v1/stores/{id}/views', {
    ...at(token),
    body: { list: 'products', query: {}, ...body },
  });
const change = (id: string, body: object, token = owner.token) =>
  app.call('PUT /marketplace/v1/stores/{id}/views/{view_id}', { ...at(token, id), body });
const remove = (id: string, token = owner.token) =>
  app.call('DELETE /marketplace/v1/stores/{id}/views/{view_id}', at(token, id));

async function names(token = owner.token) {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/views', {
    ...at(token),
    query: { list: 'products' },
  });
  return data.map(({ name }) => name);
}

describe('DESIGN "Index table": saved views', () => {
  it('keep filters and order under a name', async () => {
    const low = { search: 'rice', status: 'active', stock: 'low', sort: '-price' };
    const { data, message } = await add({ name: ' Low rice ', query: low });
    expect(message).toBe('Low rice saved');
    expect(data).toMatchObject({ name: 'Low rice', query: low, store_wide: false, position: 0 });
    expect((await change(data.id, { query: { tag: 'new' } })).data.query).toEqual({
      search: '',
      tag: 'new',
      sort: '',
    });
    expect((await change(data.id, { name: 'New ones' })).data.name).toBe('New ones');
    expect((await remove(data.id)).data.message).toBe('New ones deleted');
    expect(await names()).toEqual([]);
  });

  it('of orders keep what those are narrowed by, and stay apart from those of products', async () => {
    const unpaid = { search: '', state: 'fulfilled', unpaid: true, tag: 'rush', sort: 'due' };
    const { data } = await add({ name: 'Unpaid', list: 'orders', query: unpaid });
    expect(data).toMatchObject({ list: 'orders', query: unpaid, position: 0 });
    expect(await names()).toEqual([]);
    const listed = await app.call('GET /marketplace/v1/stores/{id}/views', {
      ...at(),
      query: { list: 'orders' },
    });
    expect(listed.data).toMatchObject([{ name: 'Unpaid', query: unpaid }]);
    expect((await change(data.id, { query: { stock: 'low' } })).status).toBe(400);
    expect((await change(data.id, { query: { unpaid: true } })).data.query).toEqual({
      search: '',
      unpaid: true,
      sort: '',
    });
  });

  it('are put in order, without gaps', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push((await add({ name })).data.id);
    await change(ids[2] ?? '', { position: 0 });
    expect(await names()).toEqual(['Three', 'One', 'Two']);
    await change(ids[2] ?? '', { position: 99 });
    expect(await names()).toEqual(['One', 'Two', 'Three']);
    await remove(ids[0] ?? '');
    const positions = await query(
      app.database.ownerUrl,
      'select name, position from app.views where store_id = $1 order by position',
      [store],
    );
    expect(positions).toEqual([
      { name: 'Two', position: 0 },
      { name: 'Three', position: 1 },
    ]);
  });

  it('have a name once, also for two at the same time', async () => {
    const answers = await Promise.all([add({ name: 'Low' }), add({ name: 'low' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe('view_taken');
    expect((await add({ name: 'Low', store_wide: true })).status).toBe(200);
    const other = (await add({ name: 'Other' })).data;
    expect(await change(other.id, { name: 'LOW' })).toMatchObject({ status: 409, error: 'view_taken' });
  });

  it('are at most thirty', async () => {
    for (let count = 0; count < 30; count += 1) await add({ name: `View ${count}` });
    expect(await add({ name: 'One more' })).toMatchObject({ status: 422, error: 'view_limit' });
    expect((await add({ name: 'For all', store_wide: true })).status).toBe(200);
  });

  it('of the store are seen by everybody and kept by managers', async () => {
    const shared = (await add({ name: 'For all', store_wide: true })).data;
    const own = (await add({ name: 'Mine' })).data;
    const seller = await app.staffMember(owner.token, store, 'associate');
    expect(await names(seller.token)).toEqual(['For all']);
    expect(await change(shared.id, { name: 'Theirs' }, seller.token)).toMatchObject({ status: 403 });
    expect(await remove(shared.id, seller.token)).toMatchObject({ status: 403 });
    expect(await add({ name: 'Again', store_wide: true }, seller.token)).toMatchObject({ status: 403 });
    expect(await change(own.id, { name: 'Theirs' }, seller.token)).toMatchObject({ status: 404 });
    expect(await remove(own.id, seller.token)).toMatchObject({ status: 404 });
    expect((await add({ name: 'My own' }, seller.token)).status).toBe(200);
    expect(await names(seller.token)).toEqual(['For all', 'My own']);
    expect(await names()).toEqual(['For all', 'Mine']);
  });

  it('of another store are out of reach, and nonsense is refused', async () => {
    const own = (await add({ name: 'Mine' })).data;
    store = (await app.newStore(owner.token)).id;
    expect(await change(own.id, { name: 'Theirs' })).toMatchObject({ status: 404 });
    expect(await remove(own.id)).toMatchObject({ status: 404 });
    for (const body of [
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { name: 'A', list: 'stock' },
      { name: 'A', list: 'orders', query: { stock: 'low' } },
      { name: 'A', query: { unpaid: true } },
      { name: 'A', query: { page: 2 } },
      { name: 'A', query: { status: 'sold' } },
      { name: 'A', query: { sort: 'cost' } },
      { name: 'A', owner_id: owner.id },
    ])
      expect(await add(body), JSON.stringify(body)).toMatchObject({ status: 400 });
    const view = (await add({ name: 'A' })).data;
    for (const position of [-1, 1.5, 1e9, '1'])
      expect(await change(view.id, { position }), String(position)).toMatchObject({ status: 400 });
  });
});
