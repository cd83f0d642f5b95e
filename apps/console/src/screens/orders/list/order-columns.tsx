import { allows } from '@sokoni/rules/access/roles';
import { Link } from 'react-router';
import { useOrderSources } from '#api/sales/orders.ts';
import type { OrderRow } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { phone, useMedia } from '#parts/hooks/use-media.ts';
import phoneRow from '#parts/lists/phone-row.module.css';
import rowLink from '#parts/lists/row-link.module.css';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { FulfilmentBadge, PaymentBadge } from '#parts/orders/order-status-badges.tsx';
import { paths } from '#paths.ts';
import { dueText, orderName } from '#screens/orders/order-badges.tsx';
import styles from '#screens/orders/orders.module.css';
import { sayOrderFlag } from '#sentences/orders/flags.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { cx } from '#ui/cx.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { nextSort, type Sort } from './order-list-query.ts';

/** As wide as the seller and the channel need columns of their own beside an open sidebar. */
const roomy = '(width >= 86rem)';

/** A table, with an open sidebar beside it, that has no room for dates and items. */
const tight = '(40rem <= width < 72rem)';

/** Which orders are listed: those that have a number, in an order that can be changed, or the drafts. */
type Listed = { kind: 'orders'; sort: Sort; onSort: (sort: Sort) => void } | { kind: 'drafts' };

/** The columns of these orders; money only for a role that sees it, channels and sellers where there are several. */
export function useOrderColumns(listed: Listed, orders: readonly OrderRow[], now: Date): Column<OrderRow>[] {
  const money = useShortMoneyText(orders.map(({ total }) => total));
  const dates = useStoreDates();
  const seesMoney = allows(useSession(rolesHere), 'seeMoney');
  const isLive = useSession(({ activeStore }) => activeStore?.mode === 'live');
  const { hasChannels, hasSellers } = useOrderSources();
  const isPhone = useMedia(phone);
  const isRoomy = useMedia(roomy);
  const isTight = useMedia(tight);
  const today = dates.dayOf(now);
  const isPlaced = listed.kind === 'orders';

  function sorting(key: 'number' | 'total'): Pick<Column<OrderRow>, 'sort'> {
    if (listed.kind === 'drafts') return {};
    const { sort, onSort } = listed;
    const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : null;
    return { sort: { direction, onSort: () => onSort(nextSort(sort, key)) } };
  }

  const nameOf = (order: OrderRow) => (
    <span className={styles.number}>
      <Link to={paths.order(order.id)} className={rowLink.link}>
        {orderName(order)}
      </Link>
      {order.test && isLive && <Badge tone="attention">{say('test')}</Badge>}
      {order.flags.length > 0 && (
        <span title={order.flags.map((flag) => sayOrderFlag(`flag.${flag}`)).join('\n')}>
          <Badge tone="warning" shape="mark">
            {say('review')}
          </Badge>
        </span>
      )}
    </span>
  );
  const dateOf = ({ placed_at, updated_at }: OrderRow) => {
    const time = isPlaced ? (placed_at ?? updated_at) : updated_at;
    return (
      <time dateTime={time} title={dates.moment(time)} className={styles.plain}>
        {isPhone ? dates.brief(time, now) : dates.short(time, now)}
      </time>
    );
  };
  const customerOf = ({ customer }: OrderRow) => (
    <span className={cx(styles.buyer, !customer && styles.quiet)}>{customer?.name ?? say('noCustomer')}</span>
  );
  const unitsOf = ({ units }: OrderRow) => <span className="figures">{countText(units)}</span>;
  const totalOf = ({ total }: OrderRow) => (
    <span className={cx(styles.plain, 'figures')}>{total === null ? '–' : money(total)}</span>
  );
  const paymentOf = (order: OrderRow) => (
    <span title={order.due_on !== null && order.outstanding ? dueText(order.due_on, today) : undefined}>
      <PaymentBadge order={order} today={today} />
    </span>
  );

  if (isPhone) {
    return [
      {
        header: say('column.order'),
        phone: 'title',
        cell: (order) => (
          <span className={phoneRow.headline}>
            {nameOf(order)}
            {customerOf(order)}
          </span>
        ),
      },
      seesMoney
        ? { header: say('column.total'), phone: 'aside', cell: totalOf }
        : {
            header: say('column.items'),
            phone: 'aside',
            cell: ({ units }) => say('items', { units }),
          },
      {
        header: say('column.status'),
        hideHeader: true,
        cell: (order) => (
          <span className={phoneRow.secondLine}>
            <span className={phoneRow.badges}>
              {seesMoney && <PaymentBadge order={order} today={today} />}
              <FulfilmentBadge order={order} />
            </span>
            <span className={phoneRow.aside}>{dateOf(order)}</span>
          </span>
        ),
      },
    ];
  }

  const columns: (Column<OrderRow> | false)[] = [
    { header: say('column.order'), width: '1%', ...sorting('number'), cell: nameOf },
    !isTight && { header: say(isPlaced ? 'column.date' : 'column.updated'), width: '1%', cell: dateOf },
    { header: say('column.customer'), width: '100%', cell: customerOf },
    isRoomy &&
      hasChannels && {
        header: say('column.channel'),
        cell: ({ channel }) => <span className={styles.plain}>{sayOrderLabel(`channel.${channel}`)}</span>,
      },
    isRoomy &&
      hasSellers && {
        header: say('column.seller'),
        cell: ({ sold_by }) => <span className={styles.seller}>{sold_by || '–'}</span>,
      },
    isPlaced && seesMoney && { header: say('column.payment'), width: '1%', cell: paymentOf },
    isPlaced && {
      header: say('column.fulfilment'),
      width: '1%',
      cell: (order) => <FulfilmentBadge order={order} />,
    },
    !(isTight && seesMoney) && { header: say('column.items'), align: 'end', width: '1%', cell: unitsOf },
    seesMoney && {
      header: say('column.total'),
      align: 'end',
      width: '1%',
      ...sorting('total'),
      cell: totalOf,
    },
  ];
  return columns.filter((column) => column !== false);
}
