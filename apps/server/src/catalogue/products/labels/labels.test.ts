import { barModule } from '@sokoni/rules/documents/label-sheets';
import bwip from 'bwip-js/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getDocument, OPS } from '#testing/documents/pdfjs.ts';
import { scanEan13, scanItf } from '#testing/documents/scan-barcodes.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shirt: Awaited<ReturnType<typeof product>>;
let pot: Awaited<ReturnType<typeof product>>;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token, { currency_code: 'NGN' })).id;
  shirt = await product({
    title: 'Kitenge shirt with short sleeves and a collar that nobody has ever seen before',
    options: [{ name: 'Size', entries: ['S', 'Ł'] }],
    variants: ['S', 'Ł'].map((size, index) => ({
      entries: [size],
      price: 1_250_000,
      sales_price: 990_050,
      on_sales: index === 1,
      sku: `KIT-${index}`,
      barcode: index === 0 ? '4006381333931' : '',
      opening_stock: index * 3,
    })),
  });
  pot = await product({
    title: 'Глиняный горшок',
    variants: [{ price: 90_000, barcode: 'POT-7', opening_stock: 0 }],
  });
});
afterAll(() => test.close());

const route = 'POST /marketplace/v1/stores/{id}/labels';

async function product(body: object) {
  const path = 'POST /marketplace/v1/stores/{id}/products';
  return (await test.call(path, { token: owner.token, params: { id: storeId }, body })).data;
}

const order = (body: object, token = owner.token) =>
  test.call(route, { token, params: { id: storeId }, body: { kind: 'barcode', sheet: 'a4_21', ...body } });

/** What is on each page: its size in millimetres, its words, and the bars as places and widths in millimetres. */
async function print(body: object, token = owner.token) {
  const { data } = await order(body, token);
  const answer = await fetch(`${test.url}${data.url}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="labels-[\d-]+\.pdf"$/);
  const pdf = await getDocument({ data: new Uint8Array(await answer.arrayBuffer()), verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(data.pages);
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : []));
    // The dots of Arabic letters are glyphs of their own, which stand for no letter.
    const places = items.flatMap((item) =>
      'str' in item
        ? [{ text: item.str.replaceAll(/\p{Cc}/gu, ''), x: Number(item.transform[4]), width: item.width }]
        : [],
    );
    const bars = barsOf(await page.getOperatorList());
    pages.push({ size: [mm(width), mm(height)], texts, places, bars });
  }
  return { ...data, pages };
}

const mm = (points: number) => Math.round((points / 72) * 25.4 * 10) / 10;

/** The rectangles that are filled, in the unit of the label, which is a millimetre. */
function barsOf({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }) {
  return fnArray.flatMap((operation, index) => {
    if (operation !== OPS.constructPath) return [];
    const [operations, numbers] = argsArray[index] as [number[], number[]];
    return operations.flatMap((kind, place) =>
      kind === OPS.rectangle ? [{ x: numbers[place * 4] ?? 0, width: numbers[place * 4 + 2] ?? 0 }] : [],
    );
  });
}

describe('Barcode labels and price tags as PDF sheets', () => {
  it('have the words of a variant, its price and a barcode that a scanner reads', async () => {
    const { labels, pages } = await print({ items: { variant_ids: [shirt.variants[0]?.id] } });
    expect([labels, pages.length]).toEqual([1, 1]);
    const [page] = pages;
    expect(page?.size).toEqual([210, 297]);
    const words = page?.texts.join('|') ?? '';
    for (const text of ['S · KIT-0', '₦', '12,500', '4006381333931', 'Kitenge shirt'])
      expect(words).toContain(text);
    // What does not fit in two lines is shortened.
    expect(words).toMatch(/…/);
    expect(words).not.toContain('before');
    const bars = page?.bars ?? [];
    expect(Math.min(...bars.map(({ width }) => width))).toBeGreaterThanOrEqual(barModule.least);
    expect(scanEan13(bars)).toBe('4006381333931');
  });

  it.each([
    ['a4_65', [210, 297]],
    ['roll_40_25', [40, 25]],
    ['roll_100_50', [100, 50]],
  ])('%s: an own EAN is read from it, too', async (sheet, size) => {
    const { pages } = await print({ sheet, items: { variant_ids: [shirt.variants[1]?.id] } });
    expect(pages[0]?.size).toEqual(size);
    expect(scanEan13(pages[0]?.bars ?? [])).toBe(shirt.variants[1]?.barcode);
  });

  it('of a carton have its 14 digits as ITF-14, and as Code 128 where that does not fit', async () => {
    const carton = await product({ title: 'Carton', variants: [{ price: 1, barcode: '10012345678902' }] });
    const items = { variant_ids: [carton.variants[0]?.id] };
    const wide = await print({ items, sheet: 'a4_21' });
    const bars = wide.pages[0]?.bars ?? [];
    // Bars of 14 digits, start and end, and what holds them above and below.
    expect(bars).toHaveLength(2 + 5 * 7 + 2 + 2);
    expect(scanItf(bars.slice(0, -2))).toBe('10012345678902');
    const narrow = await print({ items, sheet: 'a4_65' });
    const code128 = narrow.pages[0]?.bars ?? [];
    expect(code128).toHaveLength(3 * 9 + 4);
    expect(Math.min(...code128.map(({ width }) => width))).toBeGreaterThanOrEqual(barModule.least);
  });

  it.each(['20261123', '036000291453', '4006381333932', '10012345678903'])(
    '%s: an SKU as long as a retail code, without its check digit, has bars',
    async (sku) => {
      const plain = await product({ title: 'Plain', variants: [{ price: 1, sku }] });
      const path = 'PUT /marketplace/v1/stores/{id}/products/{product_id}';
      const cleared = await test.call(path, {
        token: owner.token,
        params: { id: storeId, product_id: plain.id },
        body: { version: plain.version, variants: [{ id: plain.variants[0]?.id, barcode: '' }] },
      });
      expect(cleared.data.variants[0]?.barcode).toBe('');
      const { pages } = await print({ items: { ids: [plain.id] } });
      const [drawn] = bwip.raw({ bcid: 'code128', text: sku });
      const modules = drawn && 'sbs' in drawn ? drawn.sbs.filter((_, index) => index % 2 === 0) : [];
      const bars = pages[0]?.bars.map(({ width }) => width) ?? [];
      const module = Math.min(...bars);
      expect(bars.map((width) => Math.round(width / module))).toEqual(modules);
    },
  );

  it('have Arabic words from the right to the left, at the right', async () => {
    const coffee = await product({ title: 'قهوة عربية', variants: [{ price: 1 }] });
    const { pages } = await print({ items: { ids: [coffee.id] }, sheet: 'roll_100_50' });
    const words = pages[0]?.texts ?? [];
    expect(words.join('')).not.toContain('?');
    const [first, second] = ['قهوة', 'عربية'].map((word) =>
      pages[0]?.places.find(({ text }) => text === word),
    );
    expect(first?.x).toBeGreaterThan(second?.x ?? Number.NaN);
    const right = (first?.x ?? 0) + (first?.width ?? 0);
    expect(mm(right)).toBeGreaterThan(95);
  });

  it('begin on a used sheet, in copies or as many as are on hand, in the order of the list', async () => {
    const both = { ids: [shirt.id, pot.id] };
    const copies = await print({ sheet: 'a4_21', start: 20, copies: 2, items: both });
    expect([copies.labels, copies.pages.length]).toEqual([6, 2]);
    expect(copies.pages.map(({ texts }) => texts.filter((text) => text === 'горшок').length)).toEqual([0, 2]);
    const counted = await print({ copies: null, items: { filter: {} }, sheet: 'roll_57_32' });
    expect([counted.labels, counted.pages.length]).toEqual([3, 3]);
  });

  it('say what it was before the sale on a price tag, large', async () => {
    const { pages } = await print({ kind: 'price_tag', items: { variant_ids: [shirt.variants[1]?.id] } });
    const words = pages[0]?.texts.join('') ?? '';
    expect(words).toContain('₦9,900.50');
    expect(words).toContain('₦12,500');
    expect(words).toContain('Ł');
    expect(pages[0]?.bars).toEqual([]);
  });

  it('carry no price for a role that sees no money', async () => {
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const items = { variant_ids: [shirt.variants[0]?.id] };
    const { pages } = await print({ items, with_price: true }, officer.token);
    expect(pages[0]?.texts.join('')).not.toContain('12,500');
    expect(await order({ items, kind: 'price_tag' }, officer.token)).toMatchObject({ status: 403 });
  });

  it('draw two thousand of them, and not one more', async () => {
    const items = { variant_ids: [pot.variants[0]?.id] };
    const { pages } = await print({ items, copies: 2000, sheet: 'a4_65' });
    expect(pages).toHaveLength(31);
    expect((await order({ items: { ids: [pot.id, shirt.id] }, copies: 1000 })).error).toBe('label_limit');
  });

  it('are refused for what is not there and for numbers that are none', async () => {
    const other = await test.newStore(owner.token);
    const items = { variant_ids: [shirt.variants[0]?.id] };
    const strange = await test.call(route, {
      token: owner.token,
      params: { id: other.id },
      body: { kind: 'barcode', sheet: 'a4_21', items },
    });
    expect(strange.error).toBe('not_found');
    const elsewhere = await test.call(route, {
      token: owner.token,
      params: { id: other.id },
      body: { kind: 'barcode', sheet: 'a4_21', items: { ids: [shirt.id] } },
    });
    expect(elsewhere.error).toBe('nothing_to_print');
    expect((await order({ items: { ids: [pot.id] }, copies: null })).error).toBe('nothing_to_print');
    expect((await order({ items, start: 22 })).fields).toEqual({ start: 'This sheet has 21 labels' });
    for (const wrong of [
      { copies: 0 },
      { copies: -1 },
      { copies: 1.5 },
      { copies: 1e9 },
      { copies: '1e3' },
      { start: 0 },
      { start: '2' },
      { sheet: 'a3' },
      { kind: 'poster' },
      { items: { variant_ids: [] } },
      { items: { variant_ids: ['x'] } },
      { colour: 'red' },
    ]) {
      expect((await order({ items, ...wrong })).status).toBe(400);
    }
  });

  it('come by a link that ends, and that nobody can change', async () => {
    const { data } = await order({ items: { ids: [pot.id] } });
    const spoilt = await fetch(`${test.url}${data.url.replace('link=', 'link=A')}`);
    expect(spoilt.status).toBe(404);
    test.advance(61);
    expect((await fetch(`${test.url}${data.url}`)).status).toBe(404);
  });
});
