import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countCustomersWithBalance,
  findCustomersWithBalance,
} from '#sales/receivables/receivable-queries.ts';
import { rowsRead } from '#testing/checks/rows-read.ts';
import { addManyCustomers, type CustomerGroups } from '#testing/fixtures/many-customers.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { type CustomerFilter, countCustomers, findPageOfCustomers, sortKeys } from './list-queries.ts';
import { findDuplicates } from './merging/merge-queries.ts';

let app: TestApp;
let storeId: string;
let groups: CustomerGroups;

const customers = 20_000;
/** Every thousandth. */
const rare = customers / 1000;
/** A search looks at some customers before, to know whether many have the words, and again with a slip. */
const mostOf = ({ search }: Partial<CustomerFilter>) => rare * 10 + (search ? 450 : 0);

beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  storeId = (await app.newStore(token)).id;
  groups = await addManyCustomers(app.database.superUrl, storeId, customers);
}, 120_000);
afterAll(() => app.close());

const page = { limit: 25, offset: 0 };
const sorts = sortKeys.flatMap((key) => [
  { key, direction: 'asc' } as const,
  { key, direction: 'desc' } as const,
]);

/** What a page of the list comes to, and how many rows were looked at for it. */
async function listed(filter: Partial<CustomerFilter>, sort: (typeof sorts)[number], window = page) {
  let found = 0;
  const read = await rowsRead(app, storeId, async (db) => {
    found = (await findPageOfCustomers(db, storeId, { search: '', ...filter }, sort, window)).length;
  });
  return { found, read };
}

async function counted(filter: Partial<CustomerFilter>) {
  let found = 0;
  const read = await rowsRead(app, storeId, async (db) => {
    found = await countCustomers(db, storeId, { search: '', ...filter });
  });
  return { found, read };
}

describe('Of 20,000 customers', () => {
  it.each<[string, () => Partial<CustomerFilter>]>([
    ['a group', () => ({ group_id: groups.rare })],
    ['those who owe', () => ({ unpaid: true })],
    ['a group that owes', () => ({ group_id: groups.rare, unpaid: true })],
    ['a name', () => ({ search: 'zawadi' })],
    ['the beginning of a name', () => ({ search: 'za' })],
    ['a name with a slip', () => ({ search: 'zawdi' })],
    ['an e-mail', () => ({ search: '@zed' })],
    ['a phone number', () => ({ search: '0733 00' })],
    ['a name in a group', () => ({ search: 'zawadi', group_id: groups.rare })],
    ['a name among many of a group', () => ({ search: 'duka 19999', group_id: groups.common })],
  ])('those of %s are found without a look at the others', async (_, filter) => {
    for (const sort of sorts) {
      const { found, read } = await listed(filter(), sort);
      expect(found).toBeGreaterThan(0);
      expect(read, `${sort.key} ${sort.direction}`).toBeLessThan(mostOf(filter()));
    }
    const { found, read } = await counted(filter());
    expect(found).toBeGreaterThan(0);
    expect(read).toBeLessThan(mostOf(filter()));
  });

  it.each<[string, () => Partial<CustomerFilter>]>([
    ['all', () => ({})],
    ['of a group', () => ({ group_id: groups.common })],
    ['that owe nothing', () => ({ unpaid: false })],
    ['of a name', () => ({ search: 'duka' })],
  ])('a page of those that are many, %s, is read from the list', async (_, filter) => {
    for (const sort of sorts) {
      const { found, read } = await listed(filter(), sort);
      expect(found).toBe(page.limit);
      expect(read, `${sort.key} ${sort.direction}`).toBeLessThan(mostOf(filter()));
    }
    const { found, read } = await counted(filter());
    expect(found).toBeGreaterThan(customers / 2);
    expect(read).toBeLessThan(customers * 1.1);
  });

  it('a deep page is walked to once, and only its own are read whole', async () => {
    for (const sort of sorts) {
      const { found, read } = await listed({}, sort, { limit: 25, offset: 5000 });
      expect(found).toBe(page.limit);
      expect(read, `${sort.key} ${sort.direction}`).toBeLessThan(5000 + 200);
    }
  });

  it('those who may be the same person are looked up', async () => {
    const read = await rowsRead(app, storeId, async (db) => {
      const who = {
        store_id: storeId,
        id: randomUUID(),
        phone: '+25470000119999',
        email_key: '2000@zed.example',
      };
      const names = (await findDuplicates(db, who)).map(({ name }) => name);
      expect(names).toEqual(['Duka 19999', 'Zawadi 2000']);
    });
    expect(read).toBeLessThan(10);
  });

  it('those who are to be reminded are looked up', async () => {
    expect(await rowsRead(app, storeId, (db) => findCustomersWithBalance(db, storeId, page))).toBeLessThan(
      50,
    );
    expect(await rowsRead(app, storeId, (db) => countCustomersWithBalance(db, storeId))).toBeLessThan(50);
  });
});
