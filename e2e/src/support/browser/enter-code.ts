import type { Page } from 'playwright-core';

/** Types a mailed code into its boxes, from the first one on, once they are there. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).click();
  await page.keyboard.type(code);
}
