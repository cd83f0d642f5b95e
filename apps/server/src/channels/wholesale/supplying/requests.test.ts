import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { approve, aSupplier, askToBuy } from '#testing/fixtures/wholesale-stores.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
let buying: TestUser;
let buyer: { token: string; id: string };
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  supplier = await aSupplier(test);
  buying = await test.verifiedUser({ first_name: 'Wanjiru', last_name: 'Mwangi' });
  buyer = { token: buying.token, id: await aBuyer(buying.token) };
});

const store = '/marketplace/v1/stores/{id}' as const;
const base = `${store}/wholesale` as const;
const at = (params = {}) => ({ token: supplier.token, params: { id: supplier.id, ...params } });

async function aBuyer(token: string): Promise<string> {
  return (await test.newStore(token, { module_wholesale: 'active', name: 'Hotel supplies' })).id;
}
const decide = (request_id: string, body: object) =>
  test.call(`POST ${base}/requests/{request_id}/decision`, { ...at({ request_id }), body });
const requests = async (asked: object = {}) =>
  (await test.call(`GET ${base}/requests`, { ...at(), query: { ...asked } })).data;
const companies = async () => (await test.call(`GET ${base}/companies`, at())).data.items;
async function customer(name: string, fields: object = {}): Promise<string> {
  return (await test.call(`POST ${store}/customers`, { ...at(), body: { name, ...fields } })).data.id;
}
const relation = async () =>
  (
    await test.call(`GET ${base}/suppliers/{supplier_store_id}`, {
      token: buyer.token,
      params: { id: buyer.id, supplier_store_id: supplier.id },
    })
  ).data;

describe('A store that asks to buy', () => {
  it('is listed with what it says of itself, the newest first', async () => {
    const told = { phone: '+254722000111', tax_number: 'P05', message: 'We run three hotels' };
    const id = await askToBuy(test, supplier, buyer, told);
    const other = { token: buying.token, id: await aBuyer(buying.token) };
    const newer = await askToBuy(test, supplier, other, { company_name: 'Other' });
    const page = await requests();
    expect(page.items.map((item) => item.id)).toEqual([newer, id]);
    expect(page.items[1]).toEqual({
      ...{ id, store: { id: buyer.id, name: 'Hotel supplies' }, requested_by: 'Wanjiru Mwangi' },
      ...{ company_name: 'Mwangi Hotels', email: 'buying@mwangi.example', ...told },
      ...{ status: 'pending', reason: '', created_at: expect.any(String), decided_at: null },
    });
    await decide(newer, { approved: false });
    expect((await requests({ status: 'pending' })).total).toBe(1);
    expect((await requests({ limit: '1', page: '2' })).items.map((item) => item.id)).toEqual([id]);
  });

  it('is a new customer and a company once it is approved, and told so by mail', async () => {
    const { data: list } = await test.call(`POST ${store}/price-lists`, { ...at(), body: { name: 'VIP' } });
    const id = await askToBuy(test, supplier, buyer, { phone: 'call me', tax_number: 'P05' });
    const agreed = { price_list_id: list.id, payment_terms: 'net_30', credit_limit: 50_000 };
    const approved = await approve(test, supplier, id, agreed);
    expect(approved.message).toBe('Mwangi Hotels approved');
    expect(approved.data).toMatchObject({ status: 'approved', decided_at: expect.any(String) });
    expect(await companies()).toEqual([
      expect.objectContaining({
        ...{ name: 'Mwangi Hotels', email: 'buying@mwangi.example', phone: '', status: 'active' },
        ...{ price_list: { id: list.id, name: 'VIP' }, payment_terms: 'net_30', credit_limit: 50_000 },
        ...{ tax_exempt: false, tax_number: 'P05', buyer_store: { id: buyer.id, name: 'Hotel supplies' } },
      }),
    ]);
    expect(await relation()).toMatchObject({ relation: 'active', agreement: { payment_terms: 'net_30' } });
    const { subject, text } = await test.mailTo(buying.email);
    expect(subject).toBe('Kilimo Traders approved your store');
    expect(text).toContain('/wholesale/suppliers');
  });

  it('is told why it was declined, in the language of who asked', async () => {
    await test.call('PUT /accounts/api/v1/users/preferences', {
      token: buying.token,
      body: { language: 'fr' },
    });
    const id = await askToBuy(test, supplier, buyer);
    const declined = await decide(id, { approved: false, reason: 'Nairobi only, sorry' });
    expect(declined).toMatchObject({ status: 200, message: 'Mwangi Hotels declined' });
    expect(await relation()).toMatchObject({
      relation: 'declined',
      reason: 'Nairobi only, sorry',
      agreement: null,
    });
    const { subject, text } = await test.mailTo(buying.email);
    expect(subject).toBe('Kilimo Traders a refusé votre demande');
    expect(text).toContain('> Nairobi only, sorry');
    expect(await companies()).toEqual([]);
  });

  it('is answered once', async () => {
    const id = await askToBuy(test, supplier, buyer);
    const both = await Promise.all([decide(id, { approved: true }), decide(id, { approved: false })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await decide(id, { approved: true })).toMatchObject({ status: 409, error: 'wrong_state' });
    expect((await decide('01900000-0000-7000-8000-000000000001', { approved: true })).status).toBe(404);
    const mails = (await test.mails()).filter(({ to }) => to === buying.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Kilimo Traders')).length).toBe(1);
  });

  it('can be a customer that the supplier knows, and a company that had no store', async () => {
    const known = await customer('Amani Hotel', { credit_limit: 100 });
    const body = { customer_id: known, payment_terms: 'net_15', tax_exempt: true };
    await test.call(`POST ${base}/companies`, { ...at(), body });
    const id = await askToBuy(test, supplier, buyer);
    await decide(id, { approved: true, customer_id: known, credit_limit: 700 });
    expect(await companies()).toEqual([
      expect.objectContaining({
        ...{ customer_id: known, name: 'Amani Hotel', payment_terms: 'net_15', tax_exempt: true },
        ...{ credit_limit: 700, buyer_store: { id: buyer.id, name: 'Hotel supplies' } },
      }),
    ]);
    const other = { token: buying.token, id: await aBuyer(buying.token) };
    const second = await askToBuy(test, supplier, other);
    const taken = await decide(second, { approved: true, customer_id: known });
    expect(taken).toMatchObject({ status: 409, error: 'company_exists' });
    expect((await requests({ status: 'pending' })).total).toBe(1);
  });

  it('stays undecided where customer or price list are not there', async () => {
    const stranger = '01900000-0000-7000-8000-000000000001';
    const id = await askToBuy(test, supplier, buyer);
    for (const wrong of [
      { customer_id: stranger },
      { customer_id: stranger, credit_limit: 1 },
      { price_list_id: stranger },
    ])
      expect((await decide(id, { approved: true, ...wrong })).status).toBe(404);
    const tooMuch = await decide(id, { approved: true, credit_limit: Number.MAX_SAFE_INTEGER });
    expect(Object.keys(tooMuch.fields ?? {})).toEqual(['credit_limit']);
    expect((await requests({ status: 'pending' })).total).toBe(1);
    const rows = await query(test.database.ownerUrl, 'select 1 from app.customers where store_id = $1', [
      supplier.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('A company whose customer is merged or erased', () => {
  const merge = (customer_id: string, other_id: string) =>
    test.call(`POST ${store}/customers/{customer_id}/merges`, {
      ...at({ customer_id }),
      body: { other_id, version: 1, other_version: 1 },
    });
  const asCompany = (customer_id: string, fields: object = {}) =>
    test.call(`POST ${base}/companies`, { ...at(), body: { customer_id, ...fields } });
  async function withStore(customer_id: string) {
    const other = { token: buying.token, id: await aBuyer(buying.token) };
    await approve(test, supplier, await askToBuy(test, supplier, other), { customer_id });
    return other.id;
  }

  it('follows the customer', async () => {
    const [gone, kept] = [await customer('Amani'), await customer('Amani Hotel')];
    await asCompany(gone, { payment_terms: 'net_60' });
    expect((await merge(kept, gone)).status).toBe(200);
    expect(await companies()).toEqual([
      expect.objectContaining({ customer_id: kept, name: 'Amani Hotel', payment_terms: 'net_60' }),
    ]);
  });

  it('keeps what was agreed with the one that stays, and takes the store of the other', async () => {
    const [gone, kept] = [await customer('Amani'), await customer('Amani Hotel')];
    await asCompany(kept, { payment_terms: 'net_7' });
    const storeOfGone = await withStore(gone);
    expect((await merge(kept, gone)).status).toBe(200);
    expect(await companies()).toEqual([
      expect.objectContaining({
        ...{ customer_id: kept, payment_terms: 'net_7' },
        buyer_store: { id: storeOfGone, name: 'Hotel supplies' },
      }),
    ]);
  });

  it('stays two where each buys with a store of its own', async () => {
    const [gone, kept] = [await customer('Amani'), await customer('Amani Hotel')];
    await withStore(gone);
    await withStore(kept);
    const refused = await merge(kept, gone);
    expect(refused).toMatchObject({ status: 400, error: 'invalid_fields' });
    expect(refused.fields).toEqual({
      other_id: 'Both order with a store of their own, so they can’t be merged',
    });
    expect((await companies()).length).toBe(2);
  });

  it('is none once erased, and what its store said of itself is forgotten', async () => {
    const told = { phone: '+254722000111', tax_number: 'P05', message: 'We run three hotels' };
    await approve(test, supplier, await askToBuy(test, supplier, buyer, told));
    const [company] = await companies();
    const erased = await test.call(
      `DELETE ${store}/customers/{customer_id}`,
      at({ customer_id: company?.customer_id ?? '' }),
    );
    expect(erased.status).toBe(200);
    expect(await companies()).toEqual([]);
    expect((await requests()).items[0]).toMatchObject({
      ...{ company_name: '', email: '', phone: '', tax_number: '', message: '', status: 'approved' },
    });
    expect((await relation()).relation).toBe('none');
  });
});
