import type { Locator, Page } from 'playwright-core';
import { call, type Merchant, newMerchant, newStore, type OpenedStore } from './api.ts';

/** A merchant with a store, who can invite others into it. */
export interface Host extends OpenedStore {
  name: string;
  owner: Merchant;
}

export async function newHost(url: string, name: string, draft: Record<string, unknown> = {}): Promise<Host> {
  const owner = await newMerchant(url, 'Hawa');
  return { ...(await newStore(url, owner.token, { name, ...draft })), name, owner };
}

export async function inviteTo(
  url: string,
  host: Host,
  email: string,
  role: string,
  message = '',
): Promise<void> {
  const sent = await call(url, 'POST /marketplace/v1/stores/{id}/invites', {
    token: host.owner.token,
    params: { id: host.id },
    body: { email, role, message },
  });
  if (sent.status !== 200) throw new Error(sent.message);
}

export async function chooseTheme(url: string, token: string, id: string): Promise<void> {
  const body = { default_theme: 'duka' };
  const saved = await call(url, 'PUT /marketplace/v1/stores/{id}/update', { token, params: { id }, body });
  if (saved.status !== 200) throw new Error(saved.message);
}

/** The card of a store or an invite, by the name that it carries. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** The path on which the page stands once it is one of these. */
export async function landedOn(page: Page, path: string): Promise<void> {
  await page.waitForURL((address) => address.pathname === path);
}

/** By how many pixels the page is wider than the window: none, or it scrolls sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
