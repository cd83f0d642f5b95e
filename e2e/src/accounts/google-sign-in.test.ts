import {
  type OidcPerson,
  startOidcProvider,
  type TestProvider,
} from '@sokoni/server/testing/http/oidc-provider';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { heldLocally } from '#support/browser/browser-storage.ts';
import { newMerchant } from '#support/server/api.ts';
import { dispose, freePort, type ServerProcess, startServer } from '#support/server/server-process.ts';

let browser: Browser;
let provider: TestProvider;
let server: ServerProcess;
beforeAll(async () => {
  const port = await freePort();
  provider = await startOidcProvider(`http://localhost:${port}/login/google`);
  server = await startServer({
    port,
    env: {
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
    },
  });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await dispose(server);
  await provider.stop();
});

function somebody(changes: Partial<OidcPerson> = {}): OidcPerson {
  const sub = `google-${Date.now()}`;
  return {
    sub,
    email: `${sub}@example.com`,
    email_verified: true,
    given_name: 'Zainab',
    family_name: 'Musa',
    ...changes,
  };
}

async function openLogin(path = '/login') {
  const opened = await visit(browser, server.url);
  await opened.page.goto(path);
  return { ...opened, button: opened.page.getByRole('button', { name: 'Continue with Google' }) };
}

describe('SPEC 1, 7: Google sign-in', () => {
  it('opens an account for a new person, who is verified and goes on to the stores', async () => {
    const person = somebody();
    provider.seat(person);
    const { page, context, button, faults } = await openLogin();
    await button.waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await button.click();
    await page.waitForURL('**/onboarding');
    await page.getByText('Welcome back, Zainab!').waitFor();
    const held = await heldLocally(page);
    expect(JSON.parse(held.sokoni_admin_info ?? '')).toMatchObject({
      first_name: 'Zainab',
      last_name: 'Musa',
      email: person.email,
      email_verified: true,
    });
    expect(held).toMatchObject({ sokoni_remember_me: 'true', sokoni_email: person.email });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('knows a merchant of the same verified address, from the sign-up page too', async () => {
    const merchant = await newMerchant(server.url, 'Femi');
    provider.seat(somebody({ email: merchant.email }));
    const { page, context, button, faults } = await openLogin('/signup');
    await button.click();
    await page.getByText('Welcome back, Femi!').waitFor();
    await page.waitForURL('**/onboarding');
    expect(JSON.parse((await heldLocally(page)).sokoni_admin_info ?? '').id).toBe(merchant.userId);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is not offered to the mobile app, which gets no code from it', async () => {
    const { page, context, button, faults } = await openLogin('/login/ios');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    await expect.poll(() => button.count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says so when the person refuses at Google, and nothing has changed', async () => {
    provider.seat(null);
    const { page, context, button, faults } = await openLogin();
    await button.click();
    await page.getByRole('heading', { name: 'Google did not log you in' }).waitFor();
    await page.getByText('Try again, or use your email.').waitFor();
    expect(await context.cookies(server.url)).toEqual([]);
    expect(await grave(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await button.waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says so when Google does not vouch for the address', async () => {
    provider.seat(somebody({ email_verified: false }));
    const { page, context, button, faults } = await openLogin();
    await button.click();
    await page.getByRole('heading', { name: 'Google did not log you in' }).waitFor();
    await page
      .getByText(/Google/)
      .nth(1)
      .waitFor();
    expect(await context.cookies(server.url)).toEqual([]);
    // The state is spent: loading the page again signs nobody in either.
    await page.reload();
    await page.getByText('Google did not confirm the sign-in. Try again.').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 8: Google cannot be reached', () => {
  it('says so, loses nothing that was typed, and leaves e-mail and password to use', async () => {
    const port = await freePort();
    const alone = await startServer({
      env: {
        GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
      },
    });
    onTestFinished(() => dispose(alone));
    const { page, context, faults } = await visit(browser, alone.url);
    await page.goto('/login');
    await page.getByLabel(/e-?mail/i).fill('amina@example.com');
    await page.getByLabel('Password', { exact: true }).fill('market day 7');
    const button = page.getByRole('button', { name: 'Continue with Google' });
    await button.click();
    await page.getByText('Google can’t be reached. Use email and password, or try again.').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    await expect.poll(() => page.getByLabel(/e-?mail/i).inputValue()).toBe('amina@example.com');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('market day 7');
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
