/** Results on a page when nothing else is asked for (SPEC sections 2 and 9). */
export const DEFAULT_PER_PAGE = 10;

/** What a person may choose instead; it holds for every list. */
export const rowsPerPageChoices = [DEFAULT_PER_PAGE, 25, 50, 100] as const;

/** Any list can be asked for this many pages; what lies behind them is found by narrowing it. */
export const lastPage = 100;

/** The page that an address asks for; the first one where it means none. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}

/** One place in the pager: a page number, or a gap. */
export type PageMark = number | 'ellipsis';

/** How many pages a list has; an empty list has none. */
export function pageCount(total: number, perPage: number = DEFAULT_PER_PAGE): number {
  return Math.ceil(total / perPage);
}

/** How many of them can be asked for. */
export function listedPages(total: number, perPage: number = DEFAULT_PER_PAGE): number {
  return Math.min(pageCount(total, perPage), lastPage);
}

/** The rows of a page by their places in the whole list, from 1. */
export interface ShownRows {
  first: number;
  last: number;
}

/** X and Y of 'Showing X-Y of N' (SPEC section 2). A page past the end, as after a deletion, reads as the last one; of an
 * empty list both are 0. */
export function shownRows(page: number, perPage: number, total: number): ShownRows {
  if (total === 0) return { first: 0, last: 0 };
  const current = Math.min(Math.max(page, 1), pageCount(total, perPage));
  return { first: (current - 1) * perPage + 1, last: Math.min(current * perPage, total) };
}

/** The same while it is not known yet how long the list is, for a page with so many rows. */
export function shownOfPage(page: number, perPage: number, rows: number): ShownRows {
  const first = (page - 1) * perPage + 1;
  return { first, last: first + rows - 1 };
}

/** The marks of the pager (SPEC section 2): with 7 or fewer pages all of them; the first 5 while the current page is
 * below 5; the last 5 likewise at the end; otherwise the current page between its neighbours. */
export function pageWindow(current: number, count: number): PageMark[] {
  if (count <= 7) return pagesFrom(1, count);
  if (current < 5) return [...pagesFrom(1, 5), 'ellipsis', count];
  if (current > count - 4) return [1, 'ellipsis', ...pagesFrom(count - 4, count)];
  return [1, 'ellipsis', ...pagesFrom(current - 1, current + 1), 'ellipsis', count];
}

function pagesFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
