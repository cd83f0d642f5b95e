import type { Browser, Page } from 'playwright-core';
import { type Visit, type VisitOptions, visit } from './browser.ts';
import { keepSession } from './restore-session.ts';
import type { Credentials } from './sign-in.ts';

export interface StoreVisitOptions extends VisitOptions {
  /** Which one; it must be named when there are several. */
  store?: string;
}

/** Goes from the store chooser into a store; it must be named when there are several. */
export async function goToStore(page: Page, store?: string): Promise<void> {
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Go to Store/ }) });
  const card = store ? cards.filter({ hasText: store }) : cards;
  await card.getByRole('button', { name: /Go to Store/ }).click();
  await page.waitForURL((address) => address.pathname !== '/select-store');
}

/** A new browser of somebody who is logged in and in a store, on one of its pages. */
export async function visitStore(
  browser: Browser,
  url: string,
  credentials: Credentials,
  path: string,
  { store, ...options }: StoreVisitOptions = {},
): Promise<Visit> {
  const opened = await visit(browser, url, options);
  const { page } = opened;
  await keepSession(page, url, credentials, store);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}
