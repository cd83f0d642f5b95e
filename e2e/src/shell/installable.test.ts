import { beforeAll, describe, expect, inject, it } from 'vitest';
import { ownStore } from '#fixtures/own-store.ts';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { tillOn } from '#support/till/till.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

interface WebManifest {
  id: string;
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

const url = inject('serverUrl');
const own = ownStore('/products');
const get = (path: string) => fetch(new URL(path, url));

/** As the header of a PNG says it: `192x192`. */
async function sizeOf(path: string): Promise<string> {
  const answer = await get(path);
  expect(answer.headers.get('content-type'), path).toBe('image/png');
  const bytes = Buffer.from(await answer.arrayBuffer());
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('The console as an app of the device', () => {
  let manifest: WebManifest;
  beforeAll(async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    manifest = (await answer.json()) as WebManifest;
    await addProduct(url, own.store, { status: 'active', title: 'Brown bread', price: 6500 });
  });

  it('has a name, a start and the icons and pictures that a browser asks for', () => {
    expect(manifest).toMatchObject({ id: '/', name: 'Sokoni', start_url: '/', display: 'standalone' });
    expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(['wide', 'narrow']);
  });

  it('names files that are there, as large as it says', async () => {
    const shortcutIcons = manifest.shortcuts.flatMap(({ icons }) => icons);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots, ...shortcutIcons])
      expect(await sizeOf(src), src).toBe(sizes);
  });

  it('leads to pages that are there', async () => {
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Sell', 'Orders', 'Products']);
    for (const { url: address } of manifest.shortcuts) {
      await own.page.goto(address);
      await own.page.getByRole('heading', { level: 1 }).waitFor();
      expect(new URL(own.page.url()).pathname).toBe(address);
    }
  });

  it('is installed from the till, once the browser offers it', async () => {
    const { page } = own;
    await tillOn(() => page).open();
    const install = page.getByRole('button', { name: 'Install on this device' });
    const status = page.getByRole('button', { name: /^Register and sending/ });
    await status.click();
    await page.getByRole('button', { name: 'Send now' }).waitFor();
    await expect.poll(() => install.count()).toBe(0);
    await page.evaluate(() => {
      const prompt = async () => document.body.setAttribute('data-asked', 'yes');
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
    await install.click();
    await install.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('body').getAttribute('data-asked')).toBe('yes');
  });
});
