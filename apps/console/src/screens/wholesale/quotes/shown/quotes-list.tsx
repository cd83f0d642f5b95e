import { type QuoteState, quoteStates } from '@sokoni/rules/wholesale/quotes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { List } from '#api/client/use-list.ts';
import type { QuoteRow } from '#api/wholesale/quotes.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import type { ListAddress } from '#parts/lists/use-list-address.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { WholesaleFrame } from '#parts/pages/wholesale-frame.tsx';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { QuoteBadge } from './quote-badge.tsx';

type ListedQuote = Omit<QuoteRow, 'company'>;

/** The state that the address narrows a list of quotes to. */
export function stateOf(list: ListAddress): QuoteState | undefined {
  return quoteStates.find((state) => state === list.filter('state'));
}

interface QuotesListProps<Row extends ListedQuote> {
  side: 'selling' | 'buying';
  list: ListAddress;
  quotes: List<Row>;
  searchLabel: string;
  /** The other side. */
  other: { header: string; nameOf: (row: Row) => string };
  pathOf: (id: string) => string;
  action?: ReactNode;
  empty: { title: string; text: string };
}

/** The quotes of one side: by state, searched, in pages. */
export function QuotesList<Row extends ListedQuote>(props: QuotesListProps<Row>) {
  const { side, list, quotes, searchLabel, action, empty } = props;
  const columns = useColumns(props);
  const state = stateOf(list);
  const isWhole = state === undefined && list.text === '';
  const isEmpty = !quotes.isLoading && !quotes.error && quotes.total === 0 && isWhole;
  return (
    <WholesaleFrame side={side} actions={isEmpty ? undefined : action}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="module_wholesale" title={empty.title} action={action}>
            {empty.text}
          </EmptyState>
        ) : (
          <>
            <StateTabs
              views={[
                { value: '', label: say('view.all') },
                ...quoteStates.map((value) => ({ value, label: say(`state.${value}`) })),
              ]}
              value={state ?? ''}
              onChange={(next) => list.change({ state: next })}
            />
            <div className={listCard.filters}>
              <ListSearch label={searchLabel} list={list} />
            </div>
            <ListedRows
              list={quotes}
              caption={say('list.caption')}
              columns={columns}
              rowKey={({ id }) => id}
              waiting={8}
              nothing={
                <EmptyState
                  drawing="module_wholesale"
                  title={say('none.title')}
                  action={<Button onClick={() => list.showAll({ state: '' })}>{say('none.all')}</Button>}
                >
                  {say('none.text')}
                </EmptyState>
              }
              pagesLabel={say('list.pages')}
              {...list.pages}
            />
          </>
        )}
      </Card>
    </WholesaleFrame>
  );
}

function useColumns<Row extends ListedQuote>({
  other: { header, nameOf },
  pathOf,
}: Pick<QuotesListProps<Row>, 'other' | 'pathOf'>): Column<Row>[] {
  const dates = useStoreDates();
  return [
    {
      header: say('column.number'),
      phone: 'title',
      cell: ({ id, number }) => (
        <Link to={pathOf(id)} className={rowLink.link}>
          {number}
        </Link>
      ),
    },
    { header, cell: (row) => <span className={listCard.names}>{nameOf(row)}</span> },
    { header: say('column.status'), cell: ({ state }) => <QuoteBadge state={state} /> },
    {
      header: say('column.validUntil'),
      cell: ({ valid_until }) => (valid_until === null ? '–' : dates.calendarDay(valid_until)),
    },
    { header: say('column.updated'), cell: ({ updated_at }) => dates.day(updated_at) },
    {
      header: say('column.total'),
      align: 'end',
      phone: 'aside',
      cell: ({ total, currency_code }) => moneyTextIn(currency_code)(total),
    },
  ];
}
