import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOrderDrafts } from '#api/sales/orders.ts';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import styles from '#screens/orders/orders.module.css';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderViews } from './order-views.tsx';

/** Orders that were begun and not placed: they have no number yet, and hold no items. */
export function OrderDraftsScreen() {
  const address = useListAddress();
  const [now] = useState(() => new Date());
  const drafts = useOrderDrafts({ page: address.page, limit: address.perPage });
  const columns = useOrderColumns({ kind: 'drafts' }, drafts.items, now);
  const make = (
    <Link to={paths.newOrder} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> {say('new')}
    </Link>
  );
  const isNothing = !drafts.error && !drafts.isLoading && drafts.total === 0;
  return (
    <Page width="wide">
      <PageHeader title={say('title')} actions={!isNothing && make} />
      <Card flush className={styles.dense}>
        <OrderViews tab="drafts" />
        <ListedRows
          list={drafts}
          caption={say('drafts.caption')}
          columns={columns}
          rowKey={({ id }) => id}
          waiting={8}
          nothing={
            <EmptyState drawing="empty_orders" title={say('drafts.none')} action={make}>
              {say('drafts.noneText')}
            </EmptyState>
          }
          pagesLabel={say('drafts.pages')}
          {...address.pages}
        />
      </Card>
    </Page>
  );
}
