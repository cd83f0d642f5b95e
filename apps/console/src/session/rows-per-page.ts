import { DEFAULT_PER_PAGE } from '@sokoni/rules/lists/page-window';
import type { Session } from './session.ts';

/** How many rows the signed-in person wants on a page of any list. */
export function rowsPerPage({ user }: Session) {
  return user?.rows_per_page ?? DEFAULT_PER_PAGE;
}
