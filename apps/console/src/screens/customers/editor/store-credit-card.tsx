import { dotText } from '@sokoni/messages/list-text';
import { allows } from '@sokoni/rules/access/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCreditEntries, useStoreCredit } from '#api/customers/store-credit.ts';
import type { CreditEntry, Customer } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { LedgerList } from '#parts/money/ledger-list.tsx';
import { useMoneyText } from '#parts/money/money-text.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { sayStoreCredit } from '#sentences/credit/store-credit.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './customer.module.css';
import { CreditModal } from './store-credit-modal.tsx';

/** What a customer has to spend in the store, and for those who give credit how it came about. */
export function CreditCard({ customer }: { customer: Customer }) {
  const money = useMoneyText();
  const mayGive = allows(useSession(rolesHere), 'giveCredit');
  const credit = useStoreCredit(customer.id);
  const [isGiving, setIsGiving] = useState(false);
  return (
    <Card
      title={sayCustomer('credit.title')}
      actions={
        mayGive &&
        credit.data && (
          <Button size="sm" onClick={() => setIsGiving(true)}>
            {sayCustomer('credit.adjust')}
          </Button>
        )
      }
    >
      {credit.data ? (
        <Stack>
          <p className={styles.outstanding}>
            <span>{sayCustomer('credit.available')}</span> <strong>{money(credit.data.balance)}</strong>
          </p>
          {mayGive && <Entries customerId={customer.id} />}
        </Stack>
      ) : credit.error ? (
        <QueryFailed error={credit.error} isFetching={credit.isFetching} refetch={credit.refetch} />
      ) : (
        <div role="status" aria-label={sayCustomer('credit.loading')}>
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
    return <p className={styles.noCredit}>{sayCustomer('credit.none')}</p>;
  }
  return (
    <>
      <LedgerList
        label={sayCustomer('credit.activity')}
        lines={entries.items.map((entry) => ({
          ...entry,
          title: sayStoreCredit(`entry.${entry.kind}`),
          details: <EntryDetails entry={entry} when={dates.moment(entry.at)} />,
        }))}
      />
      {entries.total > perPage && (
        <ListPages
          label={sayCustomer('credit.pages')}
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
      {order && <Link to={paths.order(order.id)}>{order.number}</Link>}
      {order && ' · '}
      {dotText([reason, by && sayCustomer('credit.by', { person: by }), when])}
    </>
  );
}
