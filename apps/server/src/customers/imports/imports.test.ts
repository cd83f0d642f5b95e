import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CustomerClient, customerClient, type ImportPlace } from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { runHere } from '#testing/processes/interrupted-job.ts';
import { runCustomersRunner } from './run-customer-import.ts';

let app: TestApp;
let owner: TestUser;
let place: ImportPlace;
let client: CustomerClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { id: storeId } = await app.newStore(owner.token);
  await query(app.database.ownerUrl, `update app.stores set country = 'KE' where id = $1`, [storeId]);
  place = { app, token: owner.token, storeId };
  client = customerClient(place);
});

const shopify = `Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
'101,Asha,Mwangi,asha@example.com,yes,Asha Shops,Moi Avenue 12,2nd floor,Nairobi,,KE,'00100,'+254722000112,'+254722000111,no,1200.00,3,Pays on Fridays,no,vip
'102,,,hotel@example.com,no,Hotel Coast,,,,,KE,,,,no,0.00,0,,no,
`;

describe("A file of another shop's customers", () => {
  it('is known by its headers, checked without a trace, then imported', async () => {
    const checked = await client.check(shopify);
    expect(checked).toMatchObject({ format: 'shopify', state: 'checked', check: { result: { created: 2 } } });
    expect(await client.customers()).toEqual([]);
    expect(await client.rowsOf(checked.id, 'warning')).toEqual([
      [3, 'The address has no street: it is skipped'],
    ]);
    const done = await client.run(checked.id);
    expect(done).toMatchObject({ state: 'done', run: { done: 2, failed: 0, result: { created: 2 } } });
    expect(await client.customers()).toMatchObject([
      {
        name: 'Asha Mwangi',
        email: 'asha@example.com',
        phone: '+254722000111',
        notes: 'Pays on Fridays',
        addresses: [{ recipient: 'Asha Shops', line1: 'Moi Avenue 12', postal_code: '00100', country: 'KE' }],
      },
      { name: 'Hotel Coast', email: 'hotel@example.com', phone: '', addresses: [] },
    ]);
    expect((await client.check(shopify)).check?.result).toMatchObject({ created: 0, updated: 0, same: 2 });
  });
});

const mixed = `Name,E-mail,Phone,Group,Credit limit
Asha Mwangi,ASHA@example.com,0722 000 111,Schools,1500.50
Juma,juma@example.com,254733000222,schools,
Bad money,bad1@example.com,,,1e3
Below,bad2@example.com,,,-1
None,bad3@example.com,,,NaN
Rounded,bad4@example.com,,,12.345
Bad number,,2.54722E+11,,
Bad mail,no mail,,,
,nameless@example.com,,,
Juma again,,+254733000222,,
`;

describe('Rows of a file of customers', () => {
  it('are the customer of their e-mail, else of their phone number; what is wrong is said with its column', async () => {
    const known = await client.add({ name: 'Asha', email: 'asha@Example.com', phone: '+2540722000111' });
    const checked = await client.check(mixed);
    expect(await client.rowsOf(checked.id, 'change')).toEqual([
      [
        2,
        'Name: Asha → Asha Mwangi',
        'Email: asha@Example.com → ASHA@example.com',
        'Phone: +2540722000111 → +254722000111',
        'Group: – → Schools',
        expect.stringMatching(/^Credit limit: – → .*1,500\.50$/),
      ],
      [3, 'New'],
    ]);
    expect(checked.check?.result).toMatchObject({ created: 1, updated: 1, refused: 8, wrong_rows: 8 });
    expect(await client.rowsOf(checked.id)).toEqual([
      [4, 'Credit limit: “1e3” isn’t a valid amount. Write it like 1500.50.'],
      [5, 'Credit limit: The amount must be 0 or more'],
      [6, 'Credit limit: “NaN” isn’t a valid amount. Write it like 1500.50.'],
      [7, 'Credit limit: “12.345” has more than 2 decimals'],
      [8, 'Phone: “2.54722E+11” isn’t a valid phone number. Write it like +254712123456.'],
      [9, 'Email: Please enter a valid email'],
      [10, 'Name: Name is required!'],
      [11, 'Row 3 already has this phone number'],
    ]);
    await client.run(checked.id);
    expect(await client.groups()).toEqual([['Schools', 2]]);
    expect(await client.customers()).toMatchObject([
      { id: known.id, name: 'Asha Mwangi', phone: '+254722000111', credit_limit: 150_050, version: 2 },
      { name: 'Juma', phone: '+254733000222', credit_limit: null },
    ]);
    const errors = await client.errorFile(checked.id);
    expect(errors.trim().split('\r\n')).toHaveLength(9);
    expect(errors).toContain('Below,bad2@example.com,,,-1,5,Credit limit: The amount must be 0 or more');
  });

  it('are of one customer however the phone number is spelled', async () => {
    await query(app.database.ownerUrl, `update app.stores set country = 'NG' where id = $1`, [place.storeId]);
    const rows = ['Asha,a@example.com,08031234567', 'Asha,a@example.com,+2348031234567'];
    const { id, check } = await client.check(`Name,E-mail,Phone\n${rows.join('\n')}\nJuma,,1e3\n`);
    expect(check?.result).toMatchObject({ created: 1, refused: 1 });
    expect(await client.rowsOf(id)).toEqual([
      [4, 'Phone: “1e3” isn’t a valid phone number. Write it like +2348021234567.'],
    ]);
  });

  it('that name nobody alone are refused, and whom several have is asked for', async () => {
    const one = await client.add({ name: 'Asha', phone: '+254722000111' });
    await client.add({ name: 'Juma', phone: '+254722000111' });
    const { id } = await client.check('Name,Phone\nAmina,0722000111\n');
    expect(await client.rowsOf(id)).toEqual([
      [2, 'Asha and Juma have this phone number. Merge them, or enter the Customer ID.'],
    ]);
    await client.importFile(`Customer ID,Name,Phone\n${one.id},Amina,0722000111\n`);
    expect((await client.customers()).map(({ name }) => name)).toEqual(['Amina', 'Juma']);
  });

  it('bring further addresses in rows of their own, change those that are there, and take none away', async () => {
    const home = { label: 'Home', line1: 'Ngong Road 3', city: 'Nairobi' };
    const { id } = await client.add({ name: 'Asha', email: 'a@example.com', addresses: [home] });
    const file = [
      'Name,E-mail,Address label,Address line 1,City,Country',
      'Asha,a@example.com,Shop,Moi Avenue 12,Mombasa,Kenya',
      ',a@example.com,,ngong road 3,,ke',
      ',,Depot,Harbour 1,Mombasa,KE',
      'Somebody else,a@example.com,,,,',
    ];
    const checked = await client.check(file.join('\n'));
    expect(await client.rowsOf(checked.id)).toEqual([
      [5, 'Name: row 2 has another value for the same customer'],
    ]);
    await client.importFile(file.slice(0, 4).join('\n'));
    const [asha] = await client.customers();
    expect(asha).toMatchObject({
      id,
      addresses: [
        { label: 'Home', line1: 'ngong road 3', city: 'Nairobi', country: 'KE' },
        { label: 'Shop', line1: 'Moi Avenue 12', country: 'KE' },
        { label: 'Depot', line1: 'Harbour 1' },
      ],
    });
  });

  it('make no more groups than a store can have', async () => {
    const lines = Array.from({ length: 201 }, (_, index) => `Person ${index},Group ${index}`);
    const checked = await client.check(['Name,Group', ...lines].join('\n'));
    expect(checked.check?.result).toMatchObject({ refused: 201 });
    expect((await client.rowsOf(checked.id))[0]?.[1]).toMatch(
      /^Group: with this file the store would have more than 200 groups/,
    );
  });
});

describe('Two imports of the same people at the same time', () => {
  it('add each of them once', async () => {
    const lines = Array.from(
      { length: 700 },
      (_, index) => `Person ${index},p${index}@example.com,G${index % 9}`,
    );
    const file = ['Name,E-mail,Group', ...lines].join('\n');
    const both = [await client.check(file), await client.check(file)];
    for (const { id } of both) await client.start('runs', id);
    const started = await Promise.all(both.map(async ({ id }) => (await client.read(id)).run?.id ?? ''));
    await Promise.all(started.map((jobId) => runHere(place, 'customer_import', jobId, runCustomersRunner)));
    const again = await client.start('runs', both[0]?.id ?? '');
    expect(again).toMatchObject({ status: 409, error: 'import_state' });
    await app.mails();
    const runs = await Promise.all(both.map(async ({ id }) => (await client.read(id)).run));
    expect(runs.map((run) => run?.state)).toEqual(['done', 'done']);
    const made = runs.reduce((sum, run) => sum + (run?.result.created ?? 0), 0);
    expect(made).toBe(700);
    const [{ total } = { total: 0 }] = await query<{ total: number }>(
      app.database.ownerUrl,
      'select count(*)::int as total from app.customers where store_id = $1',
      [client.storeId],
    );
    expect(total).toBe(700);
  });
});

/** What the imports of the store keep of their files. */
async function keptOfImports(): Promise<string[]> {
  const rows = await query<{ text: string }>(
    app.database.ownerUrl,
    `select to_jsonb(part)::text as text from (
       select to_jsonb(row) as part from app.imports row where store_id = $1
       union all select to_jsonb(row) from app.import_items row where store_id = $1
       union all select to_jsonb(row) from app.import_rows row where store_id = $1
     ) parts`,
    [client.storeId],
  );
  return rows.map(({ text }) => text);
}

describe('Who is merged with another, or erased', () => {
  it('is named by no import any more under the record that goes', async () => {
    await client.importFile('Name,Phone\nAsha Njeri,+254722000111\nHotel Two,+254722000999\n');
    const customers = await client.customers();
    const idOf = (name: string) => customers.find((one) => one.name === name)?.id ?? '';
    const merged = await app.call('POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges', {
      token: owner.token,
      params: { id: client.storeId, customer_id: idOf('Hotel Two') },
      body: { other_id: idOf('Asha Njeri'), version: 1, other_version: 1 },
    });
    expect(merged.status).toBe(200);
    expect((await keptOfImports()).filter((text) => /asha|njeri|2547220001/i.test(text))).toEqual([]);
  });

  it('stands in no import and in no file any more', async () => {
    // One that nobody ran knows the number alone, and of the other one the e-mail is no longer the same.
    const waiting = (await client.check('Name,Phone\nAsha Njeri,+254722000111\nHotel Two,+254722000999\n'))
      .id;
    await client.importFile(shopify);
    const asha = (await client.customers())[0];
    await app.call('PUT /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: client.storeId, customer_id: asha?.id ?? '' },
      body: { version: 1, email: 'new@example.com' },
    });
    const erased = await app.call('DELETE /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: owner.token,
      params: { id: client.storeId, customer_id: asha?.id ?? '' },
      body: {},
    });
    expect(erased.status).toBe(200);
    await app.mails();
    const kept = await keptOfImports();
    expect(kept.filter((text) => /asha|mwangi|njeri/i.test(text))).toEqual([]);
    expect(kept.filter((text) => /hotel/i.test(text))).not.toEqual([]);
    const [row] = await query<{ file_key: string }>(
      app.database.ownerUrl,
      'select file_key from app.imports where id = $1',
      [waiting],
    );
    expect(await app.services.files.read(row?.file_key ?? '')).toBeNull();
  });
});
