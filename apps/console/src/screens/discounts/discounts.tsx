import { allows } from '@sokoni/rules/access/roles';
import { discountKinds, discountStates } from '@sokoni/rules/discounts/discount';
import { type DiscountReader, discountValueText, edgeDayText } from '@sokoni/rules/discounts/discount-labels';
import { orderChannels } from '@sokoni/rules/orders/order-labels';
import { PlusIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useDiscounts } from '#api/sales/discounts.ts';
import type { DiscountRow } from '#contract-types.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { OffersFrame } from '#parts/pages/discounts-frame.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { nameOf, targetText, usesText } from './discount-words.ts';
import styles from './discounts.module.css';
import { useDiscountPlace } from './use-discount-place.ts';

const views = [
  { value: '', label: 'All' },
  { value: 'active', label: discountStates.active },
  { value: 'scheduled', label: discountStates.scheduled },
  { value: 'ended', label: discountStates.ended },
  { value: 'off', label: discountStates.off },
] as const;

type SortKey = 'title' | 'starts_at' | 'uses';

/** What the store takes off its prices, and how often that was used. */
export function DiscountsScreen() {
  const list = useListAddress();
  const { reader, store } = useDiscountPlace();
  const mayManage = allows(useSession(rolesHere), 'manageDiscounts');
  const state = views.find(({ value }) => value === list.filter('state'))?.value ?? '';
  const kind = (list.filter('kind') in discountKinds ? list.filter('kind') : '') as
    | keyof typeof discountKinds
    | '';
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
      <PlusIcon size={18} /> New discount
    </Link>
  );
  return (
    <OffersFrame actions={isEmpty ? undefined : add}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="module_marketing" title="No discounts yet" action={add || undefined}>
            Offer discounts with a code, or automatically when an order qualifies.
          </EmptyState>
        ) : (
          <>
            <StateTabs views={views} value={state} onChange={(next) => list.change({ state: next })} />
            <div className={listCard.filters}>
              <search className={listCard.search}>
                <SearchField
                  label="Search by title or code"
                  value={list.text}
                  onChange={list.setText}
                  maxLength={100}
                />
              </search>
              <FilterChip
                label="Type"
                value={kind}
                shown={kind ? discountKinds[kind] : undefined}
                options={Object.entries(discountKinds).map(([value, label]) => ({ value, label }))}
                onChange={(next) => list.change({ kind: next })}
              />
            </div>
            {store.error && !reader ? (
              <QueryFailed error={store.error} isFetching={store.isFetching} refetch={store.refetch} />
            ) : (
              <ListedRows
                list={{ ...discounts, isLoading: discounts.isLoading || !reader }}
                caption="Discounts"
                columns={columns}
                rowKey={({ id }) => id}
                waiting={6}
                nothing={
                  <EmptyState
                    drawing="module_marketing"
                    title="No discounts found"
                    action={
                      <Button
                        onClick={() => {
                          list.setText('');
                          list.change({ search: '', state: '', kind: '' });
                        }}
                      >
                        Show all discounts
                      </Button>
                    }
                  >
                    No discounts match. Try fewer filters or another word.
                  </EmptyState>
                }
                pagesLabel="Pages of discounts"
                page={list.page}
                perPage={list.perPage}
                onPerPage={list.setPerPage}
                onPage={list.toPage}
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
      header: 'Discount',
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
      header: 'Value',
      width: '20%',
      cell: (discount) => (
        <span className={listCard.names}>
          {reader && discountValueText(discount, reader)}
          <span className={listCard.details}>{targetText(discount)}</span>
        </span>
      ),
    },
    { header: 'Status', phone: 'aside', cell: ({ state }) => <StateBadge of="discount" state={state} /> },
    {
      header: 'Active dates',
      sort: sortBy('starts_at'),
      cell: (discount) => reader && <Span discount={discount} reader={reader} />,
    },
    {
      header: 'Channels',
      phone: 'hidden',
      width: '14%',
      cell: ({ channels }) => <span className={listCard.details}>{placesText(channels)}</span>,
    },
    {
      header: 'Used',
      align: 'end',
      sort: sortBy('uses'),
      cell: (discount) => <span className={styles.figure}>{usesText(discount)}</span>,
    },
  ];
}

/** Beside its name: the code, unless that is the name. */
function codeText({ title, code }: DiscountRow) {
  if (code === null) return 'Automatic';
  return title === '' ? 'Code' : <span className={styles.code}>{code}</span>;
}

function Span({
  discount: { starts_at, ends_at },
  reader,
}: {
  discount: DiscountRow;
  reader: DiscountReader;
}) {
  // Days are written in one way on every screen.
  const inWords = { ...reader, locale: 'en' };
  const start = edgeDayText(starts_at, inWords, 'start');
  return (
    <span className={styles.span}>
      <span>{ends_at === null ? `From ${start}` : `${start} –`}</span>
      {ends_at !== null && <span>{edgeDayText(ends_at, inWords, 'end')}</span>}
    </span>
  );
}

function placesText(channels: DiscountRow['channels']): string {
  if (channels.length === Object.keys(orderChannels).length) return 'All channels';
  return channels.map((channel) => orderChannels[channel]).join(', ');
}
