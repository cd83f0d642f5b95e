import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHost } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { dispose, type ServerProcess, startServer } from '#support/server/server-process.ts';

let browser: Browser;
let server: ServerProcess;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser.close();
  await dispose(server);
});

describe('SPEC 1: a service worker', () => {
  it('is registered at load and given the stored mode', async () => {
    const merchant = await newHost(server.url, 'Duka la Amina');
    const { page, context, faults } = await visitStore(
      browser,
      server.url,
      merchant.owner,
      '/dashboard/theme',
      { serviceWorker: true },
    );
    await controlled(page);
    expect(await page.evaluate(() => localStorage.getItem('sokoni_mode'))).toBe('test');
    await page.reload();
    await expect.poll(() => keptMode(page)).toBe('test');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leaves to the server what is not a page of the console', async () => {
    const { page, context } = await visit(browser, server.url, { serviceWorker: true });
    await page.goto('/login');
    await controlled(page);
    const answered: Record<string, boolean> = {};
    page.on('response', (response) => {
      answered[new URL(response.url()).pathname] = response.fromServiceWorker();
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    for (const path of ['/docs/api', '/openapi.json', '/dev/mailbox', '/livez', '/favicon.svg']) {
      await page.goto(path);
    }
    await page.goto('/terms');
    await page.evaluate(() => fetch('/accounts/api/v1/network-address'));
    await page.evaluate(() => fetch('/marketplace/v1/user/start'));
    expect(answered).toMatchObject({
      '/login': true,
      '/terms': true,
      '/docs/api': false,
      '/openapi.json': false,
      '/dev/mailbox': false,
      '/livez': false,
      '/favicon.svg': false,
      '/accounts/api/v1/network-address': false,
      '/marketplace/v1/user/start': false,
    });
    await context.close();
  });
});

describe('ARCHITECTURE: a second visit without a server', () => {
  it('shows the log-in page and the frame of the store; when the server is back, so is everything', async () => {
    const merchant = await newHost(server.url, 'Duka la Amina');
    const signedIn = await visitStore(browser, server.url, merchant.owner, '/dashboard/theme', {
      serviceWorker: true,
    });
    await controlled(signedIn.page);
    const stranger = await visit(browser, server.url, { serviceWorker: true });
    await stranger.page.goto('/login');
    await controlled(stranger.page);
    const { dataDir, url } = server;
    await server.stop();

    await stranger.page.goto('/login');
    await stranger.page.getByLabel(/e-?mail/i).fill('amina@example.com');
    await stranger.page.getByLabel('Password', { exact: true }).fill('market day 7');
    await stranger.page.getByRole('button', { name: 'Log in' }).click();
    await stranger.page.getByRole('alert').filter({ hasText: 'Network Error' }).waitFor();
    await expect.poll(() => stranger.page.getByLabel(/e-?mail/i).inputValue()).toBe('amina@example.com');
    await stranger.context.close();

    await signedIn.page.reload();
    await signedIn.page.getByRole('button', { name: 'Your account' }).waitFor();
    await signedIn.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Sell' })
      .waitFor();
    expect(await signedIn.page.title()).toBe('Duka la Amina | Sokoni');
    await signedIn.page.getByText('No connection.').waitFor();
    expect(await grave(signedIn.page)).toEqual([]);

    server = await startServer({ dataDir, port: Number(new URL(url).port) });
    await signedIn.page.goto('/modules');
    await signedIn.page.getByRole('switch').first().waitFor();
    await signedIn.page.getByText('No connection.').waitFor({ state: 'detached' });
    await signedIn.context.close();
  });

  it('keeps the files of a first visit too, which came before the service worker', async () => {
    const merchant = await newHost(server.url, 'Duka la Zuri');
    const { page, context } = await visitStore(browser, server.url, merchant.owner, '/modules', {
      serviceWorker: true,
    });
    await page.getByRole('switch').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    const used = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/assets/') && name.endsWith('.js')),
    );
    expect(used.length).toBeGreaterThan(3);
    await expect
      .poll(() =>
        page.evaluate(
          async (files) =>
            (await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })))).filter(
              Boolean,
            ).length,
          used,
        ),
      )
      .toBe(used.length);
    const { dataDir, url } = server;
    await server.stop();
    await page.goto('/modules');
    await page.getByRole('heading', { name: 'Modules', level: 1 }).waitFor();
    await page.getByText('No connection.').waitFor();
    server = await startServer({ dataDir, port: Number(new URL(url).port) });
    await context.close();
  });
});

describe('ARCHITECTURE: a new version', () => {
  it('is offered until somebody takes it, and then in charge', async () => {
    const front = await renewableServer(server.url);
    const { page, context, faults } = await visit(browser, front.url, { serviceWorker: true });
    await page.goto('/login');
    await controlled(page);
    await page.clock.install();
    await page.reload();
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    front.renew();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    const offer = page.getByRole('listitem').filter({ hasText: 'A new version is ready.' });
    await offer.waitFor();
    // It needs an act: it stays.
    await page.clock.runFor(60_000);
    await offer.waitFor();
    expect(await answers(page, '/version-probe')).not.toBe('new');
    await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Reload' }).click()]);
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await answers(page, '/version-probe')).toBe('new');
    await expect.poll(() => offer.count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
    await front.close();
  });
});

/** Stands before the server and, once told to, hands out another service worker, which answers one more address. */
async function renewableServer(behind: string) {
  let isNew = false;
  const front = createServer(async (request, response) => {
    const answer = await fetch(`${behind.replace('localhost', '127.0.0.1')}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    const isRenewed = isNew && request.url === '/service-worker.js';
    response.end(isRenewed ? `${newAnswer}${body}` : body);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    renew: () => {
      isNew = true;
    },
    close: async () => {
      front.closeAllConnections();
      front.close();
      await once(front, 'close');
    },
  };
}

const newAnswer = `addEventListener('fetch', (event) => {
  if (event.request.url.endsWith('/version-probe')) event.respondWith(new Response('new'));
});
`;

function answers(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => (await fetch(address)).text(), path);
}

/** Waits until the page's service worker answers for it. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

function keptMode(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await (await caches.open('sokoni-values')).match('/mode'))?.json());
}
