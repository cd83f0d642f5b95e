import type { Language } from '@sokoni/rules/languages';
import type { Browser, Page } from 'playwright-core';
import { type Visit, visit } from '#support/browser/browser.ts';
import { pseudoPlace, servePseudo } from '#support/browser/pseudo-language.ts';
import { logIn } from '#support/browser/sign-in.ts';
import { type Cast, longName } from './screen-fixtures.ts';
import type { Screen, Viewer } from './screen-table.ts';

/** A browser of that person's own, signed in and inside their store where they have one. */
export async function seat(browser: Browser, url: string, cast: Cast, who: Viewer): Promise<Visit> {
  const visited = await visit(browser, url);
  const { page } = visited;
  await page.goto('/login');
  // The theme follows the device, so that it changes without a reload.
  await page.evaluate(() => localStorage.setItem('sokoni_theme', 'auto'));
  await page.reload();
  if (who === 'nobody') return visited;
  await logIn(page, cast[who]);
  await page.waitForURL(/select-store|onboarding|verify/);
  if (who === 'newcomer' || who === 'unverified') return visited;
  const ownStore = page.getByRole('listitem').filter({ hasText: who === 'owner' ? longName : /./ });
  await ownStore.getByRole('button', { name: 'Go to Store' }).first().click();
  await page.waitForURL((address) => address.pathname !== '/select-store');
  return visited;
}

/** Brings the page to that face of the screen and waits until it is complete. */
export async function bring(
  page: Page,
  { route, at = route, shows, act, refuse, hold }: Screen,
): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const calls = (path: RegExp) => (url: URL) => url.pathname.includes('/v1/') && path.test(url.href);
  if (refuse) await page.route(calls(refuse), (read) => read.fulfill({ status: 409, json: trouble }));
  // Nobody answers.
  if (hold) await page.route(calls(hold), () => {});
  await page.goto(at);
  // Words of a screen may stand on the one that waits for its code.
  await page.locator('h1').first().waitFor();
  // What still grows while it is pressed moves away from under the pointer.
  if (act && !hold) await page.waitForFunction(isComplete);
  await act?.(page);
  await page.getByText(shows).filter({ visible: true }).first().waitFor();
  if (!hold) await page.waitForFunction(isComplete);
}

/** Nothing is on its way: no picture, no list beside the words that were waited for. */
export function isComplete(): boolean {
  const pictures = [...document.images].filter(
    (image) => image.checkVisibility() && image.loading !== 'lazy',
  );
  return pictures.every(({ complete }) => complete) && !document.querySelector('[data-skeleton]');
}

/** A language of the product, or the longer words that only tests have. */
export type Spoken = Language | 'pseudo';

/** Has the screen change its words where it stands, as a choice in another tab does. */
export async function speak(page: Page, spoken: Spoken): Promise<void> {
  if (spoken !== 'pseudo') return choose(page, spoken);
  const takeBack = await servePseudo(page);
  await choose(page, pseudoPlace);
  await takeBack();
}

async function choose(page: Page, language: Language): Promise<void> {
  await page.evaluate((code) => {
    localStorage.setItem('sokoni_language', code);
    dispatchEvent(new StorageEvent('storage', { key: 'sokoni_language' }));
  }, language);
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
}

export type Theme = 'light' | 'dark';

/** Gives the page that theme, by way of the device, and waits until it is drawn. */
export async function paint(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
}

const trouble = {
  code: 409,
  error: 'conflict',
  message: 'This is being moved to a larger house. Try again in a few minutes.',
  request_id: '0197f3a2-6c1e-7b35-9a44-3f1d2c5b8e90',
};
