import { discountKinds, discountStates } from '@sokoni/rules/discount';
import { type DiscountReader, discountValueText, edgeDayText } from '@sokoni/rules/discount-words';
import { orderChannels } from '@sokoni/rules/order-words';
import { allows } from '@sokoni/rules/roles';
import { Link } from 'react-router';
import { useDiscounts } from '#api/discounts.ts';
import type { DiscountRow } from '#api/types.ts';
import listCard from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { OffersFrame } from '#parts/offers-frame.tsx';
import { QueryFailed } from '#parts/query-failed.tsx';
import rowLink from '#parts/row-link.module.css';
import { StateBadge } from '#parts/state-badge.tsx';
import { StateTabs } from '#parts/state-tabs.tsx';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
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
    limit: perPage,
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
            Take something off with a code that buyers type, or by itself when an order is large enough.
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
                label="Kind"
                value={kind}
                shown={kind ? discountKinds[kind] : undefined}
                options={Object.entries(discountKinds).map(([value, label]) => ({ value, label }))}
                onChange={(next) => list.change({ kind: next })}
              />
            </div>
            {discounts.error ? (
              <FailedState
                onRetry={discounts.reload}
                retrying={discounts.isFetching}
                requestId={discounts.requestId}
              >
                {discounts.error}
              </FailedState>
            ) : store.error && !reader ? (
              <QueryFailed error={store.error} isFetching={store.isFetching} refetch={store.refetch} />
            ) : discounts.isLoading || !reader ? (
              <TableSkeleton columns={columns} lines={6} />
            ) : discounts.total === 0 ? (
              <EmptyState
                drawing="module_marketing"
                title="Nothing found"
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
                No discount has all of this. Try fewer filters or another word.
              </EmptyState>
            ) : (
              <div className={styles.rows}>
                <Table caption="Discounts" columns={columns} rows={discounts.items} rowKey={({ id }) => id} />
              </div>
            )}
            <ListPages
              label="Pages of discounts"
              page={list.page}
              perPage={perPage}
              total={discounts.total}
              rows={discounts.items.length}
              onPage={list.toPage}
            />
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
        <span className={styles.names}>
          <Link to={paths.discount(discount.id)} className={rowLink.link}>
            {nameOf(discount)}
          </Link>
          <span className={styles.details}>{codeText(discount)}</span>
        </span>
      ),
    },
    {
      header: 'Takes off',
      width: '20%',
      cell: (discount) => (
        <span className={styles.names}>
          {reader && discountValueText(discount, reader)}
          <span className={styles.details}>{targetText(discount)}</span>
        </span>
      ),
    },
    { header: 'State', phone: 'aside', cell: ({ state }) => <StateBadge of="discount" state={state} /> },
    {
      header: 'When',
      sort: sortBy('starts_at'),
      cell: (discount) => reader && <Span discount={discount} reader={reader} />,
    },
    {
      header: 'Where',
      phone: 'hidden',
      width: '14%',
      cell: ({ channels }) => <span className={styles.details}>{placesText(channels)}</span>,
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
  if (channels.length === Object.keys(orderChannels).length) return 'Everywhere';
  return channels.map((channel) => orderChannels[channel]).join(', ');
}
