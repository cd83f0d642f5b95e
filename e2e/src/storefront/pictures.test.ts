import { themes } from '@sokoni/themes/themes/themes.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paintedPng } from '#fixtures/png-fixture.ts';
import { addPicture, addProduct } from '#fixtures/product-fixtures.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { call, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';

const url = inject('serverUrl');
const square = paintedPng(1000, 1000, [27, 122, 75]);
const paths = ['/', '/collections/cloth', '/products/kitenge'];
let browser: Browser;
let store: OpenedStore;
let inStore: { token: string; params: { id: string } };
beforeAll(async () => {
  browser = await launch();
  const { token } = await newMerchant(url);
  store = await newStore(url, token);
  inStore = { token: store.businessToken, params: { id: store.id } };
  const cloth = await call(url, 'POST /marketplace/v1/stores/{id}/categories', {
    ...inStore,
    body: { name: 'Cloth' },
  });
  for (const title of ['Kitenge', 'Kanga', 'Kikoi']) {
    const product = { title, price: 800_00, status: 'active', category_id: cloth.data.id } as const;
    const id = await addProduct(url, store, product);
    for (let shot = 0; shot < 2; shot += 1) {
      await addPicture(url, store.businessToken, store.id, id, { png: square });
    }
  }
});
afterAll(() => browser.close());

async function open(width: number, deviceScaleFactor: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url.replace('localhost', `${store.subDomain}.localhost`),
    viewport: { width, height: 800 },
    deviceScaleFactor,
  });
  context.setDefaultTimeout(patience);
  return context.newPage();
}

/** The size that the browser chose, and how wide it was told that the picture is shown, as a part of how wide it is. */
function chosen(picture: Locator): Promise<{ size: string | undefined; told: number }> {
  return picture.evaluate(async (shown: HTMLImageElement) => {
    shown.scrollIntoView();
    await shown.decode();
    const size = /-(\w+)\.webp$/.exec(shown.currentSrc)?.[1];
    return { size, told: shown.naturalWidth / shown.offsetWidth };
  });
}

describe.each(Object.entries(themes))('A shop in the theme %s', (theme, { defaults }) => {
  beforeAll(async () => {
    const body = { default_theme: theme };
    await call(url, 'PUT /marketplace/v1/stores/{id}/update', { ...inStore, body });
    // Pages of before are kept for a moment.
    const page = await open(360, 1);
    const colours = async () => (await page.locator('style').first().textContent()) ?? '';
    for (const path of paths) {
      do await page.goto(path);
      while (!(await colours()).includes(`--accent:${defaults.accent};`));
    }
    await page.context().close();
  });

  it('shows its cards in their size on the phone that Lighthouse looks with', async () => {
    const page = await open(412, 1.75);
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'commit' });
      expect((await chosen(page.locator('.card-picture img').first())).size, path).toBe('card');
    }
    await page.context().close();
  });

  it('says how wide pictures are shown', async () => {
    const page = await open(360, 1);
    for (const [path, pictures] of [
      ['/collections/cloth', '.card-picture img'],
      ['/products/kitenge', '.gallery img'],
    ] as const) {
      for (const width of [360, 412, 768, 1366, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path, { waitUntil: 'commit' });
        const { told } = await chosen(page.locator(pictures).first());
        expect(told, `${path} at ${width}`).toBeGreaterThan(0.97);
        expect(told, `${path} at ${width}`).toBeLessThan(1.1);
      }
    }
    await page.context().close();
  });
});
