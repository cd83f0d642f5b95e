import { useState } from 'react';
import { Link } from 'react-router';
import { useOrderDrafts } from '#api/orders.ts';
import { ListPages } from '#parts/list-pages.tsx';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Table, TableSkeleton } from '#ui/table.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderViews } from './order-views.tsx';
import styles from './orders.module.css';

/** Orders that were begun and not placed: they have no number yet, and hold no goods. */
export function OrderDraftsScreen() {
  const address = useListAddress();
  const [now] = useState(() => new Date());
  const drafts = useOrderDrafts({ page: address.page, limit: perPage });
  const columns = useOrderColumns({ kind: 'drafts' }, now);
  const make = (
    <Link to={paths.newOrder} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> New order
    </Link>
  );
  const isNothing = !drafts.error && !drafts.isLoading && drafts.total === 0;
  return (
    <Page width="wide">
      <PageHeader title="Orders" actions={!isNothing && make} />
      <Card flush>
        <OrderViews tab="drafts" />
        {drafts.error ? (
          <FailedState onRetry={drafts.reload} retrying={drafts.isFetching} requestId={drafts.requestId}>
            {drafts.error}
          </FailedState>
        ) : drafts.isLoading ? (
          <TableSkeleton columns={columns} lines={8} />
        ) : isNothing ? (
          <EmptyState drawing="empty_orders" title="No drafts" action={make}>
            Begin an order here and place it when the customer has decided. A draft takes no number and holds
            no goods.
          </EmptyState>
        ) : (
          <>
            <div className={styles.rows}>
              <Table caption="Drafts" columns={columns} rows={drafts.items} rowKey={({ id }) => id} />
            </div>
            <ListPages
              label="Pages of drafts"
              page={address.page}
              perPage={perPage}
              total={drafts.total}
              rows={drafts.items.length}
              onPage={address.toPage}
            />
          </>
        )}
      </Card>
    </Page>
  );
}
