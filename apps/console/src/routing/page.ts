import type { RouteHandle } from './route-status.tsx';

/** The handle of a route, with the name of its page. */
export function page(name: string): RouteHandle {
  return { page: name };
}
