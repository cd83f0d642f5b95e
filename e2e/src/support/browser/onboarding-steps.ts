import type { Page } from 'playwright-core';

/** The questions of the onboarding, SPEC section 2. */
export const onboarding = {
  type: 'What type of product do you want to sell?',
  channels: 'Where do you currently or would you like to sell?',
  modules: 'Suitable modules for your account type',
  business: 'Business details',
} as const;

/** Presses Continue, and waits for the next question. */
export async function goOn(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: question, exact: true, level: 1 }).waitFor();
}

/** Presses Back, and waits for the question before. */
export async function goBack(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('heading', { name: question, exact: true, level: 1 }).waitFor();
}

/** The titles of the modules that are switched on, by the alphabet. */
export async function modulesOn(page: Page): Promise<string[]> {
  const titles: string[] = [];
  for (const toggle of await page.getByRole('switch', { checked: true }).all()) {
    titles.push(await toggle.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? ''));
  }
  return titles.sort();
}

export async function chooseCurrency(page: Page, code: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Store default currency' }).click();
  await page.getByRole('option', { name: new RegExp(`^${code}`) }).click();
}
