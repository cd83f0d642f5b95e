import { useState } from 'react';
import { useUnfinishedCheckouts } from '#api/sales/unfinished-checkouts.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayUnfinished as say } from '#sentences/orders/unfinished.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useUnfinishedColumns } from './unfinished-columns.tsx';

/** Whom to write to, or to call: buyers who filled in the checkout and left. */
export function UnfinishedCheckoutsScreen() {
  const address = useListAddress();
  const [now] = useState(() => new Date());
  const { page, perPage, search } = address;
  const checkouts = useUnfinishedCheckouts({ page, limit: perPage, search });
  const columns = useUnfinishedColumns(checkouts.items, now);
  const isNothing = !checkouts.error && !checkouts.isLoading && checkouts.total === 0;
  const isEmpty = isNothing && search === '' && address.text === '';
  return (
    <Page width="wide">
      <PageHeader title={say('title')} description={say('hint')} back={<BackLink to={paths.orders} />} />
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="empty_orders" title={say('none.title')}>
            {say('none.text')}
          </EmptyState>
        ) : (
          <>
            <div className={listCard.filters}>
              <ListSearch label={say('search')} list={address} />
            </div>
            <ListedRows
              list={checkouts}
              caption={say('title')}
              columns={columns}
              rowKey={({ id }) => id}
              waiting={10}
              nothing={
                <EmptyState
                  drawing="empty_orders"
                  title={say('notFound.title')}
                  action={<Button onClick={() => address.showAll()}>{say('notFound.showAll')}</Button>}
                >
                  {say('notFound.text')}
                </EmptyState>
              }
              pagesLabel={say('pages')}
              {...address.pages}
            />
          </>
        )}
      </Card>
    </Page>
  );
}
