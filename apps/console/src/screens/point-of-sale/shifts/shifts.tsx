import { isCalendarDay } from '@sokoni/rules/wall-time';
import { Link } from 'react-router';
import { useRegisters } from '#api/sales/registers.ts';
import { type ShiftRow, useShifts } from '#api/sales/shifts.ts';
import { DaySpan } from '#parts/dates/date-range-field.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { FilterChips } from '#parts/lists/filter-chips.tsx';
import listCard from '#parts/lists/list-card.module.css';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { paths } from '#paths.ts';
import { sayShifts as say } from '#sentences/point-of-sale/shifts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { PointOfSaleFrame } from '../point-of-sale-frame.tsx';
import styles from './shifts.module.css';

/** The shifts of all registers, the newest first. */
export function ShiftsScreen() {
  const list = useListAddress();
  const registers = useRegisters().data ?? [];
  const register = registers.find(({ id }) => id === list.filter('register'));
  const [from, to] = [dayIn(list.filter('from')), dayIn(list.filter('to'))];
  const isFiltered = register !== undefined || from !== '' || to !== '';
  const shifts = useShifts({
    ...{ page: list.page, limit: list.perPage },
    ...(register && { register_id: register.id }),
    ...(from && { from }),
    ...(to && { to }),
  });
  const showAll = () => list.change({ register: '', from: '', to: '' });
  const columns = useColumns();
  return (
    <PointOfSaleFrame description={say('hint')}>
      <Card flush>
        <div className={listCard.filters}>
          <FilterChips>
            {registers.length > 1 && (
              <FilterChip
                label={say('filter.register')}
                value={register?.id ?? ''}
                shown={register?.name}
                options={registers.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) => list.change({ register: id })}
              />
            )}
            <DaySpan from={from} to={to} onChange={(end, day) => list.change({ [end]: day }, true)} />
            {isFiltered && (
              <Button variant="quiet" size="sm" onClick={showAll}>
                {say('filter.clear')}
              </Button>
            )}
          </FilterChips>
        </div>
        <ListedRows
          list={shifts}
          caption={say('list')}
          columns={columns}
          rowKey={({ id }) => id}
          waiting={6}
          nothing={
            isFiltered ? (
              <EmptyState
                drawing="module_pos"
                title={say('none.title')}
                action={<Button onClick={showAll}>{say('none.all')}</Button>}
              >
                {say('none.text')}
              </EmptyState>
            ) : (
              <EmptyState drawing="module_pos" title={say('empty.title')}>
                {say('empty')}
              </EmptyState>
            )
          }
          pagesLabel={say('pages')}
          {...list.pages}
        />
      </Card>
    </PointOfSaleFrame>
  );
}

/** A day of the address; empty for none. */
function dayIn(text: string): string {
  return isCalendarDay(text) ? text : '';
}

function useColumns(): Column<ShiftRow>[] {
  const dates = useStoreDates();
  const money = useMoneyText();
  const now = new Date();
  const amount = (minor: number | null) => (
    <span className="figures">{minor === null ? '' : money(minor)}</span>
  );
  return [
    {
      header: say('column.opened'),
      phone: 'title',
      cell: ({ id, opened_at }) => (
        <Link to={paths.shift(id)} className={listCard.number}>
          <time dateTime={opened_at}>{dates.short(opened_at, now)}</time>
        </Link>
      ),
    },
    { header: say('column.register'), cell: ({ register }) => register.name },
    { header: say('column.cashier'), cell: ({ opened_by }) => opened_by?.name ?? '' },
    {
      header: say('column.closed'),
      phone: 'aside',
      cell: ({ closed_at }) =>
        closed_at ? (
          <time dateTime={closed_at}>{dates.short(closed_at, now)}</time>
        ) : (
          <Badge tone="info" shape="half">
            {say('open')}
          </Badge>
        ),
    },
    {
      header: say('column.sales'),
      align: 'end',
      cell: ({ sales }) => <span className="figures">{countText(sales)}</span>,
    },
    {
      header: say('column.total'),
      align: 'end',
      cell: ({ total_sales }) => amount(total_sales),
    },
    { header: say('column.expected'), align: 'end', cell: ({ expected_cash }) => amount(expected_cash) },
    { header: say('column.counted'), align: 'end', cell: ({ counted_cash }) => amount(counted_cash) },
    {
      header: say('column.variance'),
      align: 'end',
      cell: ({ variance }) => (
        <span className={styles.variance} data-differs={(variance ?? 0) !== 0 || undefined}>
          {variance === null ? '' : money(variance)}
        </span>
      ),
    },
  ];
}
