import { commaText } from '@sokoni/messages/list-text';
import { invalidField } from '#core/errors/domain-error.ts';
import { say } from '#core/errors/sentences.ts';

/** A list query as the contract's `pageOnly` reads it. */
export interface PageQuery {
  page: number;
  limit: number;
}

/** The rows of a page, and how many there are on all pages. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** The part of a list that a page shows, for SQL. */
export function pageWindow(query: PageQuery): { limit: number; offset: number } {
  return { limit: query.limit, offset: (query.page - 1) * query.limit };
}

/** A page as the contract's `pageOf` answers it. */
export function pageAnswer<Row, Item>(query: PageQuery, page: Page<Row>, view: (row: Row) => Item) {
  return { items: page.rows.map(view), page: query.page, limit: query.limit, total: page.total };
}

/**
 * Reads `?sort=name` or `?sort=-name` (descending); without one the first key decides.
 * @throws DomainError `invalid_fields` for a key that the list is not sorted by
 */
export function readSort<Key extends string>(
  sort: string,
  keys: readonly [Key, ...Key[]],
): { key: Key; direction: 'asc' | 'desc' } {
  if (sort === '') return { key: keys[0], direction: 'asc' };
  const name = sort.replace(/^-/, '');
  const key = keys.find((known) => known === name);
  if (!key) throw invalidField('sort', say('sort.unknown', { keys: commaText(keys) }));
  return { key, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}
