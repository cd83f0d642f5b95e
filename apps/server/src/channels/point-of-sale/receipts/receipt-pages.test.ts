import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { limits } from '@sokoni/rules/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeClient } from '#testing/clients/merge-client.ts';
import { orderClient } from '#testing/clients/order-client.ts';
import { tillClient } from '#testing/clients/till-client.ts';
import { query } from '#testing/database/query.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { aRegister, type TestRegister } from '#testing/requests/register-requests.ts';

let app: TestApp;
let owner: { token: string; storeId: string; userId: string };
let till: TestRegister;
beforeAll(async () => {
  // Each page is asked for as if from another network.
  app = await startTestApp({ TRUST_PROXY: '1' });
  const { token, id: userId } = await app.verifiedUser({ first_name: 'Zawadi', last_name: 'Kamau' });
  const storeId = (await app.newStore(token, { mode: 'live', name: 'Duka <la> Amina' })).id;
  owner = { token, userId, storeId };
  till = await aRegister(app, token, storeId);
  const body = { address: 'Biashara Street 7', phone: '+254722000111', receipt_footer: 'Asante & karibu!' };
  await app.call('PUT /marketplace/v1/stores/{id}/update', { token, params: { id: storeId }, body });
});
afterAll(() => app.close());

const { sale, command, send } = tillClient(() => ({
  ...{ app, till, storeId: owner.storeId, cashierId: owner.userId },
}));
const people = mergeClient(
  () => app,
  () => owner,
);
const orders = orderClient(
  () => app,
  () => owner,
);
const sql = (text: string, values: unknown[] = []) => query(app.database.superUrl, text, values);
const newToken = () => randomBytes(16).toString('base64url');
const pathOf = (token: string, storeId = owner.storeId) => `/r/${storeId}/${token}`;
const newAddress = () => randomBytes(4).join('.');
const get = (path: string, from = newAddress()) =>
  fetch(app.url + path, { headers: { 'x-forwarded-for': from } });

async function read(path: string): Promise<{ status: number; text: string }> {
  const answer = await get(path);
  return { status: answer.status, text: await answer.text() };
}

async function sold(payload: object = {}, items = [{ title: 'Mug', quantity: 2, unit_price: 500 }]) {
  const token = newToken();
  const rung = sale(items, { receipt_token: token, ...payload });
  expect(await send([rung])).toMatchObject([{ state: 'stored' }]);
  return { rung, token, number: String(rung.payload.number) };
}

describe('The link on a receipt', () => {
  it('shows the receipt to whoever has it, without a login', async () => {
    const { token, number } = await sold();
    const { status, text } = await read(pathOf(token));
    expect(status).toBe(200);
    for (const words of [number, 'Duka &lt;la&gt; Amina', 'Biashara Street 7', '+254722000111', 'Mug'])
      expect(text).toContain(words);
    expect(text).toContain('Asante &amp; karibu!');
    expect(text).toContain('Payment, Cash');
    expect(text).not.toContain('<script');
    expect(text).not.toContain('not valid');
  });

  it('has the words of the store in their own direction, line by line', async () => {
    const body = { receipt_footer: 'Thank you for your business.\nشكرًا لكم.' };
    const at = { token: owner.token, params: { id: owner.storeId } };
    await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at, body: { ...body, language: 'ar' } });
    const { token } = await sold({}, [{ title: 'Mug (blue).', quantity: 2, unit_price: 500 }]);
    const { text } = await read(pathOf(token));
    await app.call('PUT /marketplace/v1/stores/{id}/update', {
      ...at,
      body: { receipt_footer: 'Asante & karibu!', language: 'en' },
    });
    expect(text).toContain('dir="rtl"');
    for (const words of [
      ...['Duka &lt;la&gt; Amina', 'Biashara Street 7', '+254722000111', '\u2068Mug (blue).\u2069'],
      ...['Thank you for your business.', 'شكرًا لكم.'],
    ])
      expect(text).toContain(`<bdi>${words}</bdi>`);
  });

  it('says of a sale that has not arrived that it has not, and then shows it', async () => {
    const token = newToken();
    const before = await read(pathOf(token));
    expect(before.status).toBe(404);
    expect(before.text).toContain('This receipt isn’t available yet');
    await send([sale([{ title: 'Mug', unit_price: 500 }], { receipt_token: token })]);
    expect((await read(pathOf(token))).status).toBe(200);
  });

  it('says nothing of a person and no reference of a payment, on the page and in the file', async () => {
    const customer = await people.add({ name: 'Asha Mwangi', phone: '+254733123456' });
    const payments = [{ id: randomUUID(), method: 'mobile_money', amount: 1000, reference: 'QGH7XK2L9' }];
    const { token, rung, number } = await sold({
      customer: { id: customer, name: 'Asha Mwangi', phone: '+254733123456' },
      ...{ payments, note: 'Deliver to the blue gate' },
    });
    expect((await orders.read(rung.id)).data).toMatchObject({ customer: { name: 'Asha Mwangi' } });
    const { text } = await read(pathOf(token));
    const pdf = (await readPdfAt(`${app.url}${pathOf(token)}/pdf`)).flatMap(({ lines }) => lines).join('\n');
    for (const told of [text, pdf]) {
      expect(told).toContain(number);
      expect(told).not.toMatch(/Asha|Mwangi|254733|QGH7|Zawadi|Kamau|blue gate/);
    }
  });

  it('is without the note of the sale, which the receipt of the store has, and why something is off stands on none', async () => {
    const note = 'Warranty until 2027\nCollect on Friday';
    const { token, rung } = await sold({ note, reason: 'Regular' });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt', {
      token: owner.token,
      params: { id: owner.storeId, order_id: rung.id },
    });
    const linesAt = async (path: string) => (await readPdfAt(app.url + path)).flatMap(({ lines }) => lines);
    const own = await linesAt(data.url);
    expect(own.slice(-3)).toEqual(['Warranty until 2027', 'Collect on Friday', 'Asante & karibu!']);
    const forAll = [(await read(pathOf(token))).text, ...(await linesAt(`${pathOf(token)}/pdf`))].join();
    expect(forAll).not.toMatch(/Warranty|Friday/);
    expect(own.join() + forAll).not.toContain('Regular');
    expect((await orders.read(rung.id)).data.note).toBe(`${note}\nRegular`);
  });

  it('tells robots, caches and frames to keep away, and sets no cookie', async () => {
    const { token } = await sold();
    const answer = await get(pathOf(token));
    const { headers } = answer;
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('set-cookie')).toBeNull();
    const style = /<style>([\s\S]*)<\/style>/.exec(await answer.text())?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; img-src 'self'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it('marks a test sale, and shows what came back and what is still to be paid', async () => {
    const practice = await sold({ test: true, number: 'T-R1-900001' });
    expect((await read(pathOf(practice.token))).text).toContain('Test receipt, not valid');
    const customer = { id: await people.add({ name: 'Otieno' }), name: 'Otieno', phone: '' };
    const owing = await sold({ customer, payment_type: 'credit', due_on: '2199-01-01', payments: [] });
    const [line] = owing.rung.payload.lines as { id: string }[];
    const back = { line_id: line?.id, quantity: 1, restocked: true };
    expect(await send([command('return', { order_id: owing.rung.id, lines: [back] })])).toMatchObject([
      { state: 'stored' },
    ]);
    const { text } = await read(pathOf(owing.token));
    expect(text).toContain('1 of 2 returned');
    expect(text).toContain('Balance due by 1 Jan 2199');
  });

  it.each(['cut', 'A'.repeat(23), `${'A'.repeat(21)}*`, `${'A'.repeat(21)}%00`])(
    'is none where it is not whole: %s',
    async (token) => {
      const { status, text } = await read(pathOf(token));
      expect([status, text.includes('Receipt not found')]).toEqual([404, true]);
    },
  );

  it('opens nothing in another store, in one that never was, and in one that was closed', async () => {
    const { token } = await sold();
    const other = (await app.newStore(owner.token)).id;
    expect(await read(pathOf(token, other))).toMatchObject({
      status: 404,
      text: expect.stringContaining('isn’t available yet'),
    });
    for (const nowhere of [randomUUID(), 'a-store'])
      expect((await read(pathOf(token, nowhere))).text).toContain('Receipt not found');
    await sql('update app.stores set closed_at = now() where id = $1', [owner.storeId]);
    expect((await read(pathOf(token))).text).toContain('Receipt not found');
    expect((await read(`${pathOf(token)}/pdf`)).status).toBe(404);
    await sql('update app.stores set closed_at = null where id = $1', [owner.storeId]);
    expect((await read('/r/elsewhere')).text).toContain('Receipt not found');
  });

  it('goes with a test sale that is cleared', async () => {
    const { token } = await sold({ test: true, number: 'T-R1-900002' });
    expect((await read(pathOf(token))).status).toBe(200);
    await app.call('DELETE /marketplace/v1/stores/{id}/test-orders', {
      token: owner.token,
      params: { id: owner.storeId },
    });
    await app.mails();
    expect((await read(pathOf(token))).status).toBe(404);
    expect(await sql('select from app.receipt_links where token = $1', [token])).toEqual([]);
  });

  it('is no reason to refuse a sale: of an older till there is none, and one that is taken opens the first', async () => {
    const old = sale([{ title: 'Mug', unit_price: 500 }]);
    expect(await send([old])).toMatchObject([{ state: 'stored' }]);
    expect(await sql('select from app.receipt_links where order_id = $1', [old.id])).toEqual([]);
    const first = await sold();
    const twin = sale([{ title: 'Jug', unit_price: 500 }], { receipt_token: first.token });
    expect(await send([twin])).toMatchObject([{ state: 'stored' }]);
    expect((await read(pathOf(first.token))).text).toContain(first.number);
  });

  it('is opened so often a minute from one address, and from another one still', async () => {
    const { token } = await sold();
    const from = newAddress();
    const answers: number[] = [];
    for (let asked = 0; asked <= limits.receiptsPerAddressMinute; asked += 1)
      answers.push((await get(pathOf(token), from)).status);
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([200]));
    expect(answers.at(-1)).toBe(429);
    expect(await (await get(pathOf(token), from)).text()).toContain('Too many requests');
    expect((await get(pathOf(token))).status).toBe(200);
  });
});
