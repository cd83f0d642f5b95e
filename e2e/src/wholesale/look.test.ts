import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buyAround, purchaseId } from '#fixtures/wholesale-fixtures.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => { browser = await launch(); });
afterAll(() => browser.close());
it('looks', async () => {
  const m = await newMerchant(url, 'Look');
  const store = await newStore(url, m.token, { name: 'Mama Bisi', module_wholesale: 'active', module_inventory: 'active' });
  await buyAround(url, { token: store.businessToken, storeId: store.id });
  const { page } = await visitStore(browser, url, m, '/wholesale/suppliers');
  const shot = async (name: string) => {
    for (const width of [1440, 1024, 360]) {
      await page.setViewportSize({ width, height: width === 360 ? 760 : 900 });
      await new Promise((r) => setTimeout(r, 500));
      await page.screenshot({ path: `/tmp/w3t/${name}-${width}.png` });
      if (width !== 1024) {
        await page.evaluate(() => { document.documentElement.dataset.theme = 'dark'; });
        await new Promise((r) => setTimeout(r, 200));
        await page.screenshot({ path: `/tmp/w3t/${name}-${width}-dark.png` });
        await page.evaluate(() => { document.documentElement.dataset.theme = 'light'; });
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.getByText('Kiosk 8 Wholesale').waitFor();
  await shot('suppliers');
  await page.getByRole('link', { name: /^Buy from Gro/ }).click();
  await page.getByRole('button', { name: 'Add Enamel basin to the cart' }).click();
  await page.getByRole('button', { name: 'Quick order' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('DR-M 6\nX-1 3');
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('X-1').first().waitFor();
  await shot('quick');
  await page.getByRole('dialog').getByRole('textbox').fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await shot('shop');
  await page.setViewportSize({ width: 360, height: 760 });
  await page.getByRole('button', { name: /^Cart: / }).click();
  await new Promise((r) => setTimeout(r, 600));
  await page.screenshot({ path: '/tmp/w3t/cart-360.png' });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Choose variants of Kitenge dress' }).click();
  await shot('variants');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Order 12 of/ }).click();
  await page.getByRole('button', { name: 'Continue to order' }).click().catch(() => {});
  await shot('order');
  await page.goto('/wholesale/purchases');
  await page.getByText('PO-2026/114').waitFor();
  await shot('purchases');
  await page.goto(`/wholesale/purchases/${purchaseId}`);
  await page.getByText('Track SN-4471').waitFor();
  await shot('purchase');
  await page.goto('/wholesale/payables');
  await page.getByText(/unpaid purchase/).waitFor();
  await shot('payables');
  expect(1).toBe(1);
}, 240_000);
