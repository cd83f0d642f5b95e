import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
import { addDrafts } from '#testing/fixtures/add-orders.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { currency_code: 'KES', name: 'Duka la Amina', mode: 'live' }))
    .id;
});

const client = orderClient(
  () => test,
  () => ({ token: owner.token, storeId }),
);
const at = (token = owner.token) => ({ token, params: { id: storeId } });
const sell = async (title: string, unit_price: number, more: object = {}) =>
  (
    await client.make({
      lines: [{ title, unit_price, quantity: 2 }],
      settlement: { payment_type: 'pod' },
      ...more,
    })
  ).data;
const link = (body: unknown, token?: string) =>
  test.call('POST /marketplace/v1/stores/{id}/packing-slips', { ...at(token), body });
async function pagesOf(body: unknown, token?: string) {
  const { data, message } = await link(body, token);
  if (!data) throw new Error(message);
  return readPdfAt(`${test.url}${data.url}`);
}
/** What each page is about, in their order. */
const headsOf = async (body: unknown, token?: string) =>
  (await pagesOf(body, token)).map(({ lines }) => lines.find((line) => /#\d{4}$/.test(line))?.slice(-5));

describe('Packing slips of many orders', () => {
  it('are one file, in the order of the list, each from a page of its own on and with what it says alone', async () => {
    const { data: asha } = await test.call('POST /marketplace/v1/stores/{id}/customers', {
      ...at(),
      body: { name: 'Asha Mwangi', addresses: [{ line1: 'Moi Avenue 12', city: 'Nakuru', country: 'KE' }] },
    });
    const first = await sell('Cup', 500, { customer_id: asha.id });
    const second = await sell('Bowl', 900);
    const third = await sell('Plate', 100);
    await client.fulfil(second.id, {
      lines: [{ line_id: second.lines[0]?.id, quantity: 1 }],
      carrier: 'Boda',
      tracking_number: 'B-77',
    });
    const ids = [second.id, third.id, first.id];
    expect(await headsOf({ selection: { ids } })).toEqual(['#1003', '#1002', '#1001']);
    expect(await headsOf({ selection: { ids }, sort: '-total' })).toEqual(['#1002', '#1001', '#1003']);
    expect(await headsOf({ selection: { filter: {} }, sort: 'total' })).toEqual(['#1003', '#1001', '#1002']);
    expect(await headsOf({ selection: { filter: { search: 'cup' } } })).toEqual(['#1001']);

    const pages = await pagesOf({ selection: { ids }, sort: 'number' });
    const [cup = '', bowl = ''] = pages.map(({ lines }) => lines.join('\n'));
    for (const words of [
      'Duka la Amina',
      'Asha Mwangi',
      'Moi Avenue 12',
      'To pack',
      'Cup 2',
      'Page 1 of 1',
    ]) {
      expect(cup).toContain(words);
    }
    for (const words of [
      'Walk-in customer',
      'To pack\nItem SKU Quantity\nBowl 1',
      'Package 1',
      'Boda · B-77',
      'Page 1 of 1',
    ]) {
      expect(bowl).toContain(words);
    }
    expect(cup).not.toMatch(/Bowl|Boda|Package/);
    expect(bowl.match(/Bowl 1/g)).toHaveLength(2);
    expect(pages.flatMap(({ lines }) => lines).join()).not.toContain('KES');
    const { data } = await link({ selection: { ids } });
    const file = await fetch(`${test.url}${data.url}`);
    expect(file.headers.get('content-disposition')).toMatch(/filename="packing-slips-\d{4}-\d\d-\d\d\.pdf"/);
  });

  it('say what the slip of one order says', async () => {
    const sale = await sell('Kitenge shirt', 500);
    await test.call('PUT /marketplace/v1/stores/{id}/locations/{location_id}', {
      token: owner.token,
      params: { id: storeId, location_id: sale.location.id },
      body: { address: 'Moi Avenue 12', city: 'Nakuru', country: 'KE' },
    });
    const one = await test.call('GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip', {
      token: owner.token,
      params: { id: storeId, order_id: sale.id },
    });
    const pages = await pagesOf({ selection: { ids: [sale.id] } });
    expect(pages).toEqual(await readPdfAt(`${test.url}${one.data.url}`));
    const words = pages.flatMap(({ lines }) => lines).join(' ');
    for (const line of ['Main location', 'Moi Avenue 12', 'Nakuru', 'Kenya']) expect(words).toContain(line);
  });

  it('count the pages of each order by itself, and hold the logo once', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = { width: 300, height: 300, channels: 3, background: '#fff', noise } as const;
    const logo = await sharp({ create: picture }).png().toBuffer();
    const file = new Blob([new Uint8Array(logo)], { type: 'image/png' });
    await test.call('POST /marketplace/v1/stores/{id}/logo', { ...at(), body: {}, file });
    const long = Array.from({ length: 60 }, (_, index) => ({
      title: `Good ${index}`,
      unit_price: 5,
      quantity: 1,
    }));
    await sell('', 0, { lines: long, settlement: { payment_type: 'pod' } });
    await sell('Cup', 5);
    const pages = await pagesOf({ selection: { filter: {} }, sort: 'number' });
    expect(pages.map(({ lines }) => lines.at(-1)?.slice(-11))).toEqual([
      'Page 1 of 2',
      'Page 2 of 2',
      'Page 1 of 1',
    ]);
    const sizeOf = async (sort: string, ids: string[]) => {
      const { data } = await link({ selection: { ids }, sort });
      return (await (await fetch(`${test.url}${data.url}`)).arrayBuffer()).byteLength;
    };
    const listed = (await client.list()).data.items.map(({ id }) => id);
    const more = [...listed, ...(await Promise.all([1, 2, 3].map(async () => (await sell('Cup', 5)).id)))];
    expect(await sizeOf('', listed)).toBeGreaterThan(50_000);
    expect((await sizeOf('', more)) - (await sizeOf('', listed))).toBeLessThan(50_000);
  });

  it('are 200 at once, and one more is refused with a sentence', async () => {
    const drafts = await addDrafts(test.database.ownerUrl, storeId, 201);
    await query(
      test.database.ownerUrl,
      `update app.orders set stage = 'placed', state = 'placed', serial = 1000 + place, number = '#' || (1000 + place), placed_at = now(),
         placed_on = current_date, payment_type = 'pod'
       from unnest($2::uuid[]) with ordinality as made (order_id, place) where store_id = $1 and id = order_id`,
      [storeId, drafts],
    );
    expect(await link({ selection: { filter: {} } })).toMatchObject({
      status: 422,
      error: 'packing_slip_limit',
      message: 'You can print up to 200 packing slips at once. Select fewer orders.',
    });
    await query(test.database.ownerUrl, 'delete from app.orders where id = $1', [drafts[0]]);
    const heads = await headsOf({ selection: { filter: {} }, sort: 'number' });
    expect(heads).toEqual(Array.from({ length: 200 }, (_, index) => `#${1002 + index}`));
  });

  it('are of own sales for an associate, without a look at money for an officer, and of no draft', async () => {
    const associate = await test.staffMember(owner.token, storeId, 'associate');
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const theirs = orderClient(
      () => test,
      () => ({ token: associate.token, storeId }),
    );
    const sale = await sell('Cup', 500);
    const { variantId } = await newItem(test, { token: owner.token, storeId }, { opening_stock: 5 });
    const { data: own } = await theirs.make({
      lines: [{ variant_id: variantId, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    const draft = await client.make({ lines: [{ title: 'Repair', unit_price: 5, quantity: 1 }] });
    const selection = { ids: [sale.id, own.id, draft.data.id] };
    expect(await headsOf({ selection })).toEqual(['#1002', '#1001']);
    for (const selected of [selection, { filter: {} }]) {
      expect(await headsOf({ selection: selected }, associate.token)).toEqual(['#1002']);
    }
    expect(await headsOf({ selection }, officer.token)).toEqual(['#1002', '#1001']);
    for (const body of [{ selection, sort: '-total' }, { selection: { filter: { unpaid: true } } }]) {
      expect(await link(body, officer.token)).toMatchObject({ status: 403, error: 'not_allowed' });
    }
    for (const nothing of [{ ids: [draft.data.id] }, { filter: { search: 'nowhere' } }]) {
      expect(await link({ selection: nothing })).toMatchObject({ status: 422, error: 'nothing_selected' });
    }
    expect(await link({ selection, sort: 'name' })).toMatchObject({ status: 400, error: 'invalid_fields' });
  });
});
