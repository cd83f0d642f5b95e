import type { Page } from 'playwright-core';

/** Types a code as a keyboard-wedge scanner does: within milliseconds, however busy this machine is, and then Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      const target = document.activeElement ?? document.body;
      for (const key of keys) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    },
    [...code, 'Enter'],
  );
}
