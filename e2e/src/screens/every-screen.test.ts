import { languageCodes } from '@sokoni/rules/languages';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grave } from '#support/browser/axe.ts';
import type { Visit } from '#support/browser/browser.ts';
import { launch } from '#support/browser/browser.ts';
import { screens } from './all-screens.ts';
import { consolePaths } from './console-paths.ts';
import { type Cast, gather } from './screen-fixtures.ts';
import type { Screen } from './screen-table.ts';
import { bring, paint, type Spoken, seat, speak, type Theme } from './show-screen.ts';
import { blemishes } from './visual-checks.ts';

const url = inject('serverUrl');
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 760 },
];

/** Each screen is seen in one of them on a phone, where words have the least room: the next screen in the next one. */
const otherLanguages: readonly Spoken[] = [...languageCodes.filter((code) => code !== 'en'), 'pseudo'];

/**
 * By hand, `LANGUAGES=pseudo,ar`: every screen in each of these, at the three widths, in place of all else. Swahili goes by itself: the longer
 * words stand in its place, and a page keeps the words that it has fetched.
 */
const onlyIn = process.env.LANGUAGES?.split(',') as readonly Spoken[] | undefined;

let browser: Browser;
let cast: Cast;
let visited: Visit | undefined;
let viewer: Screen['as'];

beforeAll(async () => {
  browser = await launch();
  cast = await gather(url);
});
afterAll(() => browser.close());

/** The page of that viewer; the table is in their order, so each signs in once. */
async function pageOf(wanted: Screen['as']): Promise<{ page: Page; faults: string[] }> {
  if (!visited || viewer !== wanted) {
    await visited?.context.close();
    visited = await seat(browser, url, cast, wanted);
    viewer = wanted;
  }
  return visited;
}

describe('DESIGN: every screen at 360, 1024 and 1440 px, light and dark, and in other languages', () => {
  it('is in the table, whatever route the console has', () => {
    const paths = new Set(screens.map(({ route }) => route));
    expect(consolePaths.filter((path) => !paths.has(path))).toEqual([]);
    expect([...paths].filter((path) => !consolePaths.includes(path))).toEqual([]);
  });

  it.each(
    screens.map((screen, index) => {
      const language = otherLanguages[index % otherLanguages.length] ?? 'en';
      return [`${screen.as}: ${screen.name}`, screen, language] as const;
    }),
  )('%s', async (_, screen, language) => {
    const { page, faults } = await pageOf(screen.as);
    if (onlyIn) {
      const seen = await seenIn(page, screen, onlyIn);
      return expect([...seen, ...faults.splice(0)].join('\n')).toBe('');
    }
    const found: string[] = [];
    for (const size of sizes.filter(({ width }) => !screen.width || screen.width === width)) {
      await page.setViewportSize(size);
      if (size.width === (screen.width ?? 1440) || screen.anew) await bring(page, screen);
      for (const theme of themesAt(screen, size)) {
        await paint(page, theme);
        const seen = [
          ...(await blemishes(page, screen.smallestTarget)),
          ...(isHeard(screen, size) ? await grave(page) : []),
        ];
        found.push(...seen.map((blemish) => `${size.width} ${theme}: ${blemish}`));
      }
    }
    if (!screen.width || screen.width === 360) {
      await speak(page, language);
      const seen = await blemishes(page, screen.smallestTarget);
      found.push(...seen.map((blemish) => `360 ${language}: ${blemish}`));
      await speak(page, 'en');
    }
    // In one text, which a report shows whole.
    expect([...found, ...faults.splice(0)].join('\n')).toBe('');
  });
});

/** What is wrong with it in these languages. */
async function seenIn(page: Page, screen: Screen, languages: readonly Spoken[]): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes.filter(({ width }) => !screen.width || screen.width === width)) {
    await page.setViewportSize(size);
    if (size.width === (screen.width ?? 1440) || screen.anew) await bring(page, screen);
    for (const language of languages) {
      await speak(page, language);
      const seen = [
        ...(await blemishes(page, screen.smallestTarget)),
        // Where longer words make a table scroll, the keyboard must reach it.
        ...(screen.width || size.width < 1440 ? await grave(page) : []),
      ];
      found.push(...seen.map((blemish) => `${size.width} ${language}: ${blemish}`));
    }
    await speak(page, 'en');
  }
  return found;
}

/**
 * Whether assistive technology reads something new there: between the widest and the narrowest only the places of things are new, and
 * what is not there yet, or failed, has few parts, the same at each width.
 */
function isHeard(screen: Screen, { width }: { width: number }): boolean {
  if (isFirstFace(screen)) return width === (screen.width ?? 360);
  return width !== 1024;
}

/**
 * A theme changes colours and nothing else, and they are the same at every width: the dark ones are looked at on the widest, the light
 * ones on the others, where rows and bars are not the same.
 */
function themesAt(screen: Screen, { width }: { width: number }): Theme[] {
  if (screen.width && !isFirstFace(screen)) return ['light', 'dark'];
  return width === 1440 ? ['dark'] : ['light'];
}

/** The face of a screen before its records are there, or instead of them. */
function isFirstFace({ hold, refuse }: Screen): boolean {
  return hold !== undefined || refuse !== undefined;
}
