import type { SavedView } from '#api/insights/views.ts';
import { ViewTabs } from '#parts/views/view-tabs.tsx';
import { sayProductList } from '#sentences/products/list.ts';
import { sayProductState } from '#sentences/products/states.ts';
import { type ListQuery, wholeList, withChange, writeListQuery } from './product-list-query.ts';
import { listOf } from './product-view-query.ts';

const everyStores = [null, 'active', 'draft', 'archived'] as const;

interface ProductViewsProps {
  query: ListQuery;
  views: readonly SavedView<'products'>[];
  seesMoney: boolean;
}

export function ProductViews({ query, views, seesMoney }: ProductViewsProps) {
  const current = views.find(({ id }) => id === query.view);

  /** From one status to another the filters stay; a saved view leaves them behind. */
  function listOfStatus(status: ListQuery['status']): ListQuery {
    if (!current) return withChange(query, { status, view: '' });
    return { ...wholeList, status };
  }

  return (
    <ViewTabs
      fixed={everyStores.map((status) => ({
        label: status ? sayProductState(`status.${status}`) : sayProductList('views.all'),
        to: { search: writeListQuery(listOfStatus(status)) },
        isCurrent: query.status === status,
      }))}
      views={views}
      current={current}
      addressOf={(view) => ({ search: writeListQuery(listOf(view, seesMoney)) })}
    />
  );
}
