import { limits } from '@sokoni/rules/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  newBuyer,
  newCompany,
  newEmail,
  newWholesaleShop,
  signedIn,
  visitorAt,
  type WholesaleShop,
} from '#testing/clients/shop-buyer-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let shop: WholesaleShop;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await newWholesaleShop(app);
});

const base = '/marketplace/v1/stores/{id}/wholesale' as const;
const buyersOf = `${base}/companies/{customer_id}/buyers` as const;
const at = (params: Record<string, string> = {}) => ({
  token: shop.token,
  params: { id: shop.storeId, ...params },
});
const add = (customer_id: string, body: object) =>
  app.call(`POST ${buyersOf}`, { ...at({ customer_id }), body });
const requests = async () => (await app.call(`GET ${base}/requests`, at())).data.items;
const decide = (request_id: string, body: object) =>
  app.call(`POST ${base}/requests/{request_id}/decision`, { ...at({ request_id }), body });

describe('Who orders for a company', () => {
  it('is added, invited by mail, and removed, and may come back', async () => {
    const customer_id = await newCompany(app, shop);
    const email = newEmail();
    const added = await add(customer_id, {
      name: 'Achieng Otieno',
      email,
      phone: '+254712345678',
      invite: true,
    });
    expect(added.message).toBe('Achieng Otieno can now order. The invite is on its way.');
    expect(added.data).toEqual({
      shop_url: `http://${shop.subDomain}.localhost:3000/wholesale`,
      buyers: [
        {
          ...{ id: expect.any(String), name: 'Achieng Otieno', email, phone: '+254712345678' },
          ...{ created_at: expect.any(String), invited_at: expect.any(String) },
        },
      ],
    });
    const mail = await app.mailTo(email);
    expect(mail.subject).toBe('Order wholesale from Kilimo Traders');
    expect(mail.text).toContain('Amani Lodge');
    expect(mail.text).toContain(`http://${shop.subDomain}.localhost:3000/wholesale`);
    const buyer_id = added.data.buyers[0]?.id ?? '';
    const of = at({ customer_id, buyer_id });
    expect((await app.call(`POST ${buyersOf}/{buyer_id}/invites`, { ...of, body: {} })).status).toBe(200);
    expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(2);
    expect((await app.call(`DELETE ${buyersOf}/{buyer_id}`, of)).data.buyers).toEqual([]);
    expect((await app.call(`DELETE ${buyersOf}/{buyer_id}`, of)).status).toBe(404);
    expect((await app.call(`POST ${buyersOf}/{buyer_id}/invites`, { ...of, body: {} })).status).toBe(404);
    expect((await add(customer_id, { name: 'Achieng', email })).status).toBe(200);
  });

  it('has an email of their own, and a company no more than 50 of them', async () => {
    const [one, other] = [await newCompany(app, shop), await newCompany(app, shop, { name: 'Zuri Spa' })];
    const email = newEmail();
    const both = await Promise.all(
      [one, other].map((id) => add(id, { name: 'Achieng', email: email.toUpperCase() })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await add(one, { name: 'Otieno', email })).toMatchObject({ error: 'buyer_exists' });
    for (const wrong of [
      { name: '', email: newEmail() },
      { name: 'A', email: '' },
      { name: 'A', email: 'x@' },
      { name: 'A', email: newEmail(), phone: 'call me' },
      { name: 'A', email: newEmail(), store_id: one },
    ])
      expect((await add(one, wrong)).status).toBe(400);
    const { id } = await app.newStore(shop.token, { module_wholesale: 'active' });
    expect(
      (
        await app.call(`POST ${buyersOf}`, {
          token: shop.token,
          params: { id, customer_id: one },
          body: { name: 'A', email: newEmail() },
        })
      ).status,
    ).not.toBe(200);
    await query(
      app.database.superUrl,
      `insert into app.wholesale_buyers (store_id, id, customer_id, name, email, email_key, created_at)
       select $1, gen_random_uuid(), $2, 'A', 'a', 'a' || n, now() from generate_series(1, 50) n`,
      [shop.storeId, one],
    );
    expect(await add(one, { name: 'A', email: newEmail() })).toMatchObject({ error: 'buyer_limit' });
  });

  it('goes with the company when its customer is merged, and is forgotten when it is erased', async () => {
    const [gone, kept] = [await newCompany(app, shop), await newCompany(app, shop, { name: 'Amani Ltd' })];
    const email = newEmail();
    await newBuyer(app, shop, gone, email);
    const merged = await app.call('POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges', {
      ...at({ customer_id: kept }),
      body: { other_id: gone, version: 1, other_version: 1 },
    });
    expect(merged.status).toBe(200);
    const visitor = await signedIn(app, shop, email);
    expect((await visitor.get('/wholesale')).text).toContain('for Amani Ltd');
    const erased = await app.call(
      'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}',
      at({ customer_id: kept }),
    );
    expect(erased.status).toBe(200);
    expect((await visitor.get('/wholesale')).text).toContain('does not order for a company');
    const left = await query(
      app.database.superUrl,
      'select 1 from app.wholesale_buyers where store_id = $1',
      [shop.storeId],
    );
    expect(left).toEqual([]);
  });
});

const business = {
  ...{ company_name: 'Baraka Bakery', contact_name: 'Baraka Mrisho', phone: '+255712345678' },
  ...{ tax_number: 'TIN-9', message: 'Flour, ten sacks a week' },
};

describe('A business without a store', () => {
  it('asks in the shop, is a company with a first buyer once it is approved, and signs in', async () => {
    const email = newEmail();
    const sent = await visitorAt(app, shop).post('/wholesale/access', { ...business, email, website: '' });
    expect(sent).toMatchObject({ status: 303, location: '/wholesale/access?sent=1' });
    const [asked] = await requests();
    expect(asked).toMatchObject({
      ...{ store: null, requested_by: 'Baraka Mrisho', company_name: 'Baraka Bakery', email },
      ...{ phone: '+255712345678', tax_number: 'TIN-9', status: 'pending' },
    });
    const mails = await app.mails();
    expect(mails.some(({ subject }) => subject === 'Baraka Bakery asks to buy wholesale')).toBe(true);
    const approved = await decide(asked?.id ?? '', { approved: true, payment_terms: 'net_15' });
    expect(approved).toMatchObject({ status: 200, message: 'Baraka Bakery approved' });
    const { subject, text } = await app.mailTo(email);
    expect(subject).toBe('Kilimo Traders approved your request');
    expect(text).toContain(`http://${shop.subDomain}.localhost:3000/wholesale`);
    const { data } = await app.call(`GET ${base}/companies`, at());
    expect(data.items).toMatchObject([
      { name: 'Baraka Bakery', email, buyer_store: null, tax_number: 'TIN-9', payment_terms: 'net_15' },
    ]);
    const visitor = await signedIn(app, shop, email);
    expect((await visitor.get('/wholesale')).text).toContain('Baraka Mrisho, for Baraka Bakery');
  });

  it('can be a company that is there, and is told why it was declined', async () => {
    const customer_id = await newCompany(app, shop);
    const [email, other] = [newEmail(), newEmail()];
    await visitorAt(app, shop).post('/wholesale/access', { ...business, email });
    await decide((await requests())[0]?.id ?? '', { approved: true, customer_id });
    const { data } = await app.call(`GET ${buyersOf}`, at({ customer_id }));
    expect(data.buyers.map((buyer) => buyer.email)).toEqual([email]);
    expect((await app.call(`GET ${base}/companies`, at())).data.items).toMatchObject([
      { payment_terms: 'net_30' },
    ]);
    await visitorAt(app, shop).post('/wholesale/access', { ...business, email: other });
    const pending = (await requests()).find(({ status }) => status === 'pending');
    await decide(pending?.id ?? '', { approved: false, reason: 'Nairobi only' });
    const mail = await app.mailTo(other);
    expect(mail.subject).toBe('Kilimo Traders declined your request');
    expect(mail.text).toContain('> Nairobi only');
    const unknown = await signedIn(app, shop, other);
    expect((await unknown.get('/wholesale')).text).toContain('does not order for a company here');
  });

  it('is told what is missing, and learns nothing of who has asked or orders already', async () => {
    const visitor = visitorAt(app, shop);
    const empty = await visitor.post('/wholesale/access', {
      email: 'x@',
      phone: 'call me',
      message: 'Flour',
    });
    expect(empty.status).toBe(400);
    for (const said of [
      'Enter the name of your business',
      'Enter your name',
      'Enter a valid email',
      'Enter a phone number',
      'Flour',
    ])
      expect(empty.text).toContain(said);
    const email = newEmail();
    for (const typed of [email, email.toUpperCase()])
      expect((await visitor.post('/wholesale/access', { ...business, email: typed })).status).toBe(303);
    const robot = { ...business, email: newEmail(), website: 'https://spam.example' };
    expect((await visitor.post('/wholesale/access', robot)).status).toBe(303);
    expect(await requests()).toHaveLength(1);
    const foreign = await visitor.post(
      '/wholesale/access',
      { ...business, email },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
  });

  it('has a limit for each network, and loses nothing beyond it', async () => {
    const visitor = visitorAt(app, shop);
    for (let sent = 0; sent < limits.shopMessagesPerAddressHour; sent += 1)
      await visitor.post('/wholesale/access', { ...business, email: newEmail() });
    const refused = await visitor.post('/wholesale/access', { ...business, email: newEmail() });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('Baraka Bakery');
    expect(await requests()).toHaveLength(limits.shopMessagesPerAddressHour);
  });

  it('cannot be approved with an email that orders for another company', async () => {
    const email = newEmail();
    await visitorAt(app, shop).post('/wholesale/access', { ...business, email });
    await newBuyer(app, shop, await newCompany(app, shop), email);
    const taken = await decide((await requests())[0]?.id ?? '', { approved: true });
    expect(taken).toMatchObject({ status: 409, error: 'buyer_exists' });
    expect((await requests())[0]?.status).toBe('pending');
  });
});
