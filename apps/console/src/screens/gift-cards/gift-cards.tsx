import { allows } from '@sokoni/rules/access/roles';
import { giftCardName, giftCardStates } from '@sokoni/rules/credit/gift-card';
import { PlusIcon } from 'lucide-react';
import { Link, Navigate } from 'react-router';
import { useGiftCards } from '#api/sales/gift-cards.ts';
import type { GiftCardRow } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { OffersFrame } from '#parts/pages/discounts-frame.tsx';
import { paths } from '#paths.ts';
import { sayGiftCardLabel } from '#sentences/gift-cards/labels.ts';
import { sayGiftCardList as say } from '#sentences/gift-cards/list.ts';
import { sayGiftCardState } from '#sentences/gift-cards/states.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import styles from './gift-cards.module.css';

const views = ['', ...giftCardStates] as const;

/** The cards that hold money of buyers, and what is left on each. */
export function GiftCardsScreen() {
  const list = useListAddress();
  const mayIssue = allows(useSession(rolesHere), 'manageGiftCards');
  const state = views.find((view) => view === list.filter('state')) ?? '';
  const cards = useGiftCards({
    page: list.page,
    limit: list.perPage,
    search: list.search,
    state: state || undefined,
  });
  const columns = useColumns(cards.items);
  if (!mayIssue) return <Navigate to={paths.unauthorized} replace />;
  const isWhole = list.search === '' && state === '' && list.text === '';
  const isEmpty = !cards.isLoading && !cards.error && cards.total === 0 && isWhole;
  const issue = (
    <Link to={paths.newGiftCard} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> {say('issue')}
    </Link>
  );
  return (
    <OffersFrame actions={isEmpty ? undefined : issue}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="gift" title={say('none.title')} action={issue}>
            {say('none.text')}
          </EmptyState>
        ) : (
          <>
            <StateTabs
              views={views.map((value) => ({
                value,
                label: value === '' ? say('view.all') : sayGiftCardState(`state.${value}`),
              }))}
              value={state}
              onChange={(next) => list.change({ state: next })}
            />
            <div className={listCard.filters}>
              <ListSearch label={say('filter.search')} list={list} />
            </div>
            <ListedRows
              list={cards}
              caption={say('caption')}
              columns={columns}
              rowKey={({ id }) => id}
              waiting={6}
              nothing={
                <EmptyState
                  drawing="gift"
                  title={say('notFound.title')}
                  action={
                    <Button onClick={() => list.showAll({ state: '' })}>{say('notFound.showAll')}</Button>
                  }
                >
                  {say('notFound.text')}
                </EmptyState>
              }
              pagesLabel={say('pages')}
              {...list.pages}
            />
          </>
        )}
      </Card>
    </OffersFrame>
  );
}

function useColumns(cards: readonly GiftCardRow[]): Column<GiftCardRow>[] {
  const money = useShortMoneyText(cards.flatMap(({ balance, issued }) => [balance, issued]));
  const dates = useStoreDates();
  return [
    {
      header: say('column.card'),
      phone: 'title',
      width: '26%',
      cell: ({ id, last_four, note }) => (
        <span className={listCard.names}>
          <Link to={paths.giftCard(id)} className={rowLink.link}>
            {giftCardName(last_four)}
          </Link>
          {note && <span className={listCard.details}>{note}</span>}
        </span>
      ),
    },
    {
      header: say('column.status'),
      phone: 'aside',
      cell: ({ state }) => <StateBadge of="gift_card" state={state} />,
    },
    {
      header: say('column.customer'),
      width: '20%',
      cell: ({ customer }) => <span className={styles.customer}>{customer?.name ?? say('noCustomer')}</span>,
    },
    {
      header: say('column.paidWith'),
      phone: 'hidden',
      cell: ({ paid_with }) => sayGiftCardLabel(`paidWith.${paid_with}`),
    },
    {
      header: say('column.issued'),
      cell: ({ created_at, ends_on }) => (
        <span className={listCard.names}>
          {dates.day(created_at)}
          {ends_on && (
            <span className={listCard.details}>{say('expires', { day: dates.calendarDay(ends_on) })}</span>
          )}
        </span>
      ),
    },
    {
      header: say('column.remaining'),
      align: 'end',
      cell: ({ balance, issued }) => (
        <span className={cx(listCard.names, styles.figure)}>
          <strong>{money(balance)}</strong>
          <span className={listCard.details}>{say('of', { amount: money(issued) })}</span>
        </span>
      ),
    },
  ];
}
