import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { tillOn } from '#support/till/till.ts';
import { openPastSale } from '#support/till/till-views.ts';
import { type Spoken, speak } from './show-screen.ts';
import { blemishes } from './visual-checks.ts';

const url = inject('serverUrl');
const own = ownStore('/products');
const till = tillOn(() => own.page);
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 760 },
];
/** A page keeps the words that it has fetched, and the longer ones stand in the place of Swahili: each pair has a page of its own. */
const spoken: readonly (readonly Spoken[])[] = [
  ['sw', 'ar'],
  ['pseudo', 'fr'],
];

beforeAll(() =>
  addProduct(url, own.store, { status: 'active', title: 'Clay pot', price: 90_000, opening_stock: 9 }),
);
afterAll(() => expect(own.faults).toEqual([]));

const pay = () =>
  own.page.getByRole('region', { name: 'Current sale' }).getByRole('button', { name: /^Pay/ });
const payment = () => own.page.getByRole('dialog', { name: 'Payment', exact: true });
const close = () => own.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

let number = '';

interface Face {
  name: string;
  come: () => Promise<unknown>;
  leave?: () => Promise<unknown>;
}

/** What a cashier has before them, one after the other; and how each is left. */
const faces: readonly Face[] = [
  { name: 'a sale', come: () => till.ring('Clay pot') },
  {
    name: 'a line',
    async come() {
      await till.lineOf('Clay pot').click();
      await own.page.getByRole('dialog').waitFor();
    },
    leave: close,
  },
  {
    name: 'the payment',
    async come() {
      await pay().click();
      await payment().waitFor();
    },
    leave: close,
  },
  {
    name: 'what was paid',
    async come() {
      await till.pressExactCash();
      await own.page.getByRole('region', { name: /(paid|recorded)$/ }).waitFor();
    },
    async leave() {
      ({ number } = await till.nextSale());
    },
  },
  { name: 'a past sale', come: () => openPastSale(till, number), leave: close },
];

describe.each(spoken)('The till at 360, 1024 and 1440 px, in %s and %s', (...languages) => {
  beforeAll(() => till.open());

  it.each(faces)('shows $name whole', async ({ come, leave }) => {
    const { page } = own;
    await page.setViewportSize({ width: 1440, height: 900 });
    await come();
    const found: string[] = [];
    for (const language of languages) {
      await speak(page, language);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const seen = [...(await blemishes(page)), ...(size.width === 360 ? await grave(page) : [])];
        found.push(...seen.map((blemish) => `${size.width} ${language}: ${blemish}`));
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await speak(page, 'en');
    await leave?.();
    expect(found.join('\n')).toBe('');
  });
});
