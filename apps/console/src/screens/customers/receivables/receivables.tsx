import { Link } from 'react-router';
import { useAgeing, useDebtors } from '#api/customers/receivables.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { AgeingBars } from '#parts/money/ageing-bars.tsx';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import styles from '#screens/customers/list/customers.module.css';
import { sayReceivables } from '#sentences/customers/receivables.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useDebtorColumns } from './receivable-columns.tsx';

/** Who owes the store, since when, and how much all of it is. */
export function DebtorsScreen() {
  const address = useListAddress();
  const receivables = useDebtors({ page: address.page, limit: address.perPage });
  const columns = useDebtorColumns(receivables.items);
  return (
    <Page width="wide">
      <PageHeader
        title={sayReceivables('list.title')}
        description={sayReceivables('list.hint')}
        back={<BackLink to={paths.customers} />}
      />
      <Stack>
        <Whole />
        <Card flush>
          <ListedRows
            list={receivables}
            caption={sayReceivables('list.title')}
            columns={columns}
            rowKey={({ id }) => id}
            waiting={10}
            nothing={
              <EmptyState drawing="empty_orders" title={sayReceivables('empty.title')}>
                {sayReceivables('empty.text')}
              </EmptyState>
            }
            pagesLabel={sayReceivables('list.pages')}
            {...address.pages}
            isFirst
          />
        </Card>
      </Stack>
    </Page>
  );
}

/** All of it together. */
function Whole() {
  const dates = useStoreDates();
  const { data, error, isFetching, refetch } = useAgeing();
  const money = useShortMoneyText([data?.customers.total, data?.unnamed.total]);
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
        <div role="status" aria-label={sayReceivables('list.loading')}>
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
          {richText(
            sayReceivables.rich('whole.on', {
              ...{ amount: money(customers.total), day: dates.calendarDay(today) },
              b: (words) => <strong>{words}</strong>,
              quiet: (words) => <Muted>{richText(words)}</Muted>,
            }),
          )}
        </p>
        <AgeingBars ageing={customers} />
        {unnamed.total > 0 && (
          <Muted>
            {richText(
              sayReceivables.rich('whole.unnamed', {
                amount: money(unnamed.total),
                link: (words) => <Link to={paths.unpaidOrders}>{words}</Link>,
              }),
            )}
          </Muted>
        )}
      </Stack>
    </Card>
  );
}
