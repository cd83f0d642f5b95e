import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call, newMerchant, newStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launch();
  folder = await mkdtemp(join(tmpdir(), 'sokoni-logo-'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

describe('SPEC 7, CONTRACT "images, logo": the logo of a store', () => {
  it('takes a real picture, refuses anything else with a sentence, and removes it', async () => {
    const amina = await newMerchant(url);
    const store = await newStore(url, amina.token);
    const { page, context, faults } = await visitStore(browser, url, amina, '/settings/store');
    const field = page.getByLabel('Logo', { exact: true });
    const refused = page.getByText('Use a JPEG, PNG, WebP, GIF or AVIF picture');
    await page.getByRole('button', { name: 'Upload picture' }).waitFor();

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
    await refused.waitFor();
    expect(await grave(page)).toEqual([]);
    const tooLarge = join(folder, 'logo.png');
    await writeFile(tooLarge, svg);
    await truncate(tooLarge, 20 * 1024 * 1024 + 1);
    await field.setInputFiles(tooLarge);
    await page.getByText('The file is too large. Use a picture of at most 20 MB.').waitFor();
    // Named and announced as a PNG: only the server can tell.
    await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
    await refused.waitFor();
    expect((await logoKey()) ?? '').toBe('');

    await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await page.getByText('Logo saved').waitFor();
    await refused.waitFor({ state: 'detached' });
    const key = await logoKey();
    expect(key).toMatch(/\.webp$/);
    const pictures = page.locator(`img[src$="/uploads/${key}"]`);
    // In the field and, as the mark of the store, in the bar above.
    await expect.poll(() => pictures.count()).toBe(2);
    for (const picture of await pictures.all()) {
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await grave(page)).toEqual([]);

    await page.getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the logo?' });
    expect(await grave(page)).toEqual([]);
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Logo removed').waitFor();
    await expect.poll(() => pictures.count()).toBe(0);
    expect(await logoKey()).toBeNull();
    expect(faults).toEqual([]);
    await context.close();

    async function logoKey() {
      const { data } = await call(url, 'GET /marketplace/v1/stores/{id}', {
        token: amina.token,
        params: { id: store.id },
      });
      return data.logo_key;
    }
  });
});
