import { giftCardName, giftCardPayments, giftCardStates } from '@sokoni/rules/gift-card';
import { allows } from '@sokoni/rules/roles';
import { Link, Navigate } from 'react-router';
import { useGiftCards } from '#api/gift-cards.ts';
import type { GiftCardRow } from '#api/types.ts';
import { calendarDayText } from '#parts/dates.ts';
import listCard from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { useMoneyText } from '#parts/money-text.ts';
import { OffersFrame } from '#parts/offers-frame.tsx';
import rowLink from '#parts/row-link.module.css';
import { StateBadge } from '#parts/state-badge.tsx';
import { StateTabs } from '#parts/state-tabs.tsx';
import { useStoreDates } from '#parts/store-dates.ts';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import styles from './gift-cards.module.css';

const views = [
  { value: '', label: 'All' },
  { value: 'active', label: giftCardStates.active },
  { value: 'spent', label: giftCardStates.spent },
  { value: 'ended', label: giftCardStates.ended },
  { value: 'disabled', label: giftCardStates.disabled },
] as const;

/** The cards that hold money of buyers, and what is left on each. */
export function GiftCardsScreen() {
  const list = useListAddress();
  const columns = useColumns();
  const mayIssue = allows(useSession(rolesHere), 'manageGiftCards');
  const state = views.find(({ value }) => value === list.filter('state'))?.value ?? '';
  const cards = useGiftCards({
    page: list.page,
    limit: perPage,
    search: list.search,
    state: state || undefined,
  });
  if (!mayIssue) return <Navigate to={paths.unauthorized} replace />;
  const isWhole = list.search === '' && state === '' && list.text === '';
  const isEmpty = !cards.isLoading && !cards.error && cards.total === 0 && isWhole;
  const issue = (
    <Link to={paths.newGiftCard} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> Issue a gift card
    </Link>
  );
  return (
    <OffersFrame actions={isEmpty ? undefined : issue}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="gift" title="No gift cards yet" action={issue}>
            Take money now for goods that somebody chooses later, or give some away.
          </EmptyState>
        ) : (
          <>
            <StateTabs views={views} value={state} onChange={(next) => list.change({ state: next })} />
            <div className={listCard.filters}>
              <search className={listCard.search}>
                <SearchField
                  label="Search by the last four characters"
                  value={list.text}
                  onChange={list.setText}
                  maxLength={100}
                />
              </search>
            </div>
            {cards.error ? (
              <FailedState onRetry={cards.reload} retrying={cards.isFetching} requestId={cards.requestId}>
                {cards.error}
              </FailedState>
            ) : cards.isLoading ? (
              <TableSkeleton columns={columns} lines={6} />
            ) : cards.total === 0 ? (
              <EmptyState
                drawing="gift"
                title="Nothing found"
                action={
                  <Button
                    onClick={() => {
                      list.setText('');
                      list.change({ search: '', state: '' });
                    }}
                  >
                    Show all gift cards
                  </Button>
                }
              >
                No card has all of this. Cards are found by the last four characters of their code, all of
                them.
              </EmptyState>
            ) : (
              <div className={styles.rows}>
                <Table caption="Gift cards" columns={columns} rows={cards.items} rowKey={({ id }) => id} />
              </div>
            )}
            <ListPages
              label="Pages of gift cards"
              page={list.page}
              perPage={perPage}
              total={cards.total}
              rows={cards.items.length}
              onPage={list.toPage}
            />
          </>
        )}
      </Card>
    </OffersFrame>
  );
}

function useColumns(): Column<GiftCardRow>[] {
  const money = useMoneyText();
  const dates = useStoreDates();
  return [
    {
      header: 'Card',
      phone: 'title',
      width: '26%',
      cell: ({ id, last_four, note }) => (
        <span className={styles.names}>
          <Link to={paths.giftCard(id)} className={rowLink.link}>
            {giftCardName(last_four)}
          </Link>
          {note && <span className={styles.details}>{note}</span>}
        </span>
      ),
    },
    { header: 'State', phone: 'aside', cell: ({ state }) => <StateBadge of="gift_card" state={state} /> },
    { header: 'For', width: '20%', cell: ({ customer }) => customer?.name ?? 'Whoever has it' },
    { header: 'Paid with', phone: 'hidden', cell: ({ paid_with }) => giftCardPayments[paid_with] },
    {
      header: 'Issued',
      cell: ({ created_at, ends_on }) => (
        <span className={styles.names}>
          {dates.day(created_at)}
          {ends_on && <span className={styles.details}>until {calendarDayText(ends_on)}</span>}
        </span>
      ),
    },
    {
      header: 'Left',
      align: 'end',
      cell: ({ balance, issued }) => (
        <span className={styles.figure}>
          <strong>{money(balance)}</strong>
          <span className={styles.details}>of {money(issued)}</span>
        </span>
      ),
    },
  ];
}
