import type { Page } from 'playwright-core';

/** The first POST there reaches the server; its answer does not come back. */
export async function loseFirstAnswer(page: Page, where: RegExp): Promise<void> {
  let isLost = false;
  await page.route(where, async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}
