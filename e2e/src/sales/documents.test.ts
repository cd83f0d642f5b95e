import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { riceStore } from '#fixtures/sales-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { noteUnder } from '#support/browser/field-note.ts';
import { wordsOfPdf } from '#support/browser/pdf-text.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Printed {
  types: string[];
  dialogs: number;
}

declare global {
  interface Window {
    printed: Printed;
  }
}

/** A browser without windows shows no PDF: it says that it can, and notes what it is given and how often it is to print. */
async function watchPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true });
    if (window.parent !== window) {
      window.print = () => {
        window.parent.printed.dialogs += 1;
      };
      return;
    }
    window.printed = { types: [], dialogs: 0 };
    const address = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      window.printed.types.push(file instanceof Blob ? file.type : '');
      return address(new Blob(['<p>A paper</p>'], { type: 'text/html' }));
    };
  });
}

const printed = (page: Page) => page.evaluate(() => window.printed);

async function aSale() {
  const { amina, store, at, rice, customerId } = await riceStore(url);
  const email = `wanjiku-${store.subDomain}@example.com`;
  const params = { ...at.params, customer_id: customerId };
  await call(url, 'PUT /marketplace/v1/stores/{id}/customers/{customer_id}', {
    token: at.token,
    params,
    body: { version: 1, email },
  });
  const { data: order } = await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
    ...at,
    body: {
      customer_id: customerId,
      lines: [{ variant_id: rice.variantId, quantity: 2 }],
      settlement: { payment_type: 'credit', due_on: '2099-12-31' },
    },
  });
  return { amina, at, order, email };
}

describe('The papers of an order', () => {
  it('are printed, kept and sent by keyboard, and say why when they cannot', async () => {
    const { amina, order, email } = await aSale();
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${order.id}`);
    await watchPrinting(page);
    await page.reload();
    const documents = page.getByRole('button', { name: 'Documents' });
    await documents.focus();
    await page.keyboard.press('Enter');
    const item = (name: string) => page.getByRole('menuitem', { name });
    const isOn = (name: string) =>
      expect.poll(() => item(name).evaluate((act) => act === document.activeElement)).toBe(true);
    await isOn('Print invoice');
    expect(await grave(page)).toEqual([]);
    for (const [key, name] of [
      ['ArrowRight', 'Download invoice'],
      ['ArrowDown', 'Download receipt'],
      ['ArrowRight', 'Send receipt…'],
      ['ArrowUp', 'Send invoice…'],
      ['ArrowUp', 'Send delivery note…'],
      ['Home', 'Print invoice'],
    ] as const) {
      await page.keyboard.press(key);
      await isOn(name);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => printed(page)).toEqual({ types: ['application/pdf'], dialogs: 1 });

    await documents.click();
    const [file] = await Promise.all([page.waitForEvent('download'), item('Download receipt').click()]);
    expect(file.suggestedFilename()).toBe(`receipt-${order.number}.pdf`);
    const words = await wordsOfPdf(await readFile(await file.path()));
    expect(words).toContain('Basmati rice');
    expect(words).toContain('KES 1,000.00');

    await documents.click();
    await item('Send invoice…').click();
    const dialog = page.getByRole('dialog', { name: `Send invoice ${order.number}` });
    const address = dialog.getByLabel('Email');
    await expect.poll(() => address.inputValue()).toBe(email);
    await address.fill('wanjiku');
    await dialog.getByRole('button', { name: 'Send invoice' }).click();
    await expect.poll(() => noteUnder(address)).toBe('Please enter a valid email');
    await address.fill(email);
    await dialog.getByLabel('Note').fill('Asante sana');
    await dialog.getByRole('button', { name: 'Send invoice' }).click();
    await page.getByText(`Invoice emailed to ${email}`).waitFor();
    const mail = await mailTo(url, email, /Invoice/);
    expect(mail.text).toContain('> Asante sana');

    await documents.click();
    await item('Send packing slip…').click();
    const slip = page.getByRole('dialog', { name: `Send packing slip ${order.number}` });
    await slip.getByLabel('Email').fill('rider@courier.example');
    await slip.getByRole('button', { name: 'Send packing slip' }).click();
    await page.getByText('Packing slip emailed to rider@courier.example').waitFor();

    await page.setViewportSize({ width: 360, height: 740 });
    await documents.click();
    const papers = page.getByRole('menu').getByRole('group');
    await expect.poll(() => papers.count()).toBe(5);
    for (const paper of await papers.all()) {
      const { x = -1, width = 0, height = 0 } = (await paper.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      // One line of acts, whatever the paper is called.
      expect(height).toBeLessThanOrEqual(44);
    }
    await page.keyboard.press('Escape');

    // What the server says when the link leads nowhere any more.
    await page.route('**/downloads?*', (route) =>
      route.fulfill({ status: 404, json: { message: 'This link has expired. Request a new one.' } }),
    );
    await documents.click();
    await item('Print packing slip').click();
    await page.getByText('This link has expired. Request a new one.').waitFor();
    expect((await printed(page)).dialogs).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('The packing slip of one package', () => {
  it('is printed from the row of that package', async () => {
    const { amina, at, order } = await aSale();
    const [line] = order.lines;
    for (const carrier of ['Boda', 'Post']) {
      await call(url, 'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments', {
        ...at,
        params: { ...at.params, order_id: order.id },
        body: { lines: [{ line_id: line?.id ?? '', quantity: 1 }], carrier },
      });
    }
    const { page, context, faults } = await visitStore(browser, url, amina, `/orders/${order.id}`);
    await watchPrinting(page);
    await page.reload();
    const [answer] = await Promise.all([
      page.waitForResponse(/\/packing-slip\?fulfilment_id=/),
      page.getByRole('button', { name: 'Print packing slip of package 2' }).click(),
    ]);
    await expect.poll(() => printed(page)).toEqual({ types: ['application/pdf'], dialogs: 1 });
    const { data } = (await answer.json()) as { data: { url: string } };
    const file = await fetch(new URL(data.url, url));
    const words = await wordsOfPdf(Buffer.from(await file.arrayBuffer()));
    expect(words).toContain('Post');
    expect(words).not.toContain('Boda');
    expect(await grave(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('The packing slips of the orders that are selected', () => {
  it('are printed as one file, in the order of the list, by keyboard; what is selected stays so', async () => {
    const { amina, at, rice, customerId } = await riceStore(url);
    for (const quantity of [1, 3, 2]) {
      await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
        ...at,
        body: {
          customer_id: customerId,
          lines: [{ variant_id: rice.variantId, quantity }],
          settlement: { payment_type: 'credit', due_on: '2099-12-31' },
        },
      });
    }
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders');
    await page.getByRole('checkbox', { name: 'Select T-1002' }).check();
    await page.getByRole('checkbox', { name: 'Select T-1003' }).check();
    const bar = page.getByRole('toolbar', { name: 'Selected orders' });
    const slips = bar.getByRole('button', { name: 'Print packing slips' });
    expect(await grave(page)).toEqual([]);
    // This browser shows no PDF by itself, and so keeps it.
    const [file] = await Promise.all([page.waitForEvent('download'), slips.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/^packing-slips-\d{4}-\d\d-\d\d\.pdf$/);
    const words = await wordsOfPdf(await readFile(await file.path()));
    expect(words.match(/T-100\d/g)?.filter((name, index, all) => name !== all[index - 1])).toEqual([
      'T-1003',
      'T-1002',
    ]);
    expect(words).toContain('Wanjiku Kamau');
    await bar.getByText('2 selected').waitFor();

    // One that shows PDF prints it at once; all that the list shows are as good as named ones.
    await watchPrinting(page);
    await page.goto('/orders?sort=number');
    await page.getByRole('checkbox', { name: 'Select T-1001' }).check();
    await bar.getByRole('button', { name: 'Select all 3' }).click();
    await slips.click();
    await expect.poll(() => printed(page)).toEqual({ types: ['application/pdf'], dialogs: 1 });
    expect(faults).toEqual([]);
    await context.close();
  });
});
