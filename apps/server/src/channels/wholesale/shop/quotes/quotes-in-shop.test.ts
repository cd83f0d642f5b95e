import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import {
  newBuyer,
  newCompany,
  newEmail,
  newWholesaleShop,
  signedIn,
  type WholesaleShop,
} from '#testing/clients/shop-buyer-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import type { ShopVisitor } from '#testing/http/shop-visitor.ts';
import { nextWeek } from '#testing/requests/quote-requests.ts';

let app: TestApp;
let shop: WholesaleShop;
let customerId: string;
let email: string;
let visitor: ShopVisitor;
let rice: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await newWholesaleShop(app);
  customerId = await newCompany(app, shop, { customer: { addresses: [lodge] } });
  email = newEmail();
  await newBuyer(app, shop, customerId, email);
  visitor = await signedIn(app, shop, email);
  ({ variantId: rice } = await newItem(app, shop, { price: 1000, opening_stock: 1000, sku: 'RICE-25' }));
});

const lodge = { recipient: 'Kitchen', line1: '12 Moi Avenue', city: 'Nairobi', country: 'KE' };
const quotes = '/marketplace/v1/stores/{id}/wholesale/quotes' as const;
const run = (text: string, values: unknown[]) => query(app.database.superUrl, text, values);
const sales = orderClient(
  () => app,
  () => shop,
);
const placed = () => run('select * from app.wholesale_orders where store_id = $1', [shop.storeId]);
const at = <Params extends object>(params: Params = {} as Params) => ({
  token: shop.token,
  params: { id: shop.storeId, ...params },
});
const offer = (unit_price: number, quantity = 10) => ({
  lines: [{ variant_id: rice, quantity, unit_price }],
  valid_until: nextWeek(),
  message: 'Our best',
});
async function offered(unit_price = 900, quantity = 10) {
  const { data } = await app.call(`POST ${quotes}`, {
    ...at(),
    body: { customer_id: customerId, ...offer(unit_price, quantity) },
  });
  return data;
}
const read = async (quote_id: string) =>
  (await app.call(`GET ${quotes}/{quote_id}`, at({ quote_id }))).data as {
    state: string;
    version: number;
    lines: { asked_price: number | null; unit_price: number; quantity: number }[];
    history: { act: string; side: string; text: string }[];
  };
const hidden = ({ text }: { text: string }, names: string) =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`<input type="hidden" name="(${names})" value="([^"]*)"`, 'g'))].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
/** The form that accepts, with the address that is chosen. */
async function acceptance(id: string): Promise<Record<string, string>> {
  const page = await visitor.get(`/wholesale/quotes/${id}`);
  const [, address = 'new'] = /<input type="radio" name="address"[^>]* value="([^"]*)"/.exec(page.text) ?? [];
  return { ...hidden(page, 'version|total'), address };
}
async function asked(fields: Record<string, string> = {}): Promise<string> {
  await visitor.post('/wholesale/cart/lines', { variant_id: rice, quantity: '12' });
  const form = hidden(await visitor.get('/wholesale/quotes/new'), 'quote');
  const { location } = await visitor.post('/wholesale/quotes', { ...form, ...fields });
  return location.split('/').at(-1) ?? '';
}

describe('A quote of a company without a store', () => {
  it('goes from the cart over an offer and a counter-offer to one order, and each side is mailed', async () => {
    await visitor.post('/wholesale/cart/lines', { variant_id: rice, quantity: '12' });
    const page = await visitor.get('/wholesale/quotes/new');
    expect(page.text).toContain('12 × KES');
    const form = { ...hidden(page, 'quote'), [`price_${rice}`]: '8.50', message: 'Every month' };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post('/wholesale/quotes', form)));
    const id = form.quote ?? '';
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array(3).fill([303, `/wholesale/quotes/${id}`]),
    );
    expect((await visitor.get('/wholesale/cart')).text).toContain('Your cart is empty');
    expect(await read(id)).toMatchObject({
      ...{ number: 'Q-1', state: 'requested', company: { id: customerId, name: 'Amani Lodge' } },
      ...{ total: 10_200, lines: [{ quantity: 12, list_price: 1000, asked_price: 850 }] },
      history: [{ side: 'buyer', text: 'Every month' }],
    });
    const { text: waiting } = await visitor.get(`/wholesale/quotes/${id}`);
    expect(waiting).toContain('Waiting for the supplier');
    for (const hiddenNow of ['Accept the offer', 'Make a counter-offer', 'Quote (PDF)'])
      expect(waiting).not.toContain(hiddenNow);

    await app.call(`POST ${quotes}/{quote_id}/offers`, {
      ...at({ quote_id: id }),
      body: { version: 1, ...offer(950, 12) },
    });
    const letter = await app.mailTo(email);
    expect(letter.subject).toBe('Quote Q-1 from Kilimo Traders');
    expect(letter.text).toContain(`${shop.subDomain}.localhost`);
    expect(letter.text).toContain(`/wholesale/quotes/${id}`);

    const shown = await visitor.get(`/wholesale/quotes/${id}`);
    for (const said of ['Our best', 'You asked for', 'Valid until', 'Accept the offer', '12 Moi Avenue'])
      expect(shown.text).toContain(said);
    const pdf = await visitor.get(`/wholesale/quotes/${id}/document`);
    expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    const { version = '' } = hidden(shown, 'version');
    const countered = await visitor.post(`/wholesale/quotes/${id}/counter-offers`, {
      ...{ version, message: 'For more' },
      ...{ [`quantity_${rice}`]: '20', [`price_${rice}`]: '9' },
    });
    expect(countered.status).toBe(303);
    expect(await read(id)).toMatchObject({ state: 'countered', total: 18_000, version: 3 });

    await app.call(`POST ${quotes}/{quote_id}/offers`, {
      ...at({ quote_id: id }),
      body: { version: 3, ...offer(910, 20) },
    });
    const accepting = await acceptance(id);
    const accepted = await visitor.post(`/wholesale/quotes/${id}/acceptance`, {
      ...{ ...accepting, reference: 'PO-5', note: 'Before noon' },
    });
    expect(accepted).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/wholesale\/orders\/.+placed=1$/),
    });
    const orderId = /orders\/([0-9a-f-]{36})/.exec(accepted.location)?.[1] ?? '';
    const { data: sale } = await sales.read(orderId);
    expect(sale).toMatchObject({
      ...{ channel: 'wholesale', payment_type: 'credit', total: 18_200, note: 'Before noon' },
      ...{ lines: [{ quantity: 20, unit_price: 910 }], delivery: { line1: '12 Moi Avenue' } },
    });
    expect(sale.due_on).not.toBeNull();
    expect(await read(id)).toMatchObject({ state: 'accepted', order: { id: orderId } });
    expect(await placed()).toMatchObject([{ reference: 'PO-5', purchase_order_id: null }]);
    const list = (await visitor.get('/wholesale/quotes')).text;
    expect(list).toContain('Quote Q-1');
    expect(list).toContain('Accepted');
  });

  it('is one order, however many accept it at once', async () => {
    const { id } = await offered();
    const form = await acceptance(id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.post(`/wholesale/quotes/${id}/acceptance`, form)),
    );
    const [order] = await placed();
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array(10).fill([303, `/wholesale/orders/${order?.order_id}?placed=1`]),
    );
    expect(await placed()).toHaveLength(1);
    const [stock] = await run('select reserved from app.stock_levels where variant_id = $1', [rice]);
    expect(stock).toMatchObject({ reserved: 10 });
  });

  it('costs what was offered and holds to the credit limit, whatever the form says', async () => {
    const { id, version } = await offered(900);
    const form = await acceptance(id);
    for (const total of ['1', '', '8999']) {
      const refused = await visitor.post(`/wholesale/quotes/${id}/acceptance`, { ...form, total });
      expect([total, refused.status]).toEqual([total, 400]);
      expect(refused.text).toMatch(/The total is now .*90\.00/);
    }
    await run('update app.customers set credit_limit = 8999 where id = $1', [customerId]);
    expect((await visitor.post(`/wholesale/quotes/${id}/acceptance`, form)).status).toBe(422);
    await run('update app.customers set credit_limit = null where id = $1', [customerId]);
    await app.call(`POST ${quotes}/{quote_id}/offers`, {
      ...at({ quote_id: id }),
      body: { version, ...offer(950) },
    });
    expect((await visitor.post(`/wholesale/quotes/${id}/acceptance`, form)).status).toBe(409);
    expect(await placed()).toEqual([]);
    await run(`update app.wholesale_quotes set valid_until = '2020-01-01' where id = $1`, [id]);
    const expired = await visitor.get(`/wholesale/quotes/${id}`);
    expect(expired.text).toContain('This offer can no longer be accepted.');
    expect(expired.text).not.toContain('Accept the offer');
  });

  it('is declined, and a request withdrawn, for good', async () => {
    const { id } = await offered();
    const { version = '' } = await acceptance(id);
    const declined = await visitor.post(`/wholesale/quotes/${id}/decline`, { version, reason: 'Too dear' });
    expect(declined.status).toBe(303);
    expect((await read(id)).history.at(-1)).toMatchObject({
      ...{ act: 'declined', side: 'buyer', text: 'Too dear' },
    });
    expect((await visitor.post(`/wholesale/quotes/${id}/decline`, { version: '2' })).status).toBe(409);
    const request = await asked();
    expect((await visitor.post(`/wholesale/quotes/${request}/decline`, { version: '1' })).status).toBe(303);
    expect(await read(request)).toMatchObject({ state: 'declined' });
  });

  it('refuses prices and quantities that are none, and says so on the page', async () => {
    await visitor.post('/wholesale/cart/lines', { variant_id: rice, quantity: '12' });
    const form = hidden(await visitor.get('/wholesale/quotes/new'), 'quote');
    for (const price of ['x', '-1', '1.234', '99999999999999']) {
      const refused = await visitor.post('/wholesale/quotes', { ...form, [`price_${rice}`]: price });
      expect([price, refused.status]).toEqual([price, 400]);
      expect(refused.text).toContain('Enter prices such as 12.50');
      expect(refused.text).toContain(`value="${price}"`);
    }
    expect((await visitor.post('/wholesale/quotes', { quote: 'x' })).status).toBe(404);
    const { id } = await offered();
    const { version = '' } = await acceptance(id);
    const counter = (fields: Record<string, string>) =>
      visitor.post(`/wholesale/quotes/${id}/counter-offers`, { version, ...fields });
    expect((await counter({})).text).toContain('Keep at least one item');
    for (const quantity of ['-1', '1.5', 'x', '9999999'])
      expect((await counter({ [`quantity_${rice}`]: quantity })).status).toBe(400);
    expect((await counter({ [`quantity_${randomUUID()}`]: '1' })).status).toBe(400);
    expect((await read(id)).state).toBe('offered');
  });

  it('is nobody else’s: not another company’s, not another shop’s, and not of a company with a store', async () => {
    const { id, version } = await offered();
    const otherEmail = newEmail();
    await newBuyer(app, shop, await newCompany(app, shop, { name: 'Zuri Spa' }), otherEmail);
    const elsewhere = await newWholesaleShop(app);
    await newBuyer(app, elsewhere, await newCompany(app, elsewhere), email);
    const form = { ...(await acceptance(id)), version: String(version) };
    for (const stranger of [await signedIn(app, shop, otherEmail), await signedIn(app, elsewhere, email)]) {
      expect((await stranger.get('/wholesale/quotes')).text).toContain('No quotes yet');
      for (const path of ['', '/document'])
        expect((await stranger.get(`/wholesale/quotes/${id}${path}`)).status).toBe(404);
      for (const act of ['acceptance', 'counter-offers', 'decline'])
        expect((await stranger.post(`/wholesale/quotes/${id}/${act}`, form)).status).toBe(404);
    }
    expect((await visitor.get('/wholesale/quotes/x')).status).toBe(404);
    expect((await read(id)).state).toBe('offered');
    expect(await placed()).toEqual([]);
  });

  it('is not offered to a company for which nobody orders, and waits while one is paused', async () => {
    const lonely = await newCompany(app, shop, { name: 'Zuri Spa' });
    const refused = await app.call(`POST ${quotes}`, {
      ...at(),
      body: { customer_id: lonely, ...offer(900) },
    });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused)).toContain('Nobody orders for this company yet.');
    const { id } = await offered();
    const form = await acceptance(id);
    await run(`update app.wholesale_companies set status = 'paused' where customer_id = $1`, [customerId]);
    expect((await visitor.get(`/wholesale/quotes/${id}`)).text).not.toContain('Accept the offer');
    expect((await visitor.post(`/wholesale/quotes/${id}/acceptance`, form)).status).toBe(403);
    expect(await placed()).toEqual([]);
  });
});
