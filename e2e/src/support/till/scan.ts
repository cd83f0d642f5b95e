import type { Page } from 'playwright-core';

/** For what a person types: slower than any scanner. */
export const byHand = { delay: 100 };

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

/** Scans a code with keys of the machine itself: Enter presses what has the focus. They come 5 ms apart by their own clock. */
export async function scanByKeyboard(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  const keys = [...code, '\r'].map((text, index) => ({
    ...{ text, key: text === '\r' ? 'Enter' : text, timestamp: (start + index * 5) / 1000 },
    windowsVirtualKeyCode: text.charCodeAt(0),
  }));
  for (const key of keys) {
    await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown' });
    await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  }
  await session.detach();
}
