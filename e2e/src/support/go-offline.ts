import type { Page } from 'playwright-core';

/** Takes the network away, but not from under the service worker that the page is still installing. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
}
