import type { storePages } from '@sokoni/messages/en/shell/shell';
import { sayStorePage } from '#sentences/shell/store-pages.ts';
import type { KeyOf } from './key-of.ts';
import type { RouteHandle } from './route-status.tsx';

/** The handle of a route inside a store, with the name of its page. */
export function storePage(key: KeyOf<typeof storePages, 'page'>): RouteHandle {
  return { page: () => sayStorePage(`page.${key}`) };
}
