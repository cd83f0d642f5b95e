import { uiWords } from '@sokoni/messages/en/shell/frame';
import { taxSettings } from '@sokoni/messages/en/stores/settings';
import { loadEveryLanguage } from '@sokoni/messages/load-every-language';
import { translator } from '@sokoni/messages/translator';
import type { Language } from '@sokoni/rules/languages';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let made: Awaited<ReturnType<typeof productStore>>;
beforeAll(async () => {
  await loadEveryLanguage();
  browser = await launch();
  made = await productStore(url);
  await addProduct(url, made.store, { title: 'Basin', price: 123_450, opening_stock: 2 });
});
afterAll(() => browser.close());

const taxes = translator({ taxSettings });
const words = translator({ uiWords });

/** What a spreadsheet puts on the clipboard, or is given from it. */
function clipboard(page: Page, type: 'copy' | 'paste', text = ''): Promise<string> {
  return page.evaluate(
    (event) => {
      const clipboardData = new DataTransfer();
      if (event.text !== '') clipboardData.setData('text/plain', event.text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent(event.type, { clipboardData, bubbles: true, cancelable: true }),
      );
      return clipboardData.getData('text/plain');
    },
    { type, text },
  );
}

async function visitIn(language: Language, path: string) {
  const opened = await visitStore(browser, url, made.amina, path);
  await opened.page.evaluate((chosen) => localStorage.setItem('sokoni_language', chosen), language);
  await opened.page.reload();
  await opened.page.locator(`html[lang=${language}]`).waitFor();
  return opened;
}

describe('A number in the language of the reader', () => {
  it.each([
    ['fr', '7,5', '7,5', '1 234,567', '1234,57'],
    ['fr', '7.5', '7,5', '1234.5', '1234,5'],
    ['en', '7,5', '7.5', '1,234', '1234'],
    ['ar', '٧٫٥', '7.5', '١٬٢٣٤٫٥', '1234.5'],
  ] as const)('in %s: %s stands as %s, %s as %s', async (language, typed, left, amount, leftAmount) => {
    const { page, context, faults } = await visitIn(language, '/settings/taxes');
    const say = taxes.in(language);
    const price = page.getByRole('spinbutton', { name: say('example.price') });
    await price.fill(amount);
    expect(await price.inputValue()).toBe(amount);
    await price.blur();
    await expect.poll(() => price.inputValue()).toBe(leftAmount);

    const charges = page.getByRole('switch', { name: say('vat.charge') });
    if (!(await charges.isChecked())) await charges.click();
    const rate = page.getByRole('spinbutton', { name: say('vat.rate') });
    // Something else first: what is saved already would not be saved again.
    await rate.fill('8');
    await rate.fill(typed);
    await page.getByRole('button', { name: words.in(language)('save.save'), exact: true }).click();
    await expect.poll(() => rate.inputValue()).toBe(left);
    await page.getByText(say('saved')).waitFor();
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}', {
      token: made.amina.token,
      params: { id: made.store.id },
    });
    expect(data.account.vat_percent).toBe(7.5);
    await call(url, 'PUT /marketplace/v1/stores/{id}/update/vat', {
      token: made.amina.token,
      params: { id: made.store.id },
      body: { apply_vat: true, vat_percent: 5 },
    });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('steps by the arrow keys, and not below nothing', async () => {
    const { page, context, faults } = await visitIn('fr', '/settings/taxes');
    const price = page.getByRole('spinbutton', { name: taxes.in('fr')('example.price') });
    await price.fill('1,5');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => price.inputValue()).toBe('2,5');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown');
    await expect.poll(() => price.inputValue()).toBe('0');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is typed, pasted and copied with a comma in a spreadsheet in French', async () => {
    const { page, context, faults } = await visitIn('fr', '/products/spreadsheet');
    const cells = page.getByRole('row').filter({ hasText: 'Basin' }).getByRole('gridcell');
    await expect.poll(() => cells.first().textContent()).toBe('1234,50');
    await page.getByRole('grid').focus();
    await page.keyboard.type('99,999');
    await page.keyboard.press('Tab');
    await expect.poll(() => cells.first().textContent()).toBe('100,00');
    await clipboard(page, 'paste', '1 099,5');
    await expect.poll(() => cells.nth(1).textContent()).toBe('1099,5');
    expect(await clipboard(page, 'copy')).toBe('1099,5');
    expect(faults).toEqual([]);
    await context.close();
  });
});
