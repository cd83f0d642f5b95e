import { commaText } from '@sokoni/messages/list-text';
import { allows } from '@sokoni/rules/access/roles';
import { discountKinds, discountStates } from '@sokoni/rules/discounts/discount';
import { type DiscountReader, edgeDayText } from '@sokoni/rules/discounts/discount-days';
import { orderChannels } from '@sokoni/rules/orders/order-labels';
import { PlusIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useDiscounts } from '#api/sales/discounts.ts';
import type { DiscountRow } from '#contract-types.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListSearch } from '#parts/lists/list-search.tsx';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { OffersFrame } from '#parts/pages/discounts-frame.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { sayDiscountLabel } from '#sentences/discounts/labels.ts';
import { sayDiscountList as say } from '#sentences/discounts/list.ts';
import { sayDiscountState } from '#sentences/discounts/states.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { discountValueText } from './discount-text.ts';
import { nameOf, targetText, usesText } from './discount-words.ts';
import styles from './discounts.module.css';
import { useDiscountPlace } from './use-discount-place.ts';

const views = ['', ...discountStates] as const;

type SortKey = 'title' | 'starts_at' | 'uses';

/** What the store takes off its prices, and how often that was used. */
export function DiscountsScreen() {
  const list = useListAddress();
  const { reader, store } = useDiscountPlace();
  const mayManage = allows(useSession(rolesHere), 'manageDiscounts');
  const state = views.find((view) => view === list.filter('state')) ?? '';
  const kind = discountKinds.find((one) => one === list.filter('kind')) ?? '';
  const sort = /^-?(title|starts_at|uses)$/.test(list.filter('sort')) ? list.filter('sort') : '';
  const discounts = useDiscounts({
    page: list.page,
    limit: list.perPage,
    search: list.search,
    state: state || undefined,
    kind: kind || undefined,
    sort: sort || undefined,
  });
  const columns = columnsFor(reader, sort, (next) => list.change({ sort: next }));
  const isWhole = list.search === '' && state === '' && kind === '';
  const isEmpty =
    !discounts.isLoading && !discounts.error && discounts.total === 0 && isWhole && list.text === '';
  const add = mayManage && (
    <Link to={paths.newDiscount} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> {say('new')}
    </Link>
  );
  return (
    <OffersFrame actions={isEmpty ? undefined : add}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="module_marketing" title={say('none.title')} action={add || undefined}>
            {say('none.text')}
          </EmptyState>
        ) : (
          <>
            <StateTabs
              views={views.map((value) => ({
                value,
                label: value === '' ? say('view.all') : sayDiscountState(`state.${value}`),
              }))}
              value={state}
              onChange={(next) => list.change({ state: next })}
            />
            <div className={listCard.filters}>
              <ListSearch label={say('filter.search')} list={list} />
              <FilterChip
                label={say('filter.type')}
                value={kind}
                shown={kind ? sayDiscountLabel(`kind.${kind}`) : undefined}
                options={discountKinds.map((value) => ({ value, label: sayDiscountLabel(`kind.${value}`) }))}
                onChange={(next) => list.change({ kind: next })}
              />
            </div>
            {store.error && !reader ? (
              <QueryFailed error={store.error} isFetching={store.isFetching} refetch={store.refetch} />
            ) : (
              <ListedRows
                list={{ ...discounts, isLoading: discounts.isLoading || !reader }}
                caption={say('caption')}
                columns={columns}
                rowKey={({ id }) => id}
                waiting={6}
                nothing={
                  <EmptyState
                    drawing="module_marketing"
                    title={say('notFound.title')}
                    action={
                      <Button onClick={() => list.showAll({ state: '', kind: '' })}>
                        {say('notFound.showAll')}
                      </Button>
                    }
                  >
                    {say('notFound.text')}
                  </EmptyState>
                }
                pagesLabel={say('pages')}
                {...list.pages}
              />
            )}
          </>
        )}
      </Card>
    </OffersFrame>
  );
}

function columnsFor(
  reader: DiscountReader | undefined,
  sort: string,
  onSort: (sort: string) => void,
): Column<DiscountRow>[] {
  /** The first press begins with what is looked for most: names from A, the newest and the most used first. */
  const sortBy = (key: SortKey) => {
    const first = key === 'title' ? key : `-${key}`;
    const second = key === 'title' ? `-${key}` : key;
    const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : null;
    return { direction, onSort: () => onSort(sort === first ? second : first) } as const;
  };
  return [
    {
      header: say('column.discount'),
      width: '27%',
      phone: 'title',
      sort: sortBy('title'),
      cell: (discount) => (
        <span className={listCard.names}>
          <Link to={paths.discount(discount.id)} className={rowLink.link}>
            {nameOf(discount)}
          </Link>
          <span className={listCard.details}>{codeText(discount)}</span>
        </span>
      ),
    },
    {
      header: say('column.value'),
      width: '20%',
      cell: (discount) => (
        <span className={listCard.names}>
          {reader && discountValueText(discount, reader)}
          <span className={listCard.details}>{targetText(discount)}</span>
        </span>
      ),
    },
    {
      header: say('column.status'),
      phone: 'aside',
      cell: ({ state }) => <StateBadge of="discount" state={state} />,
    },
    {
      header: say('column.dates'),
      sort: sortBy('starts_at'),
      cell: (discount) => reader && <Span discount={discount} reader={reader} />,
    },
    {
      header: say('column.channels'),
      phone: 'hidden',
      width: '14%',
      cell: ({ channels }) => <span className={listCard.details}>{placesText(channels)}</span>,
    },
    {
      header: say('column.used'),
      align: 'end',
      sort: sortBy('uses'),
      cell: (discount) => <span className={styles.figure}>{usesText(discount)}</span>,
    },
  ];
}

/** Beside its name: the code, unless that is the name. */
function codeText({ title, code }: DiscountRow) {
  if (code === null) return say('automatic');
  return title === '' ? say('code') : <span className={styles.code}>{code}</span>;
}

function Span({
  discount: { starts_at, ends_at },
  reader,
}: {
  discount: DiscountRow;
  reader: DiscountReader;
}) {
  // Days are written in one way on every screen.
  const start = edgeDayText(starts_at, reader, 'start');
  return (
    <span className={styles.span}>
      <span>{say(ends_at === null ? 'dates.from' : 'dates.start', { start })}</span>
      {ends_at !== null && <span>{edgeDayText(ends_at, reader, 'end')}</span>}
    </span>
  );
}

function placesText(channels: DiscountRow['channels']): string {
  if (channels.length === orderChannels.length) return say('allChannels');
  return commaText(channels.map((channel) => sayOrderLabel(`channel.${channel}`)));
}
