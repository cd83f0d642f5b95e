import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mergeClient } from '#testing/clients/merge-client.ts';
import type { Seller } from '#testing/clients/order-client.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let token: string;
let owner: Seller;
let asha: string;
let again: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.verifiedUser());
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = { token, storeId: (await app.newStore(token, { mode: 'live', currency_code: 'KES' })).id };
  [asha, again] = await people.addPair();
});

const people = mergeClient(
  () => app,
  () => owner,
);

describe('Who may be the same person', () => {
  it('has the same phone number or e-mail, in any letters, and is there', async () => {
    expect(await people.duplicates(asha)).toEqual([]);
    const phone = await people.add({ name: 'Beta', phone: '+254722000111' });
    const mail = await people.add({ name: 'Alpha', email: 'Zawadi@Example.com' });
    const nobody = await people.add({ name: 'Without' });
    expect(await people.duplicates(asha)).toEqual([
      { id: phone, name: 'Beta', email: '', phone: '+254722000111' },
    ]);
    expect((await people.duplicates(again)).map(({ id }) => id)).toEqual([mail]);
    expect(await people.duplicates(nobody)).toEqual([]);
    await people.merge(asha, phone);
    await people.erase(mail);
    expect([await people.duplicates(asha), await people.duplicates(again)]).toEqual([[], []]);
  });
});
