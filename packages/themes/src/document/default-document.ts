import { themeIdOf, themeOf } from '#theme-of.ts';
import type { ThemeDocument } from './document.ts';

/** A theme as a new shop has it: its own pages, and menus that the shop makes of what it sells. */
export function defaultDocument(theme: string | null): ThemeDocument {
  return {
    theme: themeIdOf(theme),
    settings: {},
    pages: themeOf(themeIdOf(theme)).pages,
    menus: { main: [], footer: [] },
  };
}
