import type { Page } from 'playwright-core';

type Act = (page: Page) => Promise<void>;

/** Presses the first button of that name. */
export function press(name: string | RegExp): Act {
  return (page) => page.getByRole('button', { name }).first().click();
}

/** Selects the first row of the list; then presses a button over it and, if one is named, what opens. */
export function selectFirst(button?: string, item?: RegExp): Act {
  return async (page) => {
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    if (button) await page.getByRole('button', { name: button }).first().click();
    if (item) await page.getByRole('menuitem', { name: item }).click();
  };
}

/** Opens a menu by its button and takes one of its items. */
export function choose(button: string, item: RegExp): Act {
  return async (page) => {
    await press(button)(page);
    await page.getByRole('menuitem', { name: item }).click();
  };
}

/** What has a button of its own, and on a phone an item of the menu. */
export function pressOrChoose(name: string): Act {
  return async (page) => {
    const isPhone = (page.viewportSize()?.width ?? 0) < 640;
    await (isPhone ? choose('More actions', new RegExp(`^${name}`)) : press(name))(page);
  };
}

/** Types over the current cell of a spreadsheet. */
export function typeInSheet(text: string): Act {
  return async (page) => {
    await page.getByRole('gridcell').first().click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
  };
}

/** Takes one of a few choices. */
export function check(name: string): Act {
  return (page) => page.getByRole('radio', { name }).check({ force: true });
}

/** Opens the help and the first of its topics. */
export async function openTopic(page: Page): Promise<void> {
  await press('Help')(page);
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
}

/** In the theme editor: the pictures that the hero may show. */
export async function openPictures(page: Page): Promise<void> {
  await press(/^Hero/)(page);
  await press('Choose picture')(page);
}

/** Presses keys, one after the other, once the page is there. */
export function pressKeys(...keys: string[]): Act {
  return async (page) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const key of keys) await page.keyboard.press(key);
  };
}

/** Answers what comes before that step of the onboarding; the tab remembers it. */
export function onboardingAt(step: number): Act {
  return async (page) => {
    await page.goto('/onboarding?step=2');
    await page.getByRole('radio', { name: /groceries/i }).check();
    if (step !== 2) await page.goto(`/onboarding?step=${step}`);
    if (step === 5) await page.getByLabel('Business name').fill('Rindfleischetikettierungsüberwachung');
  };
}

/** Opens the modal over the dashboard and walks on to that step. */
export function createStoreAt(step: number): Act {
  return async (page) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: /^Create New Store/ }).click();
    await page.getByLabel('Business name').fill('Rindfleischetikettierungsüberwachung');
    if (step === 1) return;
    await page.getByRole('combobox', { name: /currency/i }).click();
    await page.getByRole('option', { name: /KES/ }).click();
    await page.getByRole('combobox', { name: /product type/i }).click();
    await page.getByRole('option', { name: /groceries/i }).click();
    await page.getByLabel(/sub domain/i).fill(`duka-${Date.now()}`);
    await page.getByRole('button', { name: 'Next' }).click();
    for (let at = 2; at < step; at++) {
      await page
        .getByText(at === 2 ? 'Where would you like to sell?' : /^Suitable modules/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
    }
  };
}

/** Makes this browser a register, if it is none yet, and waits until it can sell. */
export async function startSelling(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Start selling' });
  const products = page.getByRole('region', { name: 'Products' });
  await start.or(products).waitFor();
  if (await start.isVisible()) await start.click();
  await products.waitFor();
}
