import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function assertUsable(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  expect({ pathname, grave: await grave(page) }).toEqual({ pathname, grave: [] });
  expect({ pathname, tooWide: await isTooWide(page) }).toEqual({ pathname, tooWide: false });
}

/** Offers French, and translates the hat and leaves the lamp. */
async function translate(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Français' }).click();
  await page.getByText('3 of 3 missing').waitFor();
  await assertUsable(page);
  await page.getByRole('link', { name: 'Translate into Français' }).click();
  await page.getByText('Missing', { exact: true }).click();
  await page.getByRole('link', { name: 'Desk lamp' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('hat');
  await page.getByRole('link', { name: 'Desk lamp' }).waitFor({ state: 'detached' });
  await assertUsable(page);
  await page.getByRole('link', { name: 'Straw hat' }).click();
  await page.getByRole('textbox', { name: 'Title, Français' }).fill('Chapeau de paille');
  await page.getByRole('textbox', { name: 'Description, Français' }).fill('Pour le soleil.');
  await assertUsable(page);
  await page.getByRole('region', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Translation saved').waitFor();
  await page.goto('/settings/languages');
  await page.getByText('1 of 3 missing').waitFor();
}

/** Looks at the shop in the editor as it is read in French. */
async function previewInFrench(page: Page): Promise<void> {
  await page.goto('/dashboard/theme/editor');
  const preview = page.frameLocator('iframe[title="Preview of your shop"]');
  const panes = page.getByRole('radiogroup', { name: 'Show' }).or(page.getByText('Preview', { exact: true }));
  await panes.first().waitFor({ state: 'attached' });
  const pane = page.getByRole('radio', { name: 'Preview', exact: true });
  if (await pane.isVisible()) await pane.check({ force: true });
  await page.getByRole('combobox', { name: 'Language of the preview' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await preview.getByText('Chapeau de paille').first().waitFor();
  await preview.getByText('Panier').first().waitFor({ state: 'attached' });
  expect(await preview.locator('html').getAttribute('lang')).toBe('fr');
  await assertUsable(page);
}

/** Comes to the English page, chooses French, and buys in it. */
async function buyInFrench(page: Page, email: string): Promise<void> {
  await page.goto('/products/straw-hat');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/products/straw-hat');
  await page.getByRole('heading', { level: 1, name: 'Chapeau de paille' }).waitFor();
  await page.getByText('Pour le soleil.').waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('fr');
  await assertUsable(page);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.waitForURL('**/fr/cart');
  await page.getByRole('link', { name: 'Chapeau de paille' }).waitFor();
  await page.getByRole('main').getByText('Commander', { exact: true }).click();
  await page.waitForURL('**/fr/checkout');
  await page.getByLabel('Pays').selectOption({ label: 'Kenya' });
  await page.getByLabel('Comté (facultatif)').waitFor();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Nom complet').fill('Awa Diop');
  await page.getByLabel('Rue et numéro').fill('12 Moi Avenue');
  await page.getByLabel('Ville').fill('Nairobi');
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check();
  await page.getByRole('button', { name: 'Passer commande' }).click();
  await page.waitForURL('**/fr/orders/*');
  await page.getByText('Commande reçue').first().waitFor();
  await page.getByText('Chapeau de paille × 1').waitFor();
}

describe.each([{ width: 360 }, { width: 1440 }])('A shop in two languages, at $width px', ({ width }) => {
  it('is translated by its owner, bought from in French, and its orders are read in English, and in Swahili', async () => {
    const merchant = await newMerchant(url);
    const store = await newStore(url, merchant.token);
    const shop = url.replace('localhost', `${store.subDomain}.localhost`);
    const hat = {
      title: 'Straw hat',
      description: '<p>For the sun.</p>',
      price: 800_00,
      status: 'active',
    } as const;
    await addProduct(url, store, { ...hat, opening_stock: 9 });
    await addProduct(url, store, { title: 'Desk lamp', price: 900_00, status: 'active', opening_stock: 9 });

    const office = await visitStore(browser, url, merchant, '/settings/languages', {
      ...{ width, height: 900 },
    });
    await translate(office.page);
    await previewInFrench(office.page);

    const context = await browser.newContext({
      ...{ baseURL: shop, viewport: { width, height: 900 }, reducedMotion: 'reduce' },
    });
    context.setDefaultTimeout(patience);
    const email = `awa-${width}@buyers.example`;
    await buyInFrench(await context.newPage(), email);

    const mail = await mailTo(url, email, /confirmée/);
    expect(mail.html).toContain('<html lang="fr"');
    expect(mail.text).toContain('Chapeau de paille × 1');
    expect(mail.text).toContain('/fr/orders/');

    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/orders', {
      ...{ token: merchant.token, params: { id: store.id } },
    });
    await office.page.goto(`/orders/${data.items[0]?.id}`);
    await office.page.getByRole('main').getByText('Straw hat').first().waitFor();
    expect(await office.page.getByText('Chapeau').count()).toBe(0);
    expect(office.faults).toEqual([]);

    const colleague = await newColleague(url, merchant, store, 'manager');
    const counter = await visitStore(browser, url, colleague, '/account', { width, height: 900 });
    await counter.page.getByText('Kiswahili', { exact: true }).click();
    await counter.page.locator('html[lang=sw]').waitFor();
    await counter.page.goto(`/orders/${data.items[0]?.id}`);
    await counter.page.getByRole('heading', { name: 'Uwasilishaji', exact: true }).waitFor();
    await counter.page.getByRole('main').getByText('Straw hat').first().waitFor();
    expect(counter.faults).toEqual([]);
    await Promise.all([office.context.close(), context.close(), counter.context.close()]);
  });
});
