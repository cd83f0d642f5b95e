import type { Browser, Page } from 'playwright-core';
import type { Visit, VisitOptions } from './browser.ts';
import { type Credentials, visitSignedIn } from './sign-in.ts';

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

/** A new browser in which somebody has logged in, gone to a store and opened one of its pages. */
export async function visitStore(
  browser: Browser,
  url: string,
  credentials: Credentials,
  path: string,
  { store, ...options }: StoreVisitOptions = {},
): Promise<Visit> {
  const opened = await visitSignedIn(browser, url, credentials, options);
  const { page } = opened;
  await goToStore(page, store);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}
