import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openedTill, type TillAt, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { followFaults } from '#support/browser/browser.ts';
import { readQr } from '#support/browser/read-qr.ts';

let shop: TillStore;
let at: TillAt;
beforeAll(async () => {
  shop = await tillStore(inject('serverUrl'), { name: 'Duka la Amina' });
  at = await openedTill(shop);
});
afterAll(() => at.close());

async function openDisplay(): Promise<Page> {
  const { till, device } = at;
  const [display] = await Promise.all([
    device.context.waitForEvent('page'),
    till.page.getByRole('button', { name: 'Customer display' }).click(),
  ]);
  followFaults(display, device.faults);
  await display.setViewportSize({ width: 800, height: 480 });
  await display.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return display;
}

it('The window for the customer follows the sale without a network, and says nothing of anybody', async () => {
  const { till, line, device } = at;
  line.down();
  const display = await openDisplay();
  await display.getByRole('heading', { name: 'Duka la Amina' }).waitFor();
  await display.getByText('Welcome').waitFor();
  const items = display.getByRole('list', { name: 'Your items' });

  await till.ring('Clay pot');
  await till.ring('Sisal basket');
  await till.lineOf('Sisal basket').waitFor();
  await items.getByText('Sisal basket').waitFor();
  await expect.poll(() => items.getByRole('listitem').count()).toBe(2);
  await expect.poll(() => display.getByRole('definition').last().textContent()).toMatch(/2,100/);
  expect(await grave(display)).toEqual([]);

  // Opened later, it shows what is being rung.
  await display.reload();
  await items.getByText('Clay pot').waitFor();

  // However small the window is, what was rung last is in sight.
  await display.setViewportSize({ width: 480, height: 200 });
  const isShown = (title: string) =>
    items.getByText(title).evaluate((element) => {
      const window = element.closest('[tabindex]')?.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return window !== undefined && top >= window.top && bottom <= window.bottom;
    });
  expect(await isShown('Sisal basket')).toBe(true);
  expect(await isShown('Clay pot')).toBe(false);
  await display.setViewportSize({ width: 800, height: 480 });

  await till.page.getByRole('button', { name: /^Pay/ }).click();
  const payment = till.page.getByRole('dialog', { name: 'Payment' });
  await payment.getByRole('textbox', { name: 'Cash received' }).fill('2500');
  await payment.getByRole('button', { name: /^Pay / }).click();
  await display.getByText('Thank you').waitFor();
  await expect
    .poll(() => display.getByRole('definition').allTextContents())
    .toEqual([expect.stringMatching(/2,100/), expect.stringMatching(/400/)]);
  expect(await readQr(display.getByRole('img'))).toMatch(
    new RegExp(`^${line.url}/r/${shop.store.id}/[\\w-]{22}$`),
  );
  expect(await grave(display)).toEqual([]);
  await expect
    .poll(() => display.locator('body').textContent())
    .not.toMatch(new RegExp(shop.amina.email, 'i'));

  await till.nextSale();
  await display.getByText('Welcome').waitFor();
  await till.ring('Clay pot');
  await items.getByText('Clay pot').waitFor();
  await till.page.close({ runBeforeUnload: true });
  await display.getByText('Welcome').waitFor();
  expect(device.faults).toEqual([]);
});
