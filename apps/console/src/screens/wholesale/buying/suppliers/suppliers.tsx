import { useState } from 'react';
import { type SupplierStore, useSupplierStores } from '#api/wholesale/buying.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { WholesaleFrame } from '#parts/pages/wholesale-frame.tsx';
import { saySupplierFinder as say } from '#sentences/wholesale/finder.ts';
import { Button } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AskForAccess } from './ask-for-access.tsx';
import { SupplierCard } from './supplier-card.tsx';
import styles from './suppliers.module.css';

type List = ReturnType<typeof useSupplierStores>;

/** Stores to buy from: one’s suppliers first, then those that chose to be found. */
export function SuppliersToBuyFromScreen() {
  const list = useListAddress();
  const suppliers = useSupplierStores({ page: list.page, limit: list.perPage, search: list.search });
  const [asked, setAsked] = useState<SupplierStore | null>(null);
  return (
    <WholesaleFrame side="buying" description={say('page.hint')}>
      <search className={styles.search}>
        <SearchField label={say('list.search')} value={list.text} onChange={list.setText} maxLength={100} />
      </search>
      <Found list={suppliers} search={list.search} onAll={() => list.showAll()} onAsk={setAsked} />
      {!suppliers.error && !suppliers.isLoading && (
        <ListPages
          label={say('list.pages')}
          {...list.pages}
          total={suppliers.total}
          rows={suppliers.items.length}
        />
      )}
      {asked && <AskForAccess supplier={asked} onClose={() => setAsked(null)} />}
    </WholesaleFrame>
  );
}

interface FoundProps {
  list: List;
  search: string;
  onAll: () => void;
  onAsk: (supplier: SupplierStore) => void;
}

function Found({ list, search, onAll, onAsk }: FoundProps) {
  if (list.error) {
    return (
      <Card>
        <FailedState onRetry={list.reload} retrying={list.isFetching} requestId={list.requestId}>
          {list.error}
        </FailedState>
      </Card>
    );
  }
  if (list.isLoading) return <Waiting />;
  if (list.items.length === 0) {
    return (
      <Card>
        {search === '' ? (
          <EmptyState drawing="module_wholesale" title={say('empty.title')}>
            {say('empty.text')}
          </EmptyState>
        ) : (
          <EmptyState
            drawing="module_wholesale"
            title={say('none.title')}
            action={<Button onClick={onAll}>{say('none.all')}</Button>}
          >
            {say('none.text')}
          </EmptyState>
        )}
      </Card>
    );
  }
  return (
    <ul className={cx(styles.suppliers, list.isStale && listCard.stale)}>
      {list.items.map((supplier) => (
        <li key={supplier.id}>
          <SupplierCard supplier={supplier} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={say('list.loading')} className={styles.suppliers}>
      {[1, 2, 3].map((line) => (
        <Card key={line}>
          <Skeleton shape="block" width="3rem" height="3rem" />
          <SkeletonText lines={3} />
        </Card>
      ))}
    </div>
  );
}
