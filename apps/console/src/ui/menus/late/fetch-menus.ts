import { menu } from './menu.ts';
import { select } from './select.ts';

/** Fetches what menus and selects open with, for a screen on which the first of them may be opened without a network. */
export function fetchMenus(): void {
  for (const part of [menu, select]) part.fetch().catch(() => {});
}
