import type { Page } from 'playwright-core';

/** Keeps the calls whose path ends so waiting until the answer is called; they go on to the real server then. */
export async function holdCall(page: Page, pathEnd: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${pathEnd}`, async (route) => {
    await freed;
    await route.continue();
  });
  return letGo;
}
