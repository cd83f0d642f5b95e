import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;

beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token)).id;
  await add('Zawadi Kamau', { email: 'asha@duka.example', phone: '+254722000111' });
  await add('Kamau & Daughters', { phone: '+254711100000' });
  await add('Asha Njoroge', { email: 'asha@duka.example.org' });
  await add('Éloïse Uwase');
  await add('Kiosk 722');
});
afterAll(() => test.close());

const customers = '/marketplace/v1/stores/{id}/customers' as const;

async function add(name: string, more: object = {}, id = storeId): Promise<string> {
  const made = await test.call(`POST ${customers}`, {
    token: owner.token,
    params: { id },
    body: { name, ...more },
  });
  return made.data.id;
}

async function names(search: string, wanted: Record<string, string> = {}, id = storeId): Promise<string[]> {
  const found = await test.call(`GET ${customers}`, {
    token: owner.token,
    params: { id },
    query: { search, ...wanted },
  });
  return found.data.items.map(({ name }) => name);
}

describe('Customers are found', () => {
  it.each([
    ['zawadi kamau', ['Zawadi Kamau']],
    ['KAM zaw', ['Zawadi Kamau']],
    ['daughters, kamau', ['Kamau & Daughters']],
    ['eloise', ['Éloïse Uwase']],
    ['uwa élo', ['Éloïse Uwase']],
    ['asha@duka', ['Asha Njoroge', 'Zawadi Kamau']],
    ['duka asha', ['Asha Njoroge', 'Zawadi Kamau']],
    ['0722 000 111', ['Zawadi Kamau']],
    ['722', ['Kiosk 722', 'Zawadi Kamau']],
    // Each word by its beginning; the digits of a phone number only where nothing else is typed.
    ['wase', []],
    ['kamau 722', []],
    ["'); drop table app.customers; --", []],
    ["&|!:*'\\", []],
    ['%', []],
  ])('by %s', async (search, found) => {
    expect(await names(search)).toEqual(found);
  });

  it.each([
    ['kmau', []],
    ['zawdi', ['Zawadi Kamau']],
    ['daughtesr', ['Kamau & Daughters']],
    ['kamau zawadii', ['Zawadi Kamau']],
    ['uwwase eloise', ['Éloïse Uwase']],
    ['uwwase zawadi', []],
    ['njoroxxe', []],
  ])('with a slip in a word of five letters or more: %s', async (search, found) => {
    expect(await names(search)).toEqual(found);
  });
});

describe('Customers are ranked', () => {
  it('by an email or the end of a phone number, then by the beginning of the name, then by name', async () => {
    expect(await names('asha@duka.example')).toEqual(['Zawadi Kamau', 'Asha Njoroge']);
    expect(await names('111')).toEqual(['Zawadi Kamau', 'Kamau & Daughters']);
    expect(await names('kam')).toEqual(['Kamau & Daughters', 'Zawadi Kamau']);
    expect(await names('asha')).toEqual(['Asha Njoroge', 'Zawadi Kamau']);
    const pages = ['1', '2', '3'].map((page) => names('kamau', { limit: '1', page }));
    expect((await Promise.all(pages)).flat()).toEqual(['Kamau & Daughters', 'Zawadi Kamau']);
  });

  it('not where an order is chosen', async () => {
    expect(await names('asha@duka.example', { sort: 'name' })).toEqual(['Asha Njoroge', 'Zawadi Kamau']);
    expect(await names('kam', { sort: '-name' })).toEqual(['Zawadi Kamau', 'Kamau & Daughters']);
  });
});

describe('A name with a slip in it', () => {
  const erase = (customer_id: string, id: string) =>
    test.call(`DELETE ${customers}/{customer_id}`, {
      token: owner.token,
      params: { id, customer_id },
      body: {},
    });
  const wordsOf = async (id: string) => {
    const rows = await query<{ word: string }>(
      test.database.ownerUrl,
      `select word from app.search_words where store_id = $1 and record = 'customer' order by word`,
      [id],
    );
    return rows.map(({ word }) => word);
  };

  it('leads to no other store, and is not stored when nobody has it any more', async () => {
    const { id } = await test.newStore(owner.token);
    expect(await names('zawdi', {}, id)).toEqual([]);
    const first = await add('Wanjiru Otieno', {}, id);
    const second = await add('Wanjiru Mwangi', {}, id);
    expect(await names('wnjiru', {}, id)).toEqual(['Wanjiru Mwangi', 'Wanjiru Otieno']);
    await erase(first, id);
    expect(await wordsOf(id)).toEqual(['mwangi', 'wanjiru']);
    await test.call(`PUT ${customers}/{customer_id}`, {
      token: owner.token,
      params: { id, customer_id: second },
      body: { version: 1, name: 'Njeri Mwangi' },
    });
    expect(await wordsOf(id)).toEqual(['mwangi', 'njeri']);
    expect(await names('wnjiru', {}, id)).toEqual([]);
    expect(await names('njeir', {}, id)).toEqual(['Njeri Mwangi']);
  });
});
