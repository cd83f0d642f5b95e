import type { outerPages } from '@sokoni/messages/en/shell/shell';
import { sayOuterPage } from '#sentences/shell/outer-pages.ts';
import type { RouteHandle } from './route-status.tsx';

type OuterPage = keyof typeof outerPages extends infer Key
  ? Key extends `page.${infer Page}`
    ? Page
    : never
  : never;

/** The handle of a route outside a store, with the name of its page. */
export function page(key: OuterPage): RouteHandle {
  return { page: () => sayOuterPage(`page.${key}`) };
}
