import { themeIdOf, themeOf } from '#theme-of.ts';
import { type Page, pageNames, type ThemeDocument } from './document.ts';

/** What each theme brings of its own: set for one theme it says nothing about another. */
const ofTheTheme = new Set(['paper', 'ink', 'accent', 'accent_ink', 'heading_typeface', 'text_typeface']);

/**
 * The document in another theme: the merchant's sections, menus and words stay, colours and typefaces are those that the theme comes
 * with. A page that is as its theme came with it is now as the new theme comes with it.
 */
export function withTheme(document: ThemeDocument, chosen: string): ThemeDocument {
  const theme = themeIdOf(chosen);
  if (theme === document.theme) return document;
  const before = themeOf(document.theme).pages;
  const after = themeOf(theme).pages;
  const pages = Object.fromEntries(
    pageNames.map((name) => [
      name,
      isSame(document.pages[name], before[name]) ? after[name] : document.pages[name],
    ]),
  );
  const settings = Object.entries(document.settings).filter(([key]) => !ofTheTheme.has(key));
  return {
    ...document,
    theme,
    settings: Object.fromEntries(settings),
    pages: pages as ThemeDocument['pages'],
  };
}

/** Whatever order their keys have: one of the two may come from the database. */
function isSame(one: Page, other: Page): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
