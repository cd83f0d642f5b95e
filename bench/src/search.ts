import { launch } from '@sokoni/e2e/support/browser/browser';
import { visitStore } from '@sokoni/e2e/support/browser/visit-store';
import { call, newMerchant, newStore } from '@sokoni/e2e/support/server/api';
import { embeddedDatabase } from '@sokoni/e2e/support/server/embedded-database';
import { dispose, startServer } from '@sokoni/e2e/support/server/server-process';
import { query } from '@sokoni/server/testing/database/query';
import type { Page } from 'playwright-core';
import { report } from './support/report.ts';
import { seedProducts } from './support/seed-products.ts';

// Typing in the search of a list of 100,000 products, on loopback: each letter is painted within 50 ms, and the rows of what
// was typed stand within 200 ms of the last letter. The slowest of all rounds counts.
const words = {
  'the beginning of a word': 'golden ri',
  'words in another order': 'ri golden',
  'a slip': 'blnder',
  'few hits': 'linen 44',
  'an SKU': 'SK-777-1',
  'a barcode': '2000000003001',
};
const rounds = 10;
const keyMs = 60;
const paintMs = 50;
const rowsMs = 200;

const server = await startServer();
const browser = await launch();
try {
  const merchant = await newMerchant(server.url);
  const store = await newStore(server.url, merchant.token, { name: 'Duka kubwa' });
  const { superUrl } = await embeddedDatabase(server.dataDir);
  await seedProducts(superUrl, store.id, 100_000);
  await query(superUrl, 'vacuum analyze');
  const titlesOf = async (search: string) => {
    const { data } = await call(server.url, 'GET /marketplace/v1/stores/{id}/products', {
      token: merchant.token,
      params: { id: store.id },
      query: { search },
    });
    return data.items.map(({ title }) => title);
  };
  const whole = await titlesOf('');
  const { page } = await visitStore(browser, server.url, merchant, '/products');
  // The loader of this file names functions with a helper that a page does not have.
  await page.evaluate('globalThis.__name = (one) => one');
  const field = page.getByRole('main').getByRole('searchbox');

  for (const [name, text] of Object.entries(words)) {
    const titles = await titlesOf(text);
    const paints: number[] = [];
    const shown: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await field.fill('');
      await page.waitForFunction(shows, whole);
      await field.focus();
      const measured = await typed(page, text, titles);
      paints.push(...measured.paints);
      shown.push(measured.shown);
    }
    const [paint, rows] = [Math.max(...paints), Math.max(...shown)];
    report(`search: ${name}`, {
      'a letter': `${Math.round(paint)} ms`,
      rows: `${Math.round(rows)} ms, median ${Math.round(median(shown))} ms`,
      limit: `${paintMs} ms, ${rowsMs} ms`,
      holds: paint <= paintMs && rows <= rowsMs,
    });
  }
} finally {
  await browser.close();
  await dispose(server);
}

/**
 * Types the text into the empty search of the list.
 * @returns milliseconds from each key to the frame that shows it, and from the last key to the frame with these rows
 */
async function typed(
  page: Page,
  text: string,
  titles: readonly string[],
): Promise<{ paints: number[]; shown: number }> {
  const watching = await page.evaluateHandle(watch, { letters: text.length, titles });
  await page.keyboard.type(text, { delay: keyMs });
  return watching.evaluate(({ measured }) => measured);
}

/** Whether the list has these lines; it runs in the page. */
function shows(titles: readonly string[]): boolean {
  const lines = [...document.querySelectorAll('main tbody tr')];
  return lines.map((line) => line.querySelector('a')?.textContent).join() === titles.join();
}

function watch({ letters, titles }: { letters: number; titles: readonly string[] }) {
  const afterPaint = () =>
    new Promise<number>((done) => {
      // Behind the frame: what the next one begins with was painted by this one.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      });
    });
  const measured = new Promise<{ paints: number[]; shown: number }>((done) => {
    const painted: Promise<number>[] = [];
    let lastKey = 0;
    addEventListener('keydown', function press(event) {
      lastKey = event.timeStamp;
      painted.push(afterPaint().then((at) => at - event.timeStamp));
      if (painted.length < letters) return;
      removeEventListener('keydown', press);
      void look();
    });
    async function look(): Promise<void> {
      for (;;) {
        const at = await afterPaint();
        const lines = [...document.querySelectorAll('main tbody tr')];
        if (lines.map((line) => line.querySelector('a')?.textContent).join() === titles.join()) {
          done({ paints: await Promise.all(painted), shown: at - lastKey });
          return;
        }
      }
    }
  });
  return { measured };
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
