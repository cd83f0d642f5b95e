import type { Theme } from './theme.ts';
import { theme as firstTheme } from './themes/duka/theme.ts';
import { themes } from './themes/themes.ts';

/** The theme of a document; the first one where a document names one that is gone. */
export function themeOf(name: string): Theme {
  return Object.hasOwn(themes, name) ? (themes[name] ?? firstTheme) : firstTheme;
}

/** The theme that a store has chosen; Duka where it has not. */
export function themeIdOf(chosen: string | null): string {
  return chosen !== null && Object.hasOwn(themes, chosen) ? chosen : 'duka';
}
