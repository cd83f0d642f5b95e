import { moneyFormat } from '@sokoni/rules/money/money';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token, { currency_code: 'KES', name: 'Duka la Amina', mode: 'live' }))
    .id;
  const at = { token: owner.token, params: { id: storeId } };
  await test.call('PUT /marketplace/v1/stores/{id}/update', {
    ...at,
    body: {
      address: 'Biashara Street 7, Nairobi',
      country: 'KE',
      timezone: 'Africa/Nairobi',
      receipt_footer: 'Asante! Goods are taken back within 14 days.',
      invoice_footer: 'Thank you for your business.',
      payment_terms: 'Payment within 30 days.',
      bank_details: 'Equity Bank, Nakuru\nAccount 0123456789',
      default_theme: 'duka',
      email: 'shop@duka.example',
    },
  });
  await test.call('PUT /marketplace/v1/stores/{id}/update/vat', {
    ...at,
    body: { apply_vat: true, vat_percent: 16, prices_include_vat: false },
  });
});
afterAll(() => test.close());

const client = orderClient(
  () => test,
  () => ({ token: owner.token, storeId }),
);
const kes = moneyFormat('KES', 'en');
const money = (minor: number) => kes(minor).replaceAll('\u00A0', ' ');

type Document = 'invoice' | 'receipt' | 'packing-slip' | 'proforma' | 'delivery-note';

const linkTo = (document: Document, orderId: string, token = owner.token, id = storeId) =>
  test.call(`GET /marketplace/v1/stores/{id}/orders/{order_id}/${document}`, {
    token,
    params: { id, order_id: orderId },
  });

async function read(document: Document, orderId: string, token = owner.token, id = storeId) {
  const { data, message } = await linkTo(document, orderId, token, id);
  if (!data) throw new Error(message);
  return readPdfAt(`${test.url}${data.url}`);
}

const linesOf = async (document: Document, orderId: string) =>
  (await read(document, orderId)).flatMap(({ lines }) => lines);

async function newCustomer(name: string) {
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/customers', {
    token: owner.token,
    params: { id: storeId },
    body: {
      name,
      email: 'asha@example.com',
      addresses: [{ line1: 'Moi Avenue 12', city: 'Nakuru', country: 'KE' }],
    },
  });
  return data.id;
}

const dueOn = '2099-01-31';

/** Two kinds of items, one without VAT; a discount on each kind; a part is paid. */
async function aSale() {
  const { data, message } = await client.make({
    customer_id: await newCustomer('Asha Mwangi'),
    lines: [
      { title: 'Kitenge shirt', quantity: 3, unit_price: 125_000, discount: 5_000 },
      { title: 'Maize flour', quantity: 2, unit_price: 20_050, exempt_vat: true },
    ],
    discount_amount: 10_000,
    shipping: 30_000,
    note: 'Never on paper',
    settlement: {
      payment_type: 'part_instant',
      due_on: dueOn,
      payments: [{ method: 'mobile_money', amount: 100_000, reference: 'QK7' }],
    },
  });
  if (!data) throw new Error(message);
  return data;
}

describe('An invoice as PDF', () => {
  it('has the store, the buyer, the lines, VAT by rate, what is paid and what is owed, to the minor unit', async () => {
    const order = await aSale();
    const [page, ...others] = await read('invoice', order.id);
    expect(others).toEqual([]);
    expect(page?.size).toEqual([210, 297]);
    const lines = page?.lines ?? [];
    const words = lines.join('\n');
    for (const text of [
      'Duka la Amina',
      'Biashara Street 7, Nairobi',
      'Kenya',
      'Invoice',
      order.number,
      'Asha Mwangi',
      'Moi Avenue 12',
      'Nakuru',
      'asha@example.com',
      'Due 31 Jan 2099',
      'Payment Part Payment',
      `Kitenge shirt 3 ${money(125_000)} −${money(5_000)} ${money(370_000)}`,
      `Maize flour 2 ${money(20_050)} ${money(40_100)}`,
      'Exempt',
      `Discount −${money(10_000)}`,
      `Delivery ${money(30_000)}`,
      `Total ${money(order.total ?? 0)}`,
      `Balance due by 31 Jan 2099 ${money(order.outstanding ?? 0)}`,
      'Payment terms',
      'Payment within 30 days.',
      'Bank details',
      'Equity Bank, Nakuru\nAccount 0123456789',
      'Thank you for your business.',
      'Page 1 of 1',
    ]) {
      expect(words).toContain(text);
    }
    expect(words).toMatch(new RegExp(`Payment, Mobile money · .* · QK7 ${money(100_000)}`));
    expect(words).not.toContain('Never on paper');
    expect(words).not.toContain('Asante!');
    expect(words).not.toContain('Test');
    // VAT 16% of what is not exempt, after both discounts: net and VAT are those of the order.
    const taxed = order.lines.find(({ exempt_vat }) => !exempt_vat)?.total ?? 0;
    const vat = order.vat_total ?? 0;
    expect(words).toContain(`VAT 16% ${money(taxed - vat)} ${money(vat)}`);
    const free = (order.total ?? 0) - taxed;
    expect(words).toContain(`Exempt ${money(free)} ${money(0)}`);
    expect(order.outstanding).toBe((order.total ?? 0) - 100_000);
  });

  it('is of the order as it is now: edited, paid, returned, to be given back', async () => {
    const sale = await aSale();
    const [shirt] = sale.lines;
    const lines = sale.lines.map(({ id, quantity, unit_price, discount }) => ({
      id,
      quantity: id === shirt?.id ? 2 : quantity,
      unit_price: unit_price ?? 0,
      discount: discount ?? 0,
    }));
    const { data: edited } = await client.change(sale.id, { version: sale.version, lines });
    await client.pay(sale.id, { method: 'cash', amount: edited.outstanding });
    await client.fulfil(sale.id, { lines: [{ line_id: shirt?.id, quantity: 2 }] });
    const { data: back } = await client.takeBack(sale.id, {
      lines: [{ line_id: shirt?.id, quantity: 1, restocked: true }],
    });
    expect(back.outstanding).toBeLessThan(0);
    const words = (await linesOf('invoice', sale.id)).join('\n');
    expect(words).toContain(`Kitenge shirt 2 ${money(125_000)}`);
    expect(words).toContain('1 of 2 returned');
    expect(words).toContain(`Returned −${money(back.returned_total ?? 0)}`);
    expect(words).toContain(`Total ${money(back.total ?? 0)}`);
    expect(words).toContain(`Refund due ${money(-(back.outstanding ?? 0))}`);
    await client.refund(sale.id, { method: 'cash', amount: -(back.outstanding ?? 0) });
    const settled = (await linesOf('invoice', sale.id)).join('\n');
    expect(settled).toContain(`Balance due ${money(0)}`);
    expect(settled).toMatch(new RegExp(`Refund, Cash · .* −${money(-(back.outstanding ?? 0))}`));
  });

  it('says so when it is cancelled', async () => {
    const { data } = await client.make({
      lines: [{ title: 'Repair', unit_price: 1500, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    await client.cancel(data.id, {});
    expect(await linesOf('invoice', data.id)).toContain('Cancelled');
  });

  it('goes on over pages with the head of its table and their numbers; long and Arabic names are whole', async () => {
    const long = `A name ${'that does not want to end and goes on '.repeat(4)}until here`;
    const { data } = await client.make({
      lines: [
        { title: long, quantity: 1, unit_price: 100 },
        {
          title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2),
          quantity: 1,
          unit_price: 100,
        },
        { title: 'قهوة عربية', quantity: 1, unit_price: 100 },
        ...Array.from({ length: 297 }, (_, index) => ({
          title: `Thing ${index + 4}`,
          quantity: 1,
          unit_price: 100,
        })),
      ],
      settlement: { payment_type: 'pod' },
    });
    const pages = await read('invoice', data.id);
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, { lines }] of pages.entries()) {
      expect(lines.join('\n')).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const heads = pages.filter(({ lines }) => lines.includes('Item Quantity Unit price Discount Amount'));
    const withThings = pages.filter(({ lines }) => lines.some((line) => /^Thing \d+ 1 /.test(line)));
    expect(heads).toEqual(withThings);
    const words = pages.flatMap(({ lines }) => lines).join(' ');
    for (let thing = 4; thing <= 300; thing += 1) expect(words).toContain(`Thing ${thing} 1 `);
    expect(pages[0]?.lines.join('')).not.toContain('…');
    expect(words).toContain('until here');
    expect(words).toMatch(/قهوة/);
    expect(words).toContain(`Total ${money(data.total ?? 0)}`);
  });

  it('has the logo of the store', async () => {
    const green = { width: 300, height: 120, channels: 3, background: '#0a0' } as const;
    const file = new Blob([new Uint8Array(await sharp({ create: green }).png().toBuffer())]);
    const params = { id: storeId };
    await test.call('POST /marketplace/v1/stores/{id}/logo', { token: owner.token, params, body: {}, file });
    const { data } = await linkTo('invoice', (await aSale()).id);
    const bytes = Buffer.from(await (await fetch(`${test.url}${data.url}`)).arrayBuffer());
    expect(bytes.toString('latin1')).toContain('/Subtype /Image');
  });
});

describe('A receipt as PDF', () => {
  it.each([80, 58] as const)('is as wide as the roll of the store: %i mm', async (receipt_mm) => {
    await query(
      test.database.ownerUrl,
      `insert into app.document_settings (store_id, receipt_mm) values ($1, $2)
       on conflict (store_id) do update set receipt_mm = excluded.receipt_mm`,
      [storeId, receipt_mm],
    );
    const order = await aSale();
    const [page, ...others] = await read('receipt', order.id);
    expect(others).toEqual([]);
    expect(page?.size[0]).toBe(receipt_mm);
    expect(page?.size[1]).toBeLessThan(250);
    // A line may go on below.
    const words = page?.lines.join(' ') ?? '';
    for (const text of [
      'Duka la Amina',
      `Receipt ${order.number}`,
      'Kitenge shirt',
      `3 × ${money(125_000)} ${money(370_000)}`,
      `Total ${money(order.total ?? 0)}`,
      'Part Payment',
      'Asante!',
    ]) {
      expect(words).toContain(text);
    }
    expect(words).toContain(money(order.outstanding ?? 0));
    expect(words).toContain(`VAT ${money(order.vat_total ?? 0)}`);
  });
});

describe('VAT that is in the prices', () => {
  it.each(['invoice', 'receipt'] as const)(
    'is what is left of it below the total of the %s once goods came back',
    async (document) => {
      const at = {
        token: owner.token,
        storeId: (await test.newStore(owner.token, { currency_code: 'RWF' })).id,
      };
      await test.call('PUT /marketplace/v1/stores/{id}/update/vat', {
        token: owner.token,
        params: { id: at.storeId },
        body: { apply_vat: true, vat_percent: 18, prices_include_vat: true },
      });
      const here = orderClient(
        () => test,
        () => at,
      );
      const { data: order } = await here.make({
        lines: [{ title: 'Kitenge shirt', quantity: 2, unit_price: 1180 }],
        settlement: { payment_type: 'pod', fulfilled: true },
      });
      const words = async () =>
        (await read(document, order.id, owner.token, at.storeId)).flatMap(({ lines }) => lines).join(' ');
      const comeBack = () =>
        here.takeBack(order.id, { lines: [{ line_id: order.lines[0]?.id, quantity: 1, restocked: true }] });
      expect(await words()).toContain('Total RWF 2,360 VAT 18% included RWF 360');
      await comeBack();
      expect(await words()).toContain('Total RWF 1,180 VAT 18% included RWF 180');
      await comeBack();
      expect(await words()).toContain('Total RWF 0 VAT 18% included RWF 0');
    },
  );
});

describe('A tax rate with a name', () => {
  it.each(['invoice', 'receipt'] as const)('is named by it on the %s, archived too', async (document) => {
    const { id } = await test.newStore(owner.token, { currency_code: 'RWF' });
    const at = { token: owner.token, storeId: id };
    const params = { id };
    await test.call('PUT /marketplace/v1/stores/{id}/update/vat', {
      ...{ token: owner.token, params },
      body: { apply_vat: true, vat_percent: 18 },
    });
    const { data: rate } = await test.call('POST /marketplace/v1/stores/{id}/tax-rates', {
      ...{ token: owner.token, params },
      body: { name: 'Reduced', percent: '5' },
    });
    const { data: product } = await test.call('POST /marketplace/v1/stores/{id}/products', {
      ...{ token: owner.token, params },
      body: { title: 'Almanac', tax_percent: '5', variants: [{ price: 1000, track_quantity: false }] },
    });
    const here = orderClient(
      () => test,
      () => at,
    );
    const { data: order } = await here.make({
      lines: [
        { variant_id: product.variants[0]?.id, quantity: 1 },
        { title: 'Kitenge shirt', quantity: 1, unit_price: 500 },
      ],
      settlement: { payment_type: 'pod' },
    });
    await test.call('PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}', {
      token: owner.token,
      params: { id, rate_id: rate.id },
      body: { archived: true },
    });
    const words = (await read(document, order.id, owner.token, id)).flatMap(({ lines }) => lines).join(' ');
    expect(words).toMatch(/Reduced 5% (RWF 1,000 )?RWF 50/);
    expect(words).toMatch(/Reduced 5%:? (net )?RWF 1,000/);
  });
});

describe('A packing slip as PDF', () => {
  it('says what goes where, and tells of no money', async () => {
    const order = await aSale();
    await client.fulfil(order.id, {
      lines: [{ line_id: order.lines[0]?.id, quantity: 1 }],
      carrier: 'Boda',
      tracking_number: 'B-77',
    });
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const [page] = await read('packing-slip', order.id, officer.token);
    const words = page?.lines.join('\n') ?? '';
    for (const text of [
      'Packing slip',
      'Asha Mwangi',
      'Moi Avenue 12',
      'To pack\nItem SKU Quantity\nKitenge shirt 2\nMaize flour 2',
      'Package 1',
      'Boda · B-77',
      'Kitenge shirt 1',
    ]) {
      expect(words).toContain(text);
    }
    expect(words).not.toContain('KES');
  });

  it('says of a fulfilled order what each package holds, and that nothing is to pack', async () => {
    const order = await aSale();
    const [shirt, flour] = order.lines;
    await client.fulfil(order.id, { lines: [{ line_id: shirt?.id, quantity: 3 }], carrier: 'Boda' });
    await client.fulfil(order.id, { lines: [{ line_id: flour?.id, quantity: 2 }], tracking_number: 'X-1' });
    const words = (await linesOf('packing-slip', order.id)).join('\n');
    expect(words).toMatch(
      /Package 1\n.* · Boda\nItem SKU Quantity\nKitenge shirt 3\nPackage 2\n.* · X-1\nItem/,
    );
    expect(words).toContain('Maize flour 2');
    expect(words).not.toContain('To pack');
  });

  it('is of one package alone where that is asked for, and of none of another order', async () => {
    const order = await aSale();
    const other = await aSale();
    const [shirt] = order.lines;
    const slipOf = (fulfilment_id = '') =>
      test.call('GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip', {
        token: owner.token,
        params: { id: storeId, order_id: order.id },
        query: { fulfilment_id },
      });
    await client.fulfil(order.id, { lines: [{ line_id: shirt?.id, quantity: 1 }], carrier: 'Boda' });
    const { data } = await client.fulfil(order.id, {
      lines: [{ line_id: shirt?.id, quantity: 2 }],
      tracking_number: 'X-1',
    });
    const link = await slipOf(data?.fulfilments[1]?.id.toUpperCase());
    const file = await fetch(`${test.url}${link.data.url}`);
    expect(file.headers.get('content-disposition')).toMatch(/"packing-slip-\d+-package-2\.pdf"/);
    const words = (await readPdfAt(`${test.url}${link.data.url}`)).flatMap(({ lines }) => lines).join('\n');
    expect(words).toContain('Asha Mwangi');
    expect(words).toMatch(/Package 2\n.* · X-1\nItem SKU Quantity\nKitenge shirt 2/);
    expect(words).not.toMatch(/Package 1|To pack|Boda|Maize/);
    const { data: sent } = await client.fulfil(other.id, {
      lines: [{ line_id: other.lines[0]?.id, quantity: 1 }],
    });
    expect(await slipOf(sent?.fulfilments[0]?.id)).toMatchObject({ status: 404, error: 'not_found' });
  });
});

describe('Who gets which paper', () => {
  it('an associate those of own sales, an officer the packing slip alone, nobody one of a draft', async () => {
    const order = await aSale();
    const associate = await test.staffMember(owner.token, storeId, 'associate');
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    for (const document of ['invoice', 'receipt', 'packing-slip'] as const) {
      expect((await linkTo(document, order.id, associate.token)).error).toBe('not_found');
    }
    expect((await linkTo('invoice', order.id, officer.token)).error).toBe('not_allowed');
    expect((await linkTo('receipt', order.id, officer.token)).error).toBe('not_allowed');
    const { variantId } = await newItem(test, { token: owner.token, storeId }, { opening_stock: 5 });
    const own = await orderClient(
      () => test,
      () => ({ token: associate.token, storeId }),
    ).make({
      lines: [{ variant_id: variantId, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    expect((await read('invoice', own.data.id, associate.token)).length).toBe(1);
    const draft = await client.make({ lines: [{ title: 'Repair', unit_price: 1500, quantity: 1 }] });
    expect(await linkTo('invoice', draft.data.id)).toMatchObject({ status: 409, error: 'wrong_state' });
  });

  it('a test order says that it is one', async () => {
    const { id } = await test.newStore(owner.token, { currency_code: 'RWF' });
    const at = { token: owner.token, storeId: id };
    const { data } = await orderClient(
      () => test,
      () => at,
    ).make({
      lines: [{ title: 'Repair', unit_price: 1500, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    });
    const params = { id, order_id: data.id };
    for (const document of ['invoice', 'receipt', 'packing-slip'] as const) {
      const link = await test.call(`GET /marketplace/v1/stores/{id}/orders/{order_id}/${document}`, {
        token: owner.token,
        params,
      });
      const answer = await fetch(`${test.url}${link.data.url}`);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="${document}-${data.number}.pdf"`,
      );
      const words = (await readPdfAt(`${test.url}${link.data.url}`)).flatMap(({ lines }) => lines);
      expect(words).toContain('Test');
      if (document !== 'packing-slip') expect(words.join('\n')).toContain('RWF 1,500');
    }
  });
});

describe('A proforma invoice and a delivery note', () => {
  it('say what an order comes to without what was paid, and what came of it without prices', async () => {
    const order = await aSale();
    const [shirt] = order.lines;
    const proforma = (await linesOf('proforma', order.id)).join('\n');
    expect(proforma).toContain('Proforma invoice');
    expect(proforma).toContain('This is not a tax invoice.');
    expect(proforma).not.toContain('Balance due');
    await client.fulfil(order.id, { lines: [{ line_id: shirt?.id, quantity: 1 }], carrier: 'Boda' });
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const note = (await read('delivery-note', order.id, officer.token))
      .flatMap(({ lines }) => lines)
      .join('\n');
    expect(note).toContain('Item SKU Ordered Delivered\nKitenge shirt 3 1\nMaize flour 2 0');
    expect(note).toContain('Received by');
    expect(note).not.toContain('KES');
    expect((await linkTo('proforma', order.id, officer.token)).error).toBe('not_allowed');
  });
});
