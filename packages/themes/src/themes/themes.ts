// Written by scripts/write-themes.mjs from the folders beside it.
import type { Theme } from '#theme.ts';
import { theme as corner } from './corner/theme.ts';
import { theme as duka } from './duka/theme.ts';
import { theme as highStreet } from './high-street/theme.ts';
import { theme as souk } from './souk/theme.ts';

/** Every theme, by the name that documents store. */
export const themes: Readonly<Record<string, Theme>> = {
  corner,
  duka,
  high_street: highStreet,
  souk,
};
