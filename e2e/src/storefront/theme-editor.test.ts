import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paintedPng } from '#fixtures/png-fixture.ts';
import { addPicture, addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { overflow } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let own: Awaited<ReturnType<typeof productStore>>;
beforeAll(async () => {
  browser = await launch();
  own = await productStore(url);
  await addProduct(url, own.store, { title: 'Kikoi towel', price: 450_00, opening_stock: 9 });
});
afterAll(() => browser.close());

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your shop"]');
const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const saved = (page: Page) => page.getByRole('status').getByText('Draft saved').waitFor();

async function shopUrl(): Promise<string> {
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}', {
    token: own.store.businessToken,
    params: { id: own.store.id },
  });
  return data.storefront_url;
}

describe('The theme of a shop', () => {
  it('is chosen among previews of its own products, edited beside one, published and restored', async () => {
    const { page, context, faults } = await visitStore(browser, url, own.amina, '/dashboard/theme');
    await page.frameLocator('iframe[title="Preview of Souk"]').getByText('Kikoi towel').first().waitFor();
    await page.getByRole('button', { name: 'Use this look' }).nth(1).click();
    await page.getByRole('link', { name: 'Customise' }).click();

    await preview(page).getByText('Kikoi towel').first().waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hero', exact: true }).click();
    await page.getByRole('textbox', { name: 'Heading' }).fill('Karibu dukani');
    await preview(page).getByRole('heading', { name: 'Karibu dukani' }).waitFor();
    await saved(page);

    await page.keyboard.press('Control+z');
    await expect.poll(() => preview(page).getByText('Karibu dukani').count()).toBe(0);
    await page.keyboard.press('Control+Shift+z');
    await preview(page).getByText('Karibu dukani').waitFor();
    await saved(page);

    const shop = await shopUrl();
    const buyer = await context.newPage();
    await buyer.goto(shop);
    await expect.poll(() => buyer.getByText('Karibu dukani').count()).toBe(0);
    await act(page, 'Preview link');
    const link = await page.getByRole('textbox', { name: 'Preview link' }).inputValue();
    await page.getByRole('button', { name: 'Close' }).click();
    const friend = await browser.newContext();
    const seen = await friend.newPage();
    await seen.goto(link);
    await seen.getByText('Karibu dukani').waitFor();
    await seen.getByRole('link', { name: 'Leave preview' }).click();
    await expect.poll(() => seen.getByText('Karibu dukani').count()).toBe(0);
    await friend.close();

    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Your shop is published').waitFor();
    await expect
      .poll(async () => {
        await buyer.reload();
        return buyer.getByRole('heading', { name: 'Karibu dukani' }).count();
      })
      .toBe(1);

    await page.getByRole('textbox', { name: 'Heading' }).fill('Welcome');
    await saved(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => page.getByRole('status').getByText('Published', { exact: true }).count()).toBe(1);
    await act(page, 'History');
    await page.getByRole('button', { name: 'Restore' }).last().click();
    await preview(page).getByText('Karibu dukani').waitFor();
    await act(page, 'Discard changes');
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await preview(page).getByText('Welcome').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is made of sections that are added, moved by keys, hidden, and selected in the preview', async () => {
    const { page, context, faults } = await visitStore(browser, url, own.amina, '/dashboard/theme/editor');
    await page.getByRole('button', { name: 'Add section' }).click();
    expect(await grave(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Questions/ })
      .click();
    // Before there is anything in it, it stands in the preview with its name, and is scrolled to.
    const added = preview(page).locator('[data-section]').last();
    const words = () => added.evaluate((section) => getComputedStyle(section, '::before').content);
    await expect.poll(words).toBe('"Questions"');
    const seen = () =>
      added.evaluate((section) => {
        const { top, bottom } = section.getBoundingClientRect();
        return bottom > top && bottom <= innerHeight + 1;
      });
    await expect.poll(seen).toBe(true);
    await page.getByRole('textbox', { name: 'Heading' }).fill('Good to know');
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('textbox', { name: 'Question' }).fill('Do you deliver?');
    await preview(page).getByText('Do you deliver?').waitFor();

    const names = () =>
      page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('button', { name: /^Move / })
        .evaluateAll((all) => all.map((one) => one.ariaLabel));
    const before = await names();
    expect(before.at(-1)).toBe('Move Questions');
    await page.getByRole('button', { name: 'Move Questions' }).press('ArrowUp');
    await expect.poll(names).toEqual([...before.slice(0, -2), 'Move Questions', before.at(-2)]);

    await page.getByRole('button', { name: 'Actions for Questions' }).click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    await expect.poll(() => preview(page).getByText('Do you deliver?').count()).toBe(0);
    await preview(page).locator('[data-section]').first().click();
    await page.getByRole('heading', { name: 'Hero', exact: true, level: 2 }).waitFor();
    await saved(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has menus whose items keep what is typed, and suggestions that close when the focus goes on', async () => {
    const { page, context, faults } = await visitStore(browser, url, own.amina, '/dashboard/theme/editor');
    await page.getByRole('button', { name: 'Footer menu' }).click();
    const labels = page.getByRole('textbox', { name: 'Label' });
    await page.getByRole('button', { name: 'Add menu item' }).waitFor();
    const before = await labels.count();
    for (const name of ['First', 'Second']) {
      await page.getByRole('button', { name: 'Add menu item' }).click();
      await labels.last().fill(name);
    }
    await labels.nth(before).fill('');
    await page.getByText('Enter a label').waitFor();
    await page.getByRole('button', { name: 'Remove' }).nth(before).click();
    await expect.poll(() => labels.count()).toBe(before + 1);
    expect(await labels.nth(before).inputValue()).toBe('Second');
    expect(await page.getByText('Enter a label').count()).toBe(0);

    const link = page.getByRole('combobox', { name: 'Link' }).nth(before);
    // The list comes when the focus has gone on already.
    let letCome = () => {};
    const hasGoneOn = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/*combo*', async (route) => {
      await hasGoneOn;
      await route.continue();
    });
    await link.focus();
    await page.keyboard.insertText('/');
    await page.keyboard.press('Tab');
    letCome();
    await expect.poll(() => link.getAttribute('aria-expanded')).toBe('false');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.getByRole('button', { name: 'Add menu item' }).click({ timeout: 2000 });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('shows a picture of a product, found by its name and copied for the shop', async () => {
    const { businessToken, id } = own.store;
    const product = await addProduct(url, own.store, { title: 'Sisal basket', price: 900_00 });
    const png = paintedPng(400, 300, [27, 122, 75]);
    await addPicture(url, businessToken, id, product, { png, alt_text: 'A basket of sisal' });
    const { page, context, faults } = await visitStore(browser, url, own.amina, '/dashboard/theme/editor');
    await page.getByRole('button', { name: /^Hero/ }).first().click();
    await page.getByRole('button', { name: 'Choose picture' }).first().click();
    const library = page.getByRole('dialog', { name: 'Pictures of your shop' });
    await library.getByText('No pictures uploaded for your shop yet').waitFor();
    await library.getByRole('radio', { name: 'Products' }).check();
    await library.getByRole('searchbox', { name: 'Search products' }).fill('no such thing');
    await library.getByText('No pictures found').waitFor();
    await library.getByRole('searchbox', { name: 'Search products' }).fill('sisal');
    const basket = library.getByRole('button', { name: 'Use picture 1: Sisal basket' });
    await basket.waitFor();
    expect(await grave(page)).toEqual([]);
    await basket.click();
    await expect.poll(() => library.count()).toBe(0);
    await preview(page).locator('.hero img[alt="A basket of sisal"]').waitFor();
    await saved(page);
    await page.getByRole('button', { name: 'Change' }).click();
    await library.getByRole('button', { name: 'Use picture 1', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says when colours cannot be read, and fits a phone', async () => {
    const { page, context, faults } = await visitStore(browser, url, own.amina, '/dashboard/theme/editor', {
      ...{ width: 360, height: 760, dark: true },
    });
    await page.getByRole('button', { name: 'Colours and typefaces' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill('#ffffff');
    await page.getByText('hard to read').first().waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await grave(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Preview' }).check();
    await preview(page).getByText('Kikoi towel').first().waitFor();
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('A text page', () => {
  it('starts from a text, and is linked in the footer of the shop', async () => {
    const { page, context, faults } = await visitStore(browser, url, own.amina, '/dashboard/pages');
    await page.getByRole('link', { name: 'Add page' }).click();
    await page.getByRole('button', { name: 'About us' }).click();
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('About us');
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'About us', level: 1 }).waitFor();
    const buyer = await context.newPage();
    await buyer.goto(await shopUrl());
    await buyer.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await buyer.getByRole('heading', { name: 'About us' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
