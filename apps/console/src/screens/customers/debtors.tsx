import { Link } from 'react-router';
import { useAgeing, useDebtors } from '#api/debts.ts';
import { AgeingBars } from '#parts/ageing-bars.tsx';
import { calendarDayText } from '#parts/dates.ts';
import listCard from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { useMoneyText } from '#parts/money-text.ts';
import { QueryFailed } from '#parts/query-failed.tsx';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table, TableSkeleton } from '#ui/table.tsx';
import styles from './customers.module.css';
import { useDebtorColumns } from './debtor-columns.tsx';

/** Who owes the store, since when, and how much all of it is. */
export function DebtorsScreen() {
  const address = useListAddress();
  const debtors = useDebtors({ page: address.page, limit: perPage });
  const columns = useDebtorColumns();
  const isNothing = !debtors.error && !debtors.isLoading && debtors.total === 0;
  return (
    <Page width="wide">
      <PageHeader
        title="Who owes you"
        description="What is still to be paid, by how long it has been due."
        back={
          <Link to={paths.customers} className={backClass}>
            <BackWords />
          </Link>
        }
      />
      <Stack>
        <Whole />
        <Card flush>
          {debtors.error ? (
            <FailedState onRetry={debtors.reload} retrying={debtors.isFetching} requestId={debtors.requestId}>
              {debtors.error}
            </FailedState>
          ) : debtors.isLoading ? (
            <TableSkeleton columns={columns} lines={10} />
          ) : isNothing ? (
            <EmptyState drawing="empty_orders" title="Nobody owes you money">
              Who buys on credit or pays in parts stands here until all is paid.
            </EmptyState>
          ) : (
            <>
              <div className={debtors.isStale ? listCard.stale : undefined}>
                <Table
                  caption="Who owes you"
                  columns={columns}
                  rows={debtors.items}
                  rowKey={({ id }) => id}
                />
              </div>
              <ListPages
                label="Pages of those who owe"
                page={address.page}
                perPage={perPage}
                total={debtors.total}
                rows={debtors.items.length}
                onPage={address.toPage}
              />
            </>
          )}
        </Card>
      </Stack>
    </Page>
  );
}

/** All of it together. */
function Whole() {
  const money = useMoneyText();
  const { data, error, isFetching, refetch } = useAgeing();
  if (error && !data) {
    return (
      <Card>
        <QueryFailed {...{ error, isFetching, refetch }} />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <div role="status" aria-label="Loading">
          <Skeleton shape="block" height="5.25rem" />
        </div>
      </Card>
    );
  }
  const { customers, unnamed, today } = data;
  return (
    <Card>
      <Stack gap={3}>
        <p className={styles.whole}>
          <strong>{money(customers.total)}</strong> <Muted>on {calendarDayText(today)}</Muted>
        </p>
        <AgeingBars ageing={customers} />
        {unnamed.total > 0 && (
          <Muted>
            Besides, {money(unnamed.total)} is owed for sales without a name.{' '}
            <Link to={paths.ordersOwing}>See all orders that are owing</Link>
          </Muted>
        )}
      </Stack>
    </Card>
  );
}
