import type { BrowserContext, Page } from 'playwright-core';

/** What the page has in local storage, by key. */
export function heldLocally(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** The values of the cookies, by name. */
export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

/** The token that the console holds, as another client would send it. */
export async function userTokenIn(context: BrowserContext): Promise<string> {
  const { sokoni_user_token: kept = '' } = await cookiesOf(context);
  return kept.replace(/^Bearer /, '');
}
