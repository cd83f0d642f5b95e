import type { Locator, Page } from 'playwright-core';
import type { Till } from './till.ts';

/*
 * What a till shows when somebody looks something up.
 */

/** A dialog that is open, and how it is left. */
export interface Opened {
  dialog: Locator;
  close(): Promise<void>;
}

/** How the till stands with the server. */
export async function openTillStatus({ page }: Till): Promise<Opened> {
  await page.getByRole('button', { name: /^Register and sending/ }).click();
  return opened(page.getByRole('dialog', { name: 'Register and sending' }));
}

/** A sale that was made on this device. */
export async function openPastSale({ page }: Till, number: string): Promise<Opened> {
  await page.getByRole('button', { name: 'Past sales' }).click();
  const sales = page.getByRole('dialog', { name: 'Past sales' });
  await sales.getByRole('listitem').filter({ hasText: number }).getByRole('button').click();
  return opened(page.getByRole('dialog', { name: number }));
}

async function opened(dialog: Locator): Promise<Opened> {
  await dialog.waitFor();
  return {
    dialog,
    async close() {
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  };
}

/** What is on the paper that a press prints. The paper is out when this returns. */
export async function printedBy(page: Page, press: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printing = 'true';
    };
  });
  await press();
  await page.locator('html[data-printing]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const paper = (await page.locator('body').allInnerTexts()).join('');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    delete document.documentElement.dataset.printing;
    dispatchEvent(new Event('afterprint'));
  });
  return paper;
}
