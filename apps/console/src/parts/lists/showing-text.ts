import { shownOfPage, shownRows } from '@sokoni/rules/lists/page-window';
import { sayList } from '#sentences/frame/lists.ts';

/** 'Showing X-Y of N' (SPEC section 2). */
export function showingText(page: number, perPage: number, total: number): string {
  return sayList('pages.showing', { ...shownRows(page, perPage, total), total });
}

/** The same while it is not known yet how long the list is, for a page with so many rows. */
export function showingRowsText(page: number, perPage: number, rows: number): string {
  return sayList('pages.showingSome', shownOfPage(page, perPage, rows));
}
