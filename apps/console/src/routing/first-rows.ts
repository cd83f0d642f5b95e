import { mayOpen } from '@sokoni/rules/navigation/navigation';
import type { LoaderFunction, RouteObject } from 'react-router';
import { type CountedList, pageQuery } from '#api/client/counted-list.ts';
import { rowsPerPage } from '#session/rows-per-page.ts';
import { getSession, rolesHere } from '#session/session.ts';
import { loadersClient } from './loaders-client.ts';

/** What a list asks for at an address that narrows nothing. */
interface PlainQuery {
  page: number;
  limit: number;
  search: string;
  sort: string;
}

/**
 * For the route of a list: asks for its first rows while the screen is still on its way, which then finds them in the cache. An
 * address that narrows the list is the screen's own to read.
 */
export function firstRows(
  listOf: (storeId: string) => Pick<CountedList<PlainQuery, unknown>, 'key' | 'load'>,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  const loader: LoaderFunction = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const session = getSession();
    const store = session.activeStore;
    if (search === '' && store && mayOpen(rolesHere(session), pathname)) {
      const query = { page: 1, limit: rowsPerPage(session), search, sort: '' };
      void loadersClient()?.prefetchQuery(pageQuery(listOf(store.id), query));
    }
    return null;
  };
  // Another page or filter is asked for by the screen itself.
  return { loader, shouldRevalidate: () => false };
}
