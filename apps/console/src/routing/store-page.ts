import type { storePages } from '@sokoni/messages/en/shell';
import { sayStorePage } from '#sentences/shell/store-pages.ts';
import type { PaletteLine } from './manifest.ts';
import type { RouteHandle } from './route-status.tsx';

type KeyOf<Family extends string> = keyof typeof storePages extends infer Key
  ? Key extends `${Family}.${infer Name}`
    ? Name
    : never
  : never;

/** The handle of a route inside a store, with the name of its page. */
export function storePage(key: KeyOf<'page'>): RouteHandle {
  return { page: () => sayStorePage(`page.${key}`) };
}

/** What a line of the palette says, and the words that find it. */
export function paletteLine(
  key: Exclude<KeyOf<'line'>, 'inventory' | 'report'>,
): Pick<PaletteLine, 'label' | 'keywords'> {
  return { label: () => sayStorePage(`line.${key}`), keywords: () => sayStorePage(`words.${key}`) };
}
