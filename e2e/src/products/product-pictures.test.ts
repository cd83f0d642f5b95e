import { Buffer } from 'node:buffer';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paintedPng } from '#fixtures/png-fixture.ts';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const file = (
  name: string,
  colour: readonly [number, number, number],
  size: readonly [number, number] = [40, 30],
) => ({
  name,
  mimeType: 'image/png',
  buffer: paintedPng(...size, colour),
});
const red = file('red.png', [190, 40, 30]);
const blue = file('blue.png', [30, 60, 180]);
const green = file('green.png', [20, 120, 70]);

const tiles = (page: Page) => page.getByRole('button', { name: /^picture \d/ });
const names = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.ariaLabel));
const shown = (page: Page) =>
  tiles(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
const choose = (page: Page, files: Parameters<Page['setInputFiles']>[1]) =>
  page.getByLabel('Choose pictures').setInputFiles(files);

/** Files are held over the card and let go. */
async function drop(page: Page, files: readonly ReturnType<typeof file>[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
  const transfer = await page.evaluateHandle((all) => {
    const held = new DataTransfer();
    for (const { name, mimeType, bytes } of all)
      held.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
    return held;
  }, given);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pictures' }) });
  await card.dispatchEvent('dragover', { dataTransfer: transfer });
  await page.getByText('Drop the pictures here').waitFor();
  await card.dispatchEvent('drop', { dataTransfer: transfer });
}

describe('A variant product made by hand with pictures', () => {
  it('keeps them until it is saved, puts them in order, and gives them to its variants', async () => {
    const { amina, store } = await productStore(url);
    const { page, context, faults } = await visitStore(browser, url, amina, '/products/new');
    await page.getByLabel('Title', { exact: true }).fill('Kitenge shirt');
    await page.getByLabel('Price', { exact: true }).fill('1250');
    await page.getByRole('button', { name: 'Add options like size or colour' }).click();
    await page.getByLabel('Option', { exact: true }).fill('Colour');
    await page.getByLabel('Values', { exact: true }).click();
    for (const entry of ['Red', 'Blue']) {
      await page.keyboard.type(entry);
      await page.keyboard.press('Enter');
    }

    // Several at once, of which one is none.
    const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
    await drop(page, [red, blue]);
    await choose(page, [green, svg]);
    await page.getByText('logo.svg Use a JPEG, PNG, WebP, GIF or AVIF picture').waitFor();
    expect(await names(page)).toEqual(['picture 1, red.png', 'picture 2, blue.png', 'picture 3, green.png']);
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dismiss logo.svg' }).click();

    // By keyboard
    await tiles(page).nth(2).focus();
    await page.keyboard.press('Home');
    await page.getByText('Moved to position 1 and set as cover').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Moved to position 2 of 3').waitFor();
    expect(await names(page)).toEqual(['picture 1, red.png', 'picture 2, green.png', 'picture 3, blue.png']);

    // Given to what is blue, before anything is saved
    await tiles(page).nth(2).click();
    const large = page.getByRole('dialog', { name: 'Picture 3 of 3' });
    await large.getByLabel('Alternative text').fill('In blue');
    await large.getByRole('button', { name: 'Blue', exact: true }).click();
    await large.getByText('1 variant shows this picture.').waitFor();
    expect(await grave(page)).toEqual([]);
    await large.getByRole('button', { name: 'Done' }).click();

    // Leaving asks; saving sends them.
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: 'Kitenge shirt', level: 1 }).waitFor();
    const params = { id: store.id, product_id: page.url().split('/').at(-1) ?? '' };
    const read = async () => {
      const path = 'GET /marketplace/v1/stores/{id}/products/{product_id}';
      return (await call(url, path, { token: store.businessToken, params })).data;
    };
    await expect
      .poll(async () => (await read()).images.map(({ alt_text }) => alt_text))
      .toEqual(['', '', 'In blue']);
    await expect.poll(() => names(page)).toEqual(['picture 1', 'picture 2', 'picture 3, In blue']);
    const saved = await read();
    expect(saved.variants.map(({ image_id }) => image_id)).toEqual([null, saved.images[2]?.id]);

    // By the mouse
    const goal = await tiles(page).first().boundingBox();
    const start = await tiles(page).nth(1).boundingBox();
    if (!goal || !start) throw new Error('The pictures are not in sight');
    await page.mouse.move(start.x + 20, start.y + 20);
    await page.mouse.down();
    await page.mouse.move(goal.x + 30, goal.y + 30, { steps: 4 });
    await page.mouse.up();
    const ids = [1, 0, 2].map((place) => saved.images[place]?.id);
    await expect.poll(async () => (await read()).images.map(({ id }) => id)).toEqual(ids);

    // Escape puts back what is in the hand, and the click that ends a drag opens nothing.
    const before = await shown(page);
    await page.mouse.move(start.x + 20, start.y + 20);
    await page.mouse.down();
    await page.mouse.move(goal.x + 30, goal.y + 30, { steps: 4 });
    await expect.poll(() => shown(page)).not.toEqual(before);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(() => shown(page)).toEqual(before);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

    // Taken away and put back, with the variant that showed it
    await tiles(page).nth(2).focus();
    await page.keyboard.press('Delete');
    await page.getByText('Picture removed').waitFor();
    await expect.poll(async () => (await read()).images.length).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await read()).variants[1]?.image_id).toBe(saved.images[2]?.id);

    // From the side of the variant
    await page.getByRole('button', { name: 'Edit Red' }).click();
    await page.getByRole('radio', { name: 'Picture 2' }).press('Space');
    await expect.poll(async () => (await read()).variants[0]?.image_id).toBe(saved.images[0]?.id);
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Back' }).click();
    const cover = page.getByRole('row').filter({ hasText: 'Kitenge shirt' }).locator('img');
    await expect.poll(() => cover.getAttribute('src')).toContain(saved.images[1]?.id);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is told which file failed on its way, and sends it again', async () => {
    const { amina, store } = await productStore(url);
    const made = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
      token: store.businessToken,
      params: { id: store.id },
      body: { title: 'Clay pot', variants: [{ price: 90_000 }] },
    });
    const { page, context } = await visitStore(browser, url, amina, `/products/${made.data.id}`);
    await page.route('**/images', (route) => route.abort(), { times: 1 });
    await choose(page, [red]);
    await page.getByText('red.png Network Error').waitFor();
    await page.getByText('Add a photo: products with photos sell better.').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Retry red.png' }).click();
    await page.getByText('Add a photo: products with photos sell better.').waitFor({ state: 'detached' });
    const params = { id: store.id, product_id: made.data.id };
    const path = 'GET /marketplace/v1/stores/{id}/products/{product_id}';
    await expect
      .poll(async () => (await call(url, path, { token: store.businessToken, params })).data.images.length)
      .toBe(1);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(['picture 1']);
    await choose(
      page,
      Array.from({ length: 31 }, () => blue),
    );
    await page.getByText('A product can have up to 30 pictures: 2 files were skipped.').waitFor();
    await context.close();
  });
});

describe('The console at another address than PUBLIC_URL', () => {
  it('shows the pictures of products, which it finds on the address it has', async () => {
    const { amina, store } = await productStore(url);
    await addProduct(url, store, { title: 'Clay pot', price: 90_000 });
    const elsewhere = url.replace('localhost', '127.0.0.1');
    const { page, context, faults } = await visitStore(browser, elsewhere, amina, '/products');
    await page.getByRole('link', { name: 'Clay pot' }).click();
    await choose(page, [red]);
    await expect.poll(() => seenWidth(tiles(page).locator('img'))).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => seenWidth(tiles(page).locator('img'))).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Back' }).click();
    const cover = page.getByRole('row').filter({ hasText: 'Clay pot' }).locator('img');
    await expect.poll(() => seenWidth(cover)).toBeGreaterThan(0);
    expect(await cover.evaluate((image: HTMLImageElement) => new URL(image.src).origin)).toBe(elsewhere);
    expect(faults).toEqual([]);
    await context.close();
  });
});

const seenWidth = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
