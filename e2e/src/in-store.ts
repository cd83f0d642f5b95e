import type { Browser } from 'playwright-core';
import type { Visit, VisitOptions } from './browser.ts';
import { type Credentials, visitSignedIn } from './sign-in.ts';

export interface StoreVisitOptions extends VisitOptions {
  /** Which one; it must be named when there are several. */
  store?: string;
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
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Go to Store/ }) });
  const card = store ? cards.filter({ hasText: store }) : cards;
  await card.getByRole('button', { name: /Go to Store/ }).click();
  await page.waitForURL((address) => address.pathname !== '/select-store');
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}
