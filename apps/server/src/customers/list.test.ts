import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let schools: string;
const ids = new Map<string, string>();

const customers = '/marketplace/v1/stores/{id}/customers' as const;
const groups = '/marketplace/v1/stores/{id}/customer-groups' as const;
const at = () => ({ token: owner.token, params: { id: storeId } });

beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token)).id;
  schools = (await test.call(`POST ${groups}`, { ...at(), body: { name: 'Schools' } })).data.id;
  for (const [name, email, phone, group_id, outstanding, spent, last] of [
    ['zawadi', 'zed@kilimo.example', '+254733456789', null, 0, 0, null],
    ['Éloïse Uwase', 'eloise@example.com', '+250788123456', schools, 900, 5000, '2026-03-02T08:00:00Z'],
    ["Brian O'Neil", 'brian@example.com', '', null, 0, 7000, '2026-01-05T08:00:00Z'],
    ['100% Maji', '', '', schools, 40, 100, '2026-02-01T08:00:00Z'],
  ] as const) {
    const { data } = await test.call(`POST ${customers}`, {
      ...at(),
      body: { name, email, phone, group_id },
    });
    ids.set(data.id, name);
    await query(
      test.database.ownerUrl,
      'update app.customers set outstanding = $2, spent = $3, last_ordered_at = $4 where id = $1',
      [data.id, outstanding, spent, last],
    );
  }
});
afterAll(() => test.close());

const list = async (wanted: Record<string, string> = {}) =>
  (await test.call(`GET ${customers}`, { ...at(), query: wanted })).data;
const names = async (wanted: Record<string, string> = {}) =>
  (await list(wanted)).items.map(({ name }) => name);
const total = async (wanted: Record<string, string> = {}) =>
  (await test.call(`GET ${customers}/total`, { ...at(), query: wanted })).data.total;

describe('The list of customers', () => {
  it('goes by name, by figures, by the latest order and by age, both ways', async () => {
    expect(await names()).toEqual(['100% Maji', "Brian O'Neil", 'Éloïse Uwase', 'zawadi']);
    expect(await names({ sort: '-name' })).toEqual(['zawadi', 'Éloïse Uwase', "Brian O'Neil", '100% Maji']);
    expect((await names({ sort: '-outstanding' })).slice(0, 2)).toEqual(['Éloïse Uwase', '100% Maji']);
    expect(await names({ sort: 'spent' })).toEqual(['zawadi', '100% Maji', 'Éloïse Uwase', "Brian O'Neil"]);
    expect(await names({ sort: '-last_order' })).toEqual([
      'Éloïse Uwase',
      '100% Maji',
      "Brian O'Neil",
      'zawadi',
    ]);
    expect((await names({ sort: 'last_order' }))[0]).toBe('zawadi');
    expect(await names({ sort: 'created' })).toEqual([...ids.values()]);
    const unknown = await test.call(`GET ${customers}`, { ...at(), query: { sort: 'email' } });
    expect(unknown).toMatchObject({ status: 400, fields: { sort: expect.any(String) } });
  });

  it('is narrowed to a group and to who owes money, and counted', async () => {
    expect(await names({ group_id: schools })).toEqual(['100% Maji', 'Éloïse Uwase']);
    expect(await names({ unpaid: 'true', sort: 'outstanding' })).toEqual(['100% Maji', 'Éloïse Uwase']);
    expect(await names({ unpaid: 'false' })).toEqual(["Brian O'Neil", 'zawadi']);
    expect(await names({ group_id: schools, unpaid: 'true', search: 'maji' })).toEqual(['100% Maji']);
    expect([await total(), await total({ unpaid: 'true' }), await total({ search: 'example' })]).toEqual([
      4, 2, 3,
    ]);
  });

  it('is read in pages that neither repeat nor skip', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => names({ page, limit: '2', sort: '-outstanding' })),
    );
    expect(pages.map((page) => page.length)).toEqual([2, 2, 0]);
    expect(new Set(pages.flat()).size).toBe(4);
    const beyond: Record<string, string>[] = [
      { page: '0' },
      { page: '-1' },
      { limit: '101' },
      { page: '1.5' },
      { limit: 'NaN' },
    ];
    for (const wanted of beyond)
      expect(await test.call(`GET ${customers}`, { ...at(), query: wanted })).toMatchObject({ status: 400 });
  });

  it('is searched by the beginnings of words of the name, whatever their accents and case', async () => {
    for (const search of ['ELOI', 'éloïse uw', 'uwase el', 'uwase', 'El'])
      expect(await names({ search }), search).toEqual(['Éloïse Uwase']);
    expect(await names({ search: "o'n" })).toEqual(["Brian O'Neil"]);
    expect(await names({ search: 'wa' })).toEqual([]);
    expect(await names({ search: '100 m' })).toEqual(['100% Maji']);
    expect(await names({ search: 'nobody' })).toEqual([]);
  });

  it('is searched by e-mail, and by any three digits of a phone number however they are written', async () => {
    expect(await names({ search: 'zed@KILIMO' })).toEqual(['zawadi']);
    for (const search of ['+250788123456', '0788 123 456', '788-123', '(0788) 12', '456', '00250788'])
      expect((await names({ search })).includes('Éloïse Uwase'), search).toBe(true);
    expect(await names({ search: '3456' })).toEqual(['Éloïse Uwase', 'zawadi']);
    expect(await names({ search: '+250' })).toEqual(['Éloïse Uwase']);
  });

  it('leaves out who is erased', async () => {
    const { data } = await test.call(`POST ${customers}`, { ...at(), body: { name: 'Zuri' } });
    expect(await names({ sort: '-created', limit: '1' })).toEqual(['Zuri']);
    await test.call(`DELETE ${customers}/{customer_id}`, {
      token: owner.token,
      params: { id: storeId, customer_id: data.id },
      body: {},
    });
    expect([await total(), (await names()).length]).toEqual([4, 4]);
  });

  it('never shows a customer of another store', async () => {
    const other = await test.verifiedUser();
    const { id } = await test.newStore(other.token);
    const asked = { token: other.token, params: { id }, query: { search: 'uwase' } };
    expect((await test.call(`GET ${customers}`, asked)).data.items).toEqual([]);
  });

  it('finds the same when many have the word: the walk of the list and the look-up agree', async () => {
    const { id } = await test.newStore(owner.token);
    await query(
      test.database.ownerUrl,
      `insert into app.customers (store_id, id, name, phone, created_at, updated_at)
       select $1::uuid, gen_random_uuid(), 'Duka ' || n, '+25470000' || (1000 + n), now(), now()
       from generate_series(1, 300) n
       union all
       select $1::uuid, gen_random_uuid(), 'Kiosk ' || n, '', now(), now() from generate_series(1, 20) n`,
      [id],
    );
    const here = { token: owner.token, params: { id } };
    const found = async (wanted: Record<string, string>) =>
      (await test.call(`GET ${customers}`, { ...here, query: wanted })).data.items.map(({ name }) => name);
    for (let turn = 0; turn < 2; turn += 1) {
      for (const search of ['duk', 'du'])
        expect(await found({ search, page: '30' }), search).toEqual(
          Array.from({ length: 10 }, (_, index) => `Duka ${291 + index}`),
        );
      expect(await found({ search: '0700001300' })).toEqual(['Duka 300']);
      const counted = await test.call(`GET ${customers}/total`, { ...here, query: { search: 'duk' } });
      expect(counted.data.total).toBe(300);
    }
  });
});

describe('Groups of customers', () => {
  const group = (group_id: string) => ({ token: owner.token, params: { id: storeId, group_id } });
  const add = (name: string) => test.call(`POST ${groups}`, { ...at(), body: { name } });

  it('have a name of their own and say how many they have', async () => {
    const hotels = await add('Hotels');
    expect(hotels).toMatchObject({ status: 200, message: 'Hotels added', data: { customers: 0 } });
    expect(await add('HOTELS')).toMatchObject({ status: 409, error: 'customer_group_taken' });
    expect(await add(' ')).toMatchObject({ status: 400, fields: { name: 'Name is required!' } });
    const renamed = await test.call(`PUT ${groups}/{group_id}`, {
      ...group(hotels.data.id),
      body: { name: 'Lodges' },
    });
    expect(renamed.data).toMatchObject({ name: 'Lodges' });
    const taken = await test.call(`PUT ${groups}/{group_id}`, {
      ...group(hotels.data.id),
      body: { name: 'schools' },
    });
    expect(taken).toMatchObject({ status: 409, error: 'customer_group_taken' });
    expect((await test.call(`GET ${groups}`, at())).data).toMatchObject([
      { name: 'Lodges', customers: 0 },
      { name: 'Schools', customers: 2 },
    ]);
    const nobody = await test.call(`PUT ${groups}/{group_id}`, {
      ...group(randomUUID()),
      body: { name: 'X' },
    });
    expect(nobody.status).toBe(404);
  });

  it('leave their customers behind when they are deleted', async () => {
    const gone = await test.call(`DELETE ${groups}/{group_id}`, { ...group(schools), body: {} });
    expect(gone).toMatchObject({ status: 200, message: 'Schools deleted. Its customers are kept.' });
    expect(await total()).toBe(4);
    expect(await names({ group_id: schools })).toEqual([]);
    expect((await list()).items.map(({ group_id }) => group_id)).toEqual([null, null, null, null]);
  });

  it('are at most 200', async () => {
    await query(
      test.database.ownerUrl,
      `insert into app.customer_groups (store_id, id, name, created_at)
       select $1, gen_random_uuid(), 'Group ' || n, now() from generate_series(1, 199) n`,
      [storeId],
    );
    expect(await add('One more')).toMatchObject({ status: 422, error: 'customer_group_limit' });
  });
});
