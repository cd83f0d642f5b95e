import { barModule } from '@sokoni/rules/label-sheets';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';

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
    pages.push({ size: [mm(width), mm(height)], texts, bars: barsOf(await page.getOperatorList()) });
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

const leftDigits = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];
const inverted = (bits: string) => bits.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0'));
const turned = (bits: string) => [...bits].reverse().join('');

/** Reads an EAN-13 as a scanner does: by the widths of its bars and spaces. */
function scan(bars: readonly { x: number; width: number }[]): string {
  const module = Math.min(...bars.map(({ width }) => width));
  const start = bars[0]?.x ?? 0;
  let bits = '';
  for (const { x, width } of bars) {
    bits = bits.padEnd(Math.round((x - start) / module), '0');
    bits += '1'.repeat(Math.round(width / module));
  }
  const digit = (at: number, words: readonly string[]) => words.indexOf(bits.slice(at, at + 7));
  const evenDigits = leftDigits.map((word) => turned(inverted(word)));
  let [parity, read] = ['', ''];
  for (let place = 0; place < 6; place += 1) {
    const odd = digit(3 + place * 7, leftDigits);
    parity += odd >= 0 ? 'L' : 'G';
    read += odd >= 0 ? odd : digit(3 + place * 7, evenDigits);
  }
  for (let place = 0; place < 6; place += 1) read += digit(50 + place * 7, leftDigits.map(inverted));
  return `${parities.indexOf(parity)}${read}`;
}

describe('issue 3: barcode labels and price tags as PDF sheets', () => {
  it('have the words of a variant, its price and a barcode that a scanner reads', async () => {
    const { labels, pages } = await print({ goods: { variant_ids: [shirt.variants[0]?.id] } });
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
    expect(scan(bars)).toBe('4006381333931');
  });

  it.each([
    ['a4_65', [210, 297]],
    ['roll_40_25', [40, 25]],
    ['roll_100_50', [100, 50]],
  ])('%s: an own EAN is read from it, too', async (sheet, size) => {
    const { pages } = await print({ sheet, goods: { variant_ids: [shirt.variants[1]?.id] } });
    expect(pages[0]?.size).toEqual(size);
    expect(scan(pages[0]?.bars ?? [])).toBe(shirt.variants[1]?.barcode);
  });

  it('begin on a used sheet, in copies or as many as are on hand, in the order of the list', async () => {
    const both = { ids: [shirt.id, pot.id] };
    const copies = await print({ sheet: 'a4_21', start: 20, copies: 2, goods: both });
    expect([copies.labels, copies.pages.length]).toEqual([6, 2]);
    expect(copies.pages.map(({ texts }) => texts.filter((text) => text === 'горшок').length)).toEqual([0, 2]);
    const counted = await print({ copies: null, goods: { filter: {} }, sheet: 'roll_57_32' });
    expect([counted.labels, counted.pages.length]).toEqual([3, 3]);
  });

  it('say what it was before the sale on a price tag, large', async () => {
    const { pages } = await print({ kind: 'price_tag', goods: { variant_ids: [shirt.variants[1]?.id] } });
    const words = pages[0]?.texts.join('') ?? '';
    expect(words).toContain('₦9,900.50');
    expect(words).toContain('₦12,500');
    expect(words).toContain('Ł');
    expect(pages[0]?.bars).toEqual([]);
  });

  it('carry no price for a role that sees no money', async () => {
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const goods = { variant_ids: [shirt.variants[0]?.id] };
    const { pages } = await print({ goods, with_price: true }, officer.token);
    expect(pages[0]?.texts.join('')).not.toContain('12,500');
    expect(await order({ goods, kind: 'price_tag' }, officer.token)).toMatchObject({ status: 403 });
  });

  it('draw two thousand of them, and not one more', async () => {
    const goods = { variant_ids: [pot.variants[0]?.id] };
    const { pages } = await print({ goods, copies: 2000, sheet: 'a4_65' });
    expect(pages).toHaveLength(31);
    expect((await order({ goods: { ids: [pot.id, shirt.id] }, copies: 1000 })).error).toBe('label_limit');
  });

  it('are refused for what is not there and for numbers that are none', async () => {
    const other = await test.newStore(owner.token);
    const goods = { variant_ids: [shirt.variants[0]?.id] };
    const strange = await test.call(route, {
      token: owner.token,
      params: { id: other.id },
      body: { kind: 'barcode', sheet: 'a4_21', goods },
    });
    expect(strange.error).toBe('not_found');
    const elsewhere = await test.call(route, {
      token: owner.token,
      params: { id: other.id },
      body: { kind: 'barcode', sheet: 'a4_21', goods: { ids: [shirt.id] } },
    });
    expect(elsewhere.error).toBe('nothing_to_print');
    expect((await order({ goods: { ids: [pot.id] }, copies: null })).error).toBe('nothing_to_print');
    expect((await order({ goods, start: 22 })).fields).toEqual({ start: 'This sheet has 21 labels' });
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
      { goods: { variant_ids: [] } },
      { goods: { variant_ids: ['x'] } },
      { colour: 'red' },
    ]) {
      expect((await order({ goods, ...wrong })).status).toBe(400);
    }
  });

  it('come by a link that ends, and that nobody can change', async () => {
    const { data } = await order({ goods: { ids: [pot.id] } });
    const spoilt = await fetch(`${test.url}${data.url.replace('link=', 'link=A')}`);
    expect(spoilt.status).toBe(404);
    test.advance(61);
    expect((await fetch(`${test.url}${data.url}`)).status).toBe(404);
  });
});
