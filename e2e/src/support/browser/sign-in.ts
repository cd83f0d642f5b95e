import type { Browser, Page } from 'playwright-core';
import { codeIn, mailTo } from '#support/server/mailbox.ts';
import { type Visit, type VisitOptions, visit } from './browser.ts';
import { typeCode } from './enter-code.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Fills the log-in form that the page shows and sends it. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** A new browser in which somebody has logged in and stands before their stores or in the onboarding. */
export async function visitSignedIn(
  browser: Browser,
  url: string,
  credentials: Credentials,
  options?: VisitOptions,
): Promise<Visit> {
  const opened = await visit(browser, url, options);
  await opened.page.goto('/login');
  await logIn(opened.page, credentials);
  await opened.page.waitForURL(/select-store|onboarding/);
  return opened;
}

/** Fills the sign-up form, then types the mailed code. */
export async function signUpAndVerify(
  page: Page,
  url: string,
  firstName: string,
  { email, password }: Credentials,
): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Bello');
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel(/phone/i).last().fill('8012345678');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify');
  await typeCode(page, codeIn(await mailTo(url, email, /verify/i)));
  await page.getByRole('button', { name: 'Confirm' }).click();
}
