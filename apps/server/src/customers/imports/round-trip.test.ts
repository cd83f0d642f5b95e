import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerClient } from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());

const word = (max: number) =>
  fc
    .oneof(
      fc.constantFrom('=1+1', '-2', '+3', '@x', "'", "''=a", 'a,b;"c"', 'Ö\nzwei', '"', '0012', '1e3'),
      fc.string({ unit: 'grapheme', maxLength: max }),
    )
    .map((text) =>
      text
        .replaceAll(/[^\P{Cc}\n]/gu, '')
        .trim()
        .slice(0, max)
        // What the cut left of a character.
        .replaceAll(/\p{Surrogate}/gu, '')
        .trim(),
    );
const named = word(60).map((text) => text || 'Somebody');
const phone = fc.constantFrom('', '+254722000111', '+2540722000111', '+16135550100');

const person = fc.record({
  name: named,
  email: fc.constantFrom('', 'a@example.com', 'B@Example.com'),
  phone,
  notes: word(200),
  credit_limit: fc.option(fc.integer({ min: 0, max: 10 ** 9 })),
  addresses: fc.array(
    fc.record({
      label: word(20),
      recipient: word(60),
      phone,
      line1: named,
      city: word(60),
      postal_code: word(20),
    }),
    { maxLength: 3 },
  ),
});

describe('An export of customers', () => {
  it('imported again changes nothing, whoever the customers are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 5 }), async (people) => {
        const { id: storeId } = await app.newStore(owner.token);
        const client = customerClient({ app, token: owner.token, storeId });
        for (const one of people) await client.add(one);
        const before = await client.customers();
        const file = await client.exported();
        // Numbers that a spreadsheet would reckon with begin with an apostrophe.
        expect(file).not.toMatch(/(?:^|,)"?[=+@]/m);
        const checked = await client.check(file);
        expect(await client.rowsOf(checked.id)).toEqual([]);
        expect(checked.check?.result).toMatchObject({ created: 0, updated: 0, same: people.length });
        expect(checked.format).toBe('sokoni');
        expect(await client.customers()).toEqual(before);
      }),
      { numRuns: 15, seed: 7 },
    );
  });

  it('has what the filters leave, and figures only for who sees all sales', async () => {
    const { id: storeId } = await app.newStore(owner.token);
    const client = customerClient({ app, token: owner.token, storeId });
    const asha = await client.add({
      name: 'Asha',
      credit_limit: 77_700,
      addresses: [{ line1: 'Moi Avenue 12' }, { line1: '=Harbour' }],
    });
    await client.add({ name: 'Juma' });
    await query(
      app.database.ownerUrl,
      'update app.customers set outstanding = 123400, spent = 567800, order_count = 3 where id = $1',
      [asha.id],
    );
    await query(
      app.database.ownerUrl,
      'insert into app.store_credits (store_id, customer_id, test, balance) values ($1, $2, false, 4200)',
      [storeId, asha.id],
    );
    const lines = (await client.exported({ search: 'ash' })).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Customer ID,Name,.*,Outstanding,Total spent,Store credit,Orders$/);
    expect(lines[1]).toMatch(/Asha,.*,777\.00,.*,1234\.00,5678\.00,42\.00,3$/);
    expect(lines[2]).toMatch(new RegExp(`^${asha.id},,,.*,'=Harbour,.*,,,$`));
    expect(await client.exported({ unpaid: true })).not.toContain('Juma');

    const associate = await app.staffMember(owner.token, storeId, 'associate');
    const seen = await client.exported({}, associate.token);
    expect(seen).toContain('Juma');
    // An id may hold any digits.
    expect(seen.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')).not.toMatch(
      /777|1234|5678|42\.00|Credit limit|Outstanding|spent|Store credit|Orders/,
    );
    const refused = await app.call('POST /marketplace/v1/stores/{id}/customer-exports', {
      token: associate.token,
      params: { id: storeId },
      body: { unpaid: true },
    });
    expect(refused).toMatchObject({ status: 403 });
  });
});
