import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the cashier saw confirmed. */
export interface Receipt {
  number: string;
  /** Minor units. */
  total: number;
}

/** A till as a cashier uses it: what they see and press. */
export interface Till {
  /** As it is now: a device that was restarted has another one. */
  readonly page: Page;
  /** Goes to the selling screen and waits until it can sell; a device that is no register becomes one. */
  open(): Promise<void>;
  /** Taps a product. */
  ring(title: string): Promise<void>;
  lineOf(title: string): Locator;
  /** Opens the payment and presses what pays in cash; what the screen says then is looked at by the test. */
  pressExactCash(): Promise<void>;
  /** Pays in cash, reads the receipt and begins the next sale. */
  payCash(): Promise<Receipt>;
  /** Reads what was paid and begins the next sale. */
  nextSale(): Promise<Receipt>;
  sell(title: string): Promise<Receipt>;
  /** How many sales the screen says are unsent. */
  unsent(): Promise<number>;
  sendNow(): Promise<void>;
  /** Waits until the screen says that nothing is unsent. */
  waitUntilSent(): Promise<void>;
}

/** A till on a page that may change, as that of a device does. */
export function tillOn(pageNow: () => Page): Till {
  const status = () => pageNow().getByRole('button', { name: /^Register and sending/ });
  const cart = () => pageNow().getByRole('region', { name: 'Current sale' });

  async function ready(): Promise<void> {
    const page = pageNow();
    const start = page.getByRole('button', { name: 'Start selling' });
    const products = page.getByRole('region', { name: 'Products' }).getByRole('listitem').first();
    await start.or(products).waitFor();
    if (await start.isVisible()) await start.click();
    await products.waitFor();
  }

  async function nextSale(): Promise<Receipt> {
    const paid = pageNow().getByRole('region', { name: /(paid|recorded)$/ });
    await paid.waitFor();
    const name = await paid.getByRole('heading', { level: 2 }).textContent();
    const total = await paid.getByRole('definition').first().textContent();
    await paid.getByRole('button', { name: 'New sale' }).click();
    await paid.waitFor({ state: 'detached' });
    return {
      number: (name ?? '').replace(/ (paid|recorded)$/, ''),
      total: Number((total ?? '').replaceAll(/[^\d]/g, '')),
    };
  }

  const till: Till = {
    get page() {
      return pageNow();
    },
    async open() {
      await pageNow().goto('/orders/sell');
      await ready();
    },
    async ring(title) {
      const product = pageNow()
        .getByRole('region', { name: 'Products' })
        .getByRole('button', { name: title });
      await product.click();
      await till.lineOf(title).waitFor();
    },
    lineOf: (title) => cart().getByRole('button', { name: new RegExp(`^${title}`) }),
    async pressExactCash() {
      await cart().getByRole('button', { name: /^Pay/ }).click();
      await pageNow()
        .getByRole('dialog', { name: 'Payment' })
        .getByRole('button', { name: /^Exact cash/ })
        .click();
    },
    async payCash() {
      await till.pressExactCash();
      return nextSale();
    },
    nextSale,
    async sell(title) {
      await till.ring(title);
      return till.payCash();
    },
    async unsent() {
      const name = (await status().getAttribute('aria-label')) ?? '';
      return Number(/([\d,]+) unsent/.exec(name)?.[1]?.replaceAll(',', '') ?? 0);
    },
    async sendNow() {
      await status().click();
      const dialog = pageNow().getByRole('dialog');
      await dialog.getByRole('button', { name: 'Send now' }).click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    },
    async waitUntilSent() {
      await till.sendNow();
      await expect.poll(till.unsent, { timeout: 60_000 }).toBe(0);
    },
  };
  return till;
}
