import { orderChannels } from '@sokoni/rules/order-words';
import { paymentTypeLabels } from '@sokoni/rules/payment-types';
import { allows } from '@sokoni/rules/roles';
import { Link } from 'react-router';
import type { OrderRow } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import rowLink from '#parts/row-link.module.css';
import { StateBadge } from '#parts/state-badge.tsx';
import { useStoreDates } from '#parts/store-dates.ts';
import { useMedia } from '#parts/use-media.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import type { Column } from '#ui/table.tsx';
import { nextSort, type Sort } from './list-query.ts';
import { dueText, OwedBadge, OwedWords, orderName } from './order-look.tsx';
import styles from './orders.module.css';

/** As wide as the seller and the channel need columns of their own beside an open sidebar. */
const roomy = '(width >= 101rem)';

/** A table, with an open sidebar beside it, that has no room for a column of dates. */
const tight = '(40rem <= width < 84rem)';

/** Nor for one of payments. */
const narrow = '(40rem <= width < 62rem)';

/** Which orders are listed: those that have a number, in an order that can be changed, or the drafts. */
type Listed = { kind: 'orders'; sort: Sort; onSort: (sort: Sort) => void } | { kind: 'drafts' };

/** The columns of a list of orders; money only for a role that sees it, sellers for one that sees all sales. */
export function useOrderColumns(listed: Listed, now: Date): Column<OrderRow>[] {
  const money = useMoneyText();
  const dates = useStoreDates();
  const roles = useSession(rolesHere);
  const isLive = useSession(({ activeStore }) => activeStore?.mode === 'live');
  const seesMoney = allows(roles, 'seeMoney');
  const seesSellers = allows(roles, 'seeAllSales') || !seesMoney;
  const isRoomy = useMedia(roomy);
  const isTight = useMedia(tight);
  const isNarrow = useMedia(narrow);
  const today = dates.dayOf(now);

  function sorting(key: 'number' | 'total'): Pick<Column<OrderRow>, 'sort'> {
    if (listed.kind === 'drafts') return {};
    const { sort, onSort } = listed;
    const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : null;
    return { sort: { direction, onSort: () => onSort(nextSort(sort, key)) } };
  }

  /** What has no column of its own: whose sale it is, or for one's own where it was made. */
  const aside = ({ channel, sold_by }: OrderRow) => {
    if (isRoomy) return '';
    return seesSellers ? sold_by : orderChannels[channel];
  };

  const dateOf = ({ placed_at, updated_at }: OrderRow) => {
    const time = listed.kind === 'drafts' ? updated_at : (placed_at ?? updated_at);
    return (
      <time
        dateTime={time}
        title={dates.moment(time)}
        className={cx(styles.plain, isTight && styles.details)}
      >
        {dates.short(time, now)}
      </time>
    );
  };

  const paymentOf = ({ payment_type, due_on, owed }: OrderRow) => (
    <>
      <span className={isNarrow ? styles.details : styles.plain}>
        {payment_type ? paymentTypeLabels[payment_type] : '–'}
      </span>
      {due_on !== null && owed !== null && owed > 0 && (
        <span className={styles.details} data-late={due_on < today || undefined}>
          {dueText(due_on, today)}
        </span>
      )}
    </>
  );

  const columns: (Column<OrderRow> | false)[] = [
    {
      header: 'Order',
      phone: 'title',
      width: '1%',
      ...sorting('number'),
      cell: (order) => (
        <span className={styles.names}>
          <span className={styles.number}>
            <Link to={paths.order(order.id)} className={rowLink.link}>
              {orderName(order)}
            </Link>
            {order.test && isLive && <Badge tone="attention">Test</Badge>}
          </span>
          {isTight && dateOf(order)}
        </span>
      ),
    },
    !isTight && {
      header: listed.kind === 'drafts' ? 'Changed' : 'Date',
      width: '1%',
      cell: dateOf,
    },
    {
      header: 'Customer',
      cell: (order) => (
        <span className={styles.names}>
          <span className={cx(!order.customer && styles.quiet)}>{order.customer?.name ?? 'No customer'}</span>
          {aside(order) !== '' && <span className={styles.details}>{aside(order)}</span>}
        </span>
      ),
    },
    isRoomy &&
      seesSellers && {
        header: 'Seller',
        cell: ({ sold_by }) => <span className={styles.seller}>{sold_by || '–'}</span>,
      },
    isRoomy && {
      header: 'Channel',
      cell: ({ channel }) => <span className={styles.plain}>{orderChannels[channel]}</span>,
    },
    !seesMoney && {
      header: 'Pieces',
      align: 'end',
      width: '1%',
      cell: ({ pieces }) => <span className="figures">{countText(pieces)}</span>,
    },
    seesMoney &&
      !isNarrow &&
      listed.kind === 'orders' && {
        header: 'Payment',
        cell: (order) => <span className={styles.names}>{paymentOf(order)}</span>,
      },
    listed.kind === 'orders' && {
      header: 'State',
      phone: 'aside',
      width: '1%',
      cell: (order) => (
        <span className={cx(styles.names, styles.state)}>
          <StateBadge of="order" state={order.state} />
          {isNarrow && seesMoney && paymentOf(order)}
        </span>
      ),
    },
    seesMoney && {
      header: 'Total',
      align: 'end',
      width: '1%',
      ...sorting('total'),
      cell: ({ total, owed }) => (
        <span className={styles.figures}>
          <span>{total === null ? '–' : money(total)}</span>
          {!isRoomy && listed.kind === 'orders' && owed ? <OwedWords owed={owed} /> : null}
        </span>
      ),
    },
    isRoomy &&
      seesMoney &&
      listed.kind === 'orders' && {
        header: 'Owed',
        align: 'end',
        width: '1%',
        cell: ({ owed }) => (owed ? <OwedBadge owed={owed} /> : <span className={styles.quiet}>–</span>),
      },
  ];
  return columns.filter((column) => column !== false);
}
