import { sellLine } from '@sokoni/messages/en/till/cart';
import { tillCashier } from '@sokoni/messages/en/till/cashier';
import { completedSale } from '@sokoni/messages/en/till/receipt';
import { loadEveryLanguage } from '@sokoni/messages/load-every-language';
import { translator } from '@sokoni/messages/translator';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { speak } from '#screens/show-screen.ts';
import { call } from '#support/server/api.ts';
import { tillOn } from '#support/till/till.ts';

const url = inject('serverUrl');
const own = ownStore('/products');
const till = tillOn(() => own.page);
const line = translator({ sellLine }).in('ar');
const cashier = translator({ tillCashier }).in('ar');
const completed = translator({ completedSale }).in('ar');

const footer = 'Thank you for your business.';

beforeAll(async () => {
  await loadEveryLanguage();
  const at = { token: own.store.businessToken, params: { id: own.store.id } };
  await call(url, 'PUT /marketplace/v1/stores/{id}/update', { ...at, body: { receipt_footer: footer } });
  await call(url, 'PUT /marketplace/v1/stores/{id}/till-pin', { ...at, body: { pin: '2580' } });
  await addProduct(url, own.store, { status: 'active', title: 'Clay pot', price: 90_000, opening_stock: 9 });
  await till.open();
});

/** The first row of a number pad as it is seen, from left to right. */
async function firstRow(pad: Locator): Promise<string[]> {
  const keys = await pad
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .slice(0, 3)
        .map((button) => ({ text: button.textContent, x: button.getBoundingClientRect().x })),
    );
  return keys.toSorted((one, other) => one.x - other.x).map(({ text }) => text ?? '');
}

describe('The till in Arabic', () => {
  it('has number pads as telephones and card terminals have them', async () => {
    const { page } = own;
    await till.ring('Clay pot');
    await till.lineOf('Clay pot').click();
    await speak(page, 'ar');
    const dialog = page.getByRole('dialog');
    const keypad = dialog.getByRole('group', { name: line('keypad') });
    expect(await firstRow(keypad)).toEqual(['7', '8', '9']);
    await speak(page, 'en');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Current sale' }).getByRole('button', { name: /^Pay/ }).click();
    await speak(page, 'ar');
    expect(await firstRow(keypad)).toEqual(['7', '8', '9']);
    await speak(page, 'en');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Cashier: / }).click();
    await dialog.getByRole('listitem').getByRole('button').first().click();
    await speak(page, 'ar');
    expect(await firstRow(dialog.getByRole('group', { name: cashier('pin.keys') }))).toEqual(['1', '2', '3']);
    await speak(page, 'en');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('prints what the merchant has typed with its full stop at its end', async () => {
    const { page } = own;
    await till.ring('Clay pot');
    await till.pressExactCash();
    const paid = page.locator('section', { has: page.locator('#completed') });
    await paid.waitFor();
    await speak(page, 'ar');
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.printing = 'true';
      };
    });
    await paid.getByRole('button', { name: completed('print'), exact: true }).click();
    await page.locator('html[data-printing]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const isAtEnd = await page.getByText(footer).evaluate((place) => {
      const text = document.createTreeWalker(place, NodeFilter.SHOW_TEXT).nextNode();
      const lefts = [0, (text?.textContent ?? '').length - 1].map((at) => {
        const letter = document.createRange();
        if (text) letter.setStart(text, at);
        if (text) letter.setEnd(text, at + 1);
        return letter.getBoundingClientRect().left;
      });
      return (lefts[0] ?? 0) < (lefts[1] ?? 0);
    });
    expect(isAtEnd).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await speak(page, 'en');
  });
});
