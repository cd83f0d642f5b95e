import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { changePrice, hearNoPrices } from '#fixtures/sales-fixtures.ts';
import { call } from '#support/api.ts';
import { grave } from '#support/axe.ts';
import { loseFirstAnswer } from '#support/drop-response.ts';
import { isInSight } from '#support/in-sight.ts';
import { scan } from '#support/scan.ts';

const url = inject('serverUrl');
const own = ownStore('/orders/sell');
const items = { status: 'active', opening_stock: 20 } as const;
let breadId: string;
beforeAll(async () => {
  await addProduct(url, own.store, { ...items, title: 'Basmati rice 1 kg', price: 25_000, sku: 'RICE-1' });
  breadId = await addProduct(url, own.store, {
    ...items,
    title: 'Brown bread',
    price: 6500,
    barcode: '5901234123457',
  });
  await own.page.reload();
});

const sale = (page: Page) => page.getByRole('region', { name: 'Current sale' });

/** A keyboard that counts each key that is pressed, `Control` too; what is searched for is typed beside it. */
function countedKeys(page: Page) {
  let presses = 0;
  return {
    presses: () => presses,
    async press(...keys: string[]): Promise<void> {
      for (const key of keys) {
        presses += key.split('+').length;
        await page.keyboard.press(key);
      }
    },
  };
}

/** By a colleague, whatever this browser does. */
const changePriceOfBread = (price: number) =>
  changePrice(url, { token: own.store.businessToken, storeId: own.store.id }, breadId, price);

async function lastOrder() {
  const at = { token: own.store.businessToken, params: { id: own.store.id } };
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/orders', at);
  return data.items[0];
}

describe('CONTRACT "Roles": the selling screen records a sale', () => {
  it('by keyboard alone: the words, Enter, and Ctrl with Enter', async () => {
    const { page } = own;
    await page.getByRole('button', { name: /Brown bread/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('items-search');
    const keys = countedKeys(page);
    await page.keyboard.type('basma');
    await keys.press('Enter');
    await sale(page).getByLabel('Quantity of Basmati rice 1 kg').waitFor();
    await keys.press('Control+Enter');
    await page.getByRole('heading', { name: 'T-1001 recorded' }).waitFor();
    expect(keys.presses()).toBeLessThanOrEqual(12);
    expect(await lastOrder()).toMatchObject({
      number: 'T-1001',
      state: 'fulfilled',
      total: 25_000,
      outstanding: 0,
    });
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await sale(page).getByText('Add items to start a sale').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('items-search');
  });

  it('by scanner and by touch; the pieces can be typed, and what counts for nothing is said', async () => {
    const { page } = own;
    await page.getByRole('heading', { level: 1 }).click();
    await scan(page, '5901234123457');
    const bread = sale(page).getByLabel('Quantity of Brown bread');
    await bread.waitFor();
    await page.getByRole('button', { name: /^Brown bread/ }).click();
    await expect.poll(() => bread.inputValue()).toBe('2');
    await bread.fill('0');
    await sale(page).getByText('Enter 1 or more').waitFor();
    expect(
      await sale(page)
        .getByRole('button', { name: /Record sale/ })
        .isDisabled(),
    ).toBe(true);
    await bread.fill('3');
    await page.getByRole('button', { name: /^Basmati rice/ }).click();
    await sale(page).getByRole('button', { name: 'Remove Basmati rice 1 kg' }).click();
    await sale(page)
      .getByText(/195\.00/)
      .last()
      .waitFor();
    await page.getByText('Pay on Delivery').click();
    await sale(page)
      .getByRole('button', { name: /Record sale/ })
      .click();
    await page.getByRole('heading', { name: 'T-1002 recorded' }).waitFor();
    expect(await lastOrder()).toMatchObject({ state: 'placed', payment_type: 'pod', outstanding: 19_500 });
    await page.getByRole('button', { name: 'New sale' }).click();
  });

  it('on credit to a customer; a refusal stands under its field and keeps the sale', async () => {
    const { page, store } = own;
    const added = await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
      token: store.businessToken,
      params: { id: store.id },
      body: { name: 'Asha Mwangi', phone: '+254722000111' },
    });
    expect(added.status).toBe(200);
    await page.getByRole('button', { name: /^Basmati rice/ }).click();
    await page.getByText('Credit Purchase').click();
    await sale(page)
      .getByRole('button', { name: /Record sale/ })
      .click();
    await sale(page).getByText('Choose a customer for the balance due').waitFor();
    expect(await grave(page)).toEqual([]);
    await sale(page)
      .getByLabel(/^Customer/)
      .click();
    await page.keyboard.type('asha');
    await page.getByRole('option', { name: /Asha Mwangi/ }).click();
    await sale(page)
      .getByRole('button', { name: /Record sale/ })
      .click();
    await page.getByRole('heading', { name: 'T-1003 recorded' }).waitFor();
    await page.getByText('Balance due').waitFor();
    expect(await lastOrder()).toMatchObject({
      payment_type: 'credit',
      outstanding: 25_000,
      customer: { name: 'Asha Mwangi' },
    });
  });

  it('says in sight, with the keyboard there, why a part payment is refused', async () => {
    const { page } = own;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await page.getByRole('button', { name: /^Basmati rice/ }).click();
    await page.getByText('Part Payment').click();
    const amount = sale(page).getByLabel('Amount paid now');
    await amount.fill('250');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await sale(page)
      .getByRole('button', { name: /Record sale/ })
      .click();
    const reason = sale(page).getByText('Enter a part payment above 0 and below the total');
    await reason.waitFor();
    await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await isInSight(reason)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await page.getByRole('button', { name: /^Basmati rice/ }).waitFor();
  });

  it('once, though its answer is lost and the sale changes before the next try', async () => {
    const { page } = own;
    await loseFirstAnswer(page, /\/orders$/);
    await page.getByRole('button', { name: /^Brown bread/ }).click();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Network Error').waitFor();
    await page.getByRole('button', { name: /^Basmati rice/ }).click();
    await page.keyboard.press('Control+Enter');
    await page.getByText('The sale was already recorded').waitFor();
    await page.getByRole('heading', { name: 'T-1004 recorded' }).waitFor();
    expect(await lastOrder()).toMatchObject({ number: 'T-1004', units: 1, total: 6500 });
  });

  it('on credit to a customer by keyboard alone, in at most 12 key presses beyond the search text', async () => {
    const { page } = own;
    await page.getByRole('button', { name: 'New sale' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('items-search');
    const keys = countedKeys(page);
    await page.keyboard.type('basma');
    await keys.press('Enter');
    await sale(page).getByLabel('Quantity of Basmati rice 1 kg').waitFor();
    await expect.poll(() => page.getByLabel('Search products or scan').inputValue()).toBe('');
    // From the search on to the payment: Fully Paid, Part Payment, Credit Purchase; then the customer.
    await keys.press('Enter', 'ArrowRight', 'ArrowRight', 'Tab', 'a', 's', 'h', 'a');
    await page.getByRole('option', { name: /Asha Mwangi/ }).waitFor();
    await keys.press('Enter');
    await sale(page).getByRole('button', { name: 'Remove Asha Mwangi' }).waitFor();
    await keys.press('Control+Enter');
    await page.getByRole('heading', { name: 'T-1005 recorded' }).waitFor();
    expect(await lastOrder()).toMatchObject({
      payment_type: 'credit',
      units: 1,
      outstanding: 25_000,
      customer: { name: 'Asha Mwangi' },
    });
    expect(keys.presses()).toBeLessThanOrEqual(12);
  });

  it('of one piece, however often Enter is pressed before it is found', async () => {
    const { page } = own;
    await page.getByRole('button', { name: 'New sale' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('items-search');
    await page.keyboard.type('basma');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    const rice = sale(page).getByLabel('Quantity of Basmati rice 1 kg');
    await rice.waitFor();
    await expect.poll(() => page.getByLabel('Search products or scan').inputValue()).toBe('');
    expect(await rice.inputValue()).toBe('1');
    await sale(page).getByRole('button', { name: 'Remove Basmati rice 1 kg' }).click();
  });

  it('at a price that the buyer was told: one that changes meanwhile is said, and the cashier decides', async () => {
    const { page } = own;
    await page.getByRole('button', { name: /^Brown bread/ }).click();
    const bread = sale(page).getByRole('listitem').filter({ hasText: 'Brown bread' });
    await bread.getByText(/65\.00 each$/).waitFor();
    await changePriceOfBread(7000);
    await bread.getByText(/70\.00 each now, was .*65\.00$/).waitFor();
    await page.getByText(/^Brown bread now costs .*70\.00$/).waitFor();
    expect(await grave(page)).toEqual([]);

    // A change of which this page has not heard yet.
    await hearNoPrices(page);
    await changePriceOfBread(8000);
    await page.keyboard.press('Control+Enter');
    await sale(page)
      .getByText(/^The total is now .*80\.00, not .*70\.00\./)
      .waitFor();
    await bread.getByText(/80\.00 each now, was .*65\.00$/).waitFor();
    expect(await lastOrder()).toMatchObject({ number: 'T-1005' });
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: 'T-1006 recorded' }).waitFor();
    expect(await lastOrder()).toMatchObject({ units: 1, total: 8000, outstanding: 0 });
  });
});
