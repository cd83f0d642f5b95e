import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launch, visit } from '#support/browser/browser.ts';
import { pdfPicture } from '#support/browser/pdf-picture.ts';
import { keepSession } from '#support/browser/restore-session.ts';
import { call } from '#support/server/api.ts';
import { dispose, startServer } from '#support/server/server-process.ts';
import { isComplete, speak } from './show-screen.ts';

// Takes the pictures in Arabic and French from a real server with the stores of the demo: `npm run pictures`.
const folder = fileURLToPath(new URL('../../../docs/pictures/languages', import.meta.url));
const owner = { email: 'demo@sokoni.example', password: 'sokoni-demo' };
const desk = { width: 1280, height: 800 };

const papers = {
  ar: {
    customer: 'خالد بن سعيد',
    phone: '+971501234567',
    address: { line1: 'شارع الاتحاد 45، شقة 3', city: 'دبي', country: 'AE' },
    lines: ['قهوة عربية محمصة (250 غ)', 'هاتف Samsung A15، أزرق', 'قماش قطني أبيض، يُباع بالمتر'],
  },
  fr: {
    customer: 'Élodie N’Guessan',
    phone: '+250788123456',
    address: { line1: 'KG 9 Avenue, bâtiment B', city: 'Kigali', country: 'RW' },
    lines: ['Café arabica torréfié (250 g)', 'Téléphone Samsung A15, bleu', 'Tissu wax à motifs, au mètre'],
  },
} as const;

const server = await startServer({ demo: true });
const browser = await launch();
try {
  await mkdir(folder, { recursive: true });
  // The server answers before its stores are there.
  while (!server.output().includes(`Log in as ${owner.email}`)) await pause(200);
  const { page, context } = await visit(browser, server.url, desk);
  await keepSession(page, server.url, owner, 'Creek Trading');
  const cookie = (await context.cookies()).find(({ name }) => name === 'sokoni_business_token');
  const token = decodeURIComponent(cookie?.value ?? '').replace('Bearer ', '');
  const id = await page.evaluate(() => localStorage.getItem('sokoni_active_store_id') ?? '');
  await takePapers(token, id);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await speak(page, 'ar');
  await takeScreens(page, 'ar', ['/', '/orders', '/products', '/customers']);
  await takeOpened(page, 'ar', '/orders', 'order');
  await speak(page, 'fr');
  await takeScreens(page, 'fr', ['/', '/customers', '/reports', '/orders']);
  await takeOpened(page, 'fr', '/products', 'product');
  await context.close();
} finally {
  await browser.close();
  await dispose(server);
}

/** An invoice and a receipt to a customer of each language. */
async function takePapers(token: string, id: string): Promise<void> {
  for (const [language, { customer, phone, address, lines }] of Object.entries(papers)) {
    const at = { token, params: { id } };
    const { data: buyer } = await call(server.url, 'POST /marketplace/v1/stores/{id}/customers', {
      ...at,
      body: { name: customer, phone, language, addresses: [address] },
    });
    const { data: order } = await call(server.url, 'POST /marketplace/v1/stores/{id}/orders', {
      ...at,
      body: {
        customer_id: buyer.id,
        lines: lines.map((title, index) => ({
          ...{ title, quantity: index + 1, unit_price: (index + 2) * 1250_00 },
          discount: index === 1 ? 50_00 : 0,
        })),
        settlement: {
          payment_type: 'part_instant',
          due_on: '2099-01-31',
          payments: [{ method: 'cash', amount: 500_00 }],
        },
      },
    });
    for (const [paper, width] of [
      ['invoice', 794],
      ['receipt', 420],
    ] as const) {
      const { data: link } = await call(
        server.url,
        `GET /marketplace/v1/stores/{id}/orders/{order_id}/${paper}`,
        { token, params: { id, order_id: order.id } },
      );
      const pdf = Buffer.from(await (await fetch(`${server.url}${link.url}`)).arrayBuffer());
      await keep(`${language}-${paper}`, await pdfPicture(browser, pdf, width));
    }
  }
}

async function takeScreens(page: Page, language: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await take(page, `${language}-${path.slice(1) || 'home'}`);
  }
}

/** The first of a list. */
async function takeOpened(page: Page, language: string, list: string, name: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL((address) => address.pathname !== list);
  await take(page, `${language}-${name}`);
}

async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(isComplete);
  await keep(name, await page.screenshot());
}

async function keep(name: string, picture: Buffer): Promise<void> {
  await writeFile(join(folder, `${name}.webp`), await sharp(picture).webp({ quality: 72 }).toBuffer());
}
