import { orderNumber } from '@sokoni/rules/order-words';
import { allows } from '@sokoni/rules/roles';
import { creditEntryKinds } from '@sokoni/rules/store-credit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCreditEntries, useStoreCredit } from '#api/store-credit.ts';
import type { CreditEntry, Customer } from '#api/types.ts';
import { LedgerList } from '#parts/ledger-list.tsx';
import { ListPages } from '#parts/list-pages.tsx';
import { useMoneyText } from '#parts/money-text.ts';
import { QueryFailed } from '#parts/query-failed.tsx';
import { useStoreDates } from '#parts/store-dates.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Stack } from '#ui/layout.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { CreditModal } from './credit-modal.tsx';
import styles from './customer.module.css';

/** What a customer has to spend in the store, and for those who give credit how it came about. */
export function CreditCard({ customer }: { customer: Customer }) {
  const money = useMoneyText();
  const mayGive = allows(useSession(rolesHere), 'giveCredit');
  const credit = useStoreCredit(customer.id);
  const [isGiving, setIsGiving] = useState(false);
  return (
    <Card
      title="Store credit"
      actions={
        mayGive &&
        credit.data && (
          <Button size="sm" onClick={() => setIsGiving(true)}>
            Give or take back…
          </Button>
        )
      }
    >
      {credit.data ? (
        <Stack>
          <p className={styles.owed}>
            <span>To spend</span> <strong>{money(credit.data.balance)}</strong>
          </p>
          {mayGive && <Entries customerId={customer.id} />}
        </Stack>
      ) : credit.error ? (
        <QueryFailed error={credit.error} isFetching={credit.isFetching} refetch={credit.refetch} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton width="8rem" height="1.75rem" />
        </div>
      )}
      {isGiving && credit.data && (
        <CreditModal customer={customer} balance={credit.data.balance} onClose={() => setIsGiving(false)} />
      )}
    </Card>
  );
}

const perPage = 5;

function Entries({ customerId }: { customerId: string }) {
  const dates = useStoreDates();
  const [page, setPage] = useState(1);
  const entries = useCreditEntries(customerId, { page, limit: perPage });
  if (entries.error) {
    return (
      <FailedState onRetry={entries.reload} retrying={entries.isFetching} requestId={entries.requestId}>
        {entries.error}
      </FailedState>
    );
  }
  if (entries.isLoading) return <SkeletonText lines={3} />;
  if (entries.total === 0) {
    return (
      <p className={styles.noCredit}>
        Nothing yet. Give credit for goods that came back, or for a wrong that you put right.
      </p>
    );
  }
  return (
    <>
      <LedgerList
        label="What became of the credit"
        lines={entries.items.map((entry) => ({
          ...entry,
          title: creditEntryKinds[entry.kind],
          details: <EntryDetails entry={entry} when={dates.moment(entry.at)} />,
        }))}
      />
      {entries.total > perPage && (
        <ListPages
          label="Pages of the credit"
          page={page}
          perPage={perPage}
          total={entries.total}
          rows={entries.items.length}
          onPage={setPage}
        />
      )}
    </>
  );
}

function EntryDetails({ entry, when }: { entry: CreditEntry; when: string }) {
  const { order, reason, by } = entry;
  return (
    <>
      {order && <Link to={paths.order(order.id)}>{orderNumber(order)}</Link>}
      {order && ' · '}
      {[reason, by && `by ${by}`, when].filter(Boolean).join(' · ')}
    </>
  );
}
