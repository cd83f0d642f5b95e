import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { hiddenInCheckout, type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let mug: string;
let picture: Blob;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', name: 'Duka la Amina' });
  const body = { bank_details: 'GTBank 0123456789', email: 'hello@duka.example' };
  await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body });
  await offer({ bank_transfer: true, bank_transfer_proof: true });
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title: 'Blue mug', status: 'active', variants: [{ price: 25_000, opening_stock: 90 }] },
  });
  mug = made.data.variants[0]?.id ?? '';
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
  picture = new Blob([new Uint8Array(png)], { type: 'image/png' });
});
afterAll(() => app.close());

const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: store.id, ...params },
});

async function offer(change: object): Promise<void> {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/manual-payments', at());
  const body = { version: data.version, pay_on_delivery: true, ...change };
  const saved = await app.call('PUT /marketplace/v1/stores/{id}/manual-payments', { ...at(), body });
  expect(saved.status).toBe(200);
}

/** Buys a mug. @returns the path of the order, and who bought it */
async function buy(payment: string, email = 'asha@buyers.example') {
  const visitor = shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
  await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
  const fields = hiddenInCheckout(await visitor.get('/checkout'));
  const placed = await visitor.post('/checkout', {
    ...{ ...fields, email, name: 'Asha Mwangi', line1: '12 Moi Avenue', city: 'Nairobi', country: 'KE' },
    ...{ delivery: 'standard', payment },
  });
  expect(placed.status).toBe(303);
  return { visitor, path: placed.location, orderId: fields.checkout ?? '' };
}

function formOf(file: Blob | null): FormData {
  const form = new FormData();
  if (file) form.set('file', file, 'transfer.png');
  return form;
}

const sendTo = (visitor: ShopVisitor, path: string, file: Blob | null = picture) =>
  visitor.upload(`${path}/proof`, formOf(file));
const orderOf = async (orderId: string, token = owner.token) =>
  (
    await app.call('GET /marketplace/v1/stores/{id}/orders/{order_id}', {
      token,
      params: { id: store.id, order_id: orderId },
    })
  ).data;
const proofsOf = async (orderId: string, token = owner.token) =>
  (await orderOf(orderId, token)).payment_proofs;

describe('A picture of a transfer', () => {
  it('is sent from the page of the order, shown with it in the back office, and told to the store', async () => {
    const { visitor, path, orderId } = await buy('bank_transfer');
    const page = await visitor.get(path);
    expect(page.text).toContain('GTBank 0123456789');
    expect(page.text).toContain('Send picture');
    expect(await sendTo(visitor, path)).toMatchObject({ status: 303, location: path });
    expect((await visitor.get(path)).text).toContain('1 picture sent');
    const [proof] = await proofsOf(orderId);
    expect(proof).toMatchObject({ small: expect.stringContaining(`/uploads/${store.id}/`) });
    const file = await fetch(`${app.url}${proof?.large}`);
    expect(file.headers.get('content-type')).toBe('image/webp');
    const mail = await app.mailTo('hello@duka.example');
    expect(mail.subject).toMatch(/^Proof of payment for order #\d+$/);
    expect(mail.text).toContain(`/orders/${orderId}`);
    expect((await orderOf(orderId)).events[0]).toMatchObject({ kind: 'proof_sent', by: 'Customer' });
    const hand = await app.staffMember(owner.token, store.id, 'inventory_officer');
    const seen = await orderOf(orderId, hand.token);
    expect(seen.payment_proofs).toEqual([]);
    expect(seen.events.map(({ kind }) => kind)).not.toContain('proof_sent');
  });

  it('is no other file, and no empty form; what is wrong is said on the page', async () => {
    const { visitor, path, orderId } = await buy('bank_transfer');
    const wrong = await sendTo(visitor, path, new Blob(['%PDF-1.7'], { type: 'image/png' }));
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect(wrong.status).toBeLessThan(500);
    expect(wrong.text).toContain('class="problem"');
    const none = await sendTo(visitor, path, null);
    expect(none).toMatchObject({ status: 400, text: expect.stringContaining('class="problem"') });
    const urlencoded = await visitor.post(`${path}/proof`, { file: 'x' });
    expect(urlencoded.status).toBe(415);
    expect(await proofsOf(orderId)).toEqual([]);
  });

  it('is taken three times at most, however many come at once', async () => {
    const { visitor, path, orderId } = await buy('bank_transfer');
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendTo(visitor, path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 303, 400, 400]);
    expect(await proofsOf(orderId)).toHaveLength(3);
  });

  it('is asked for by no other order, link, shop or site', async () => {
    const { visitor, path, orderId } = await buy('pay_on_delivery');
    const page = (await visitor.get(path)).text;
    expect(page).not.toContain('Send picture');
    expect(page).not.toContain('as the reference.');
    expect((await sendTo(visitor, path)).status).toBe(400);
    expect((await sendTo(visitor, '/orders/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    const other = await app.newStore(owner.token, { mode: 'live' });
    const elsewhere = shopVisitor(app.url, `${other.subDomain}.localhost:3000`);
    expect((await sendTo(elsewhere, path)).status).toBe(404);
    const foreign = await visitor.upload(`${path}/proof`, formOf(picture), {
      origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
    expect(await proofsOf(orderId)).toEqual([]);
  });

  it('is told apart by its reference, which the page and the mail say where no picture is asked for as well', async () => {
    await offer({ bank_transfer: true, bank_transfer_proof: false });
    const email = 'no-picture@buyers.example';
    const { visitor, path } = await buy('bank_transfer', email);
    await offer({ bank_transfer: true, bank_transfer_proof: true });
    const mail = await app.mailTo(email);
    const [number] = /#\d+/.exec(mail.subject) ?? [];
    const reference = `Write ${number} as the reference.`;
    expect(mail.text).toContain(reference);
    const page = (await visitor.get(path)).text;
    expect(page).toContain(reference);
  });

  it('is not taken once the order is paid', async () => {
    const { visitor, path, orderId } = await buy('bank_transfer');
    const paid = await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/payments', {
      ...at({ order_id: orderId }),
      body: { method: 'bank_transfer', amount: 25_000 },
    });
    expect(paid.status).toBe(200);
    const refused = await sendTo(visitor, path);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This order is already paid');
    expect(await proofsOf(orderId)).toEqual([]);
  });

  it('goes with the customer who is erased', async () => {
    const email = `${randomUUID().slice(0, 8)}@buyers.example`;
    const { visitor, path, orderId } = await buy('bank_transfer', email);
    await sendTo(visitor, path);
    const [proof] = await proofsOf(orderId);
    const paid = await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/payments', {
      ...at({ order_id: orderId }),
      body: { method: 'bank_transfer', amount: 25_000 },
    });
    expect(paid.status).toBe(200);
    const [customer] = await query<{ id: string }>(
      app.database.superUrl,
      'select id from app.customers where store_id = $1 and email_key = $2',
      [store.id, email],
    );
    const erased = await app.call('DELETE /marketplace/v1/stores/{id}/customers/{customer_id}', {
      ...at({ customer_id: customer?.id ?? '' }),
    });
    expect(erased.status).toBe(200);
    await app.mails();
    expect(await proofsOf(orderId)).toEqual([]);
    expect((await fetch(`${app.url}${proof?.large}`)).status).toBe(404);
  });
});
