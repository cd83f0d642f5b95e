import type { CallRoute } from '@sokoni/contract/calls';
import { routes } from '#routes.ts';
import type { WholeStore } from './whole-store.ts';

/** What opens a call in a store: the key of its register, or the session of its owner. */
export function tokenFor(route: CallRoute, store: WholeStore): string {
  return routes[route].guard.kind === 'register' ? store.register_token : store.token;
}
