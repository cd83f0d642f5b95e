import { Link } from 'react-router';
import type { CustomerGroup, CustomerRow } from '#contract-types.ts';
import { Contact } from '#parts/customers/contact.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { phone as phoneWidth, useMedia } from '#parts/hooks/use-media.ts';
import listCard from '#parts/lists/list-card.module.css';
import phoneRow from '#parts/lists/phone-row.module.css';
import rowLink from '#parts/lists/row-link.module.css';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { paths } from '#paths.ts';
import { sayCustomers } from '#sentences/customers/list.ts';
import type { Column } from '#ui/layout/table.tsx';
import { nextSort, type Sort, type SortKey } from './customer-list-query.ts';
import styles from './customers.module.css';

interface ColumnOptions {
  customers: readonly CustomerRow[];
  groups: readonly CustomerGroup[];
  seesSales: boolean;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The columns of the list; figures only for who sees all sales. */
export function useCustomerColumns({
  customers,
  groups,
  seesSales,
  sort,
  onSort,
}: ColumnOptions): Column<CustomerRow>[] {
  const dates = useStoreDates();
  const money = useShortMoneyText(customers.flatMap(({ outstanding, spent }) => [outstanding, spent]));
  const sortBy = (key: SortKey) => ({
    direction: sort === key ? ('ascending' as const) : sort === `-${key}` ? ('descending' as const) : null,
    onSort: () => onSort(nextSort(sort, key)),
  });
  const isPhone = useMedia(phoneWidth);
  const lastOrderOf = ({ last_ordered_at }: CustomerRow) =>
    last_ordered_at ? (
      <time dateTime={last_ordered_at} className={styles.amount}>
        {dates.day(last_ordered_at)}
      </time>
    ) : (
      '–'
    );
  const figures: Column<CustomerRow>[] = [
    {
      header: sayCustomers('column.outstanding'),
      align: 'end',
      width: '1%',
      phone: 'aside',
      sort: sortBy('outstanding'),
      cell: ({ outstanding, credit_limit }) => (
        <span
          className={styles.amount}
          data-owes={sayCustomers('column.outstanding')}
          data-over={isOver(outstanding, credit_limit) || undefined}
          data-none={!outstanding || undefined}
        >
          {outstanding ? money(outstanding) : '–'}
          {isOver(outstanding, credit_limit) && (
            <span className="visually-hidden"> {sayCustomers('outstanding.over')}</span>
          )}
        </span>
      ),
    },
    {
      header: sayCustomers('column.spent'),
      align: 'end',
      width: '1%',
      phone: 'hidden',
      sort: sortBy('spent'),
      cell: ({ spent }) => <span className={styles.amount}>{spent ? money(spent) : '–'}</span>,
    },
    {
      header: sayCustomers('column.orders'),
      align: 'end',
      width: '1%',
      phone: 'hidden',
      cell: ({ order_count }) => (
        <span className={styles.amount}>{order_count ? countText(order_count) : '–'}</span>
      ),
    },
    {
      header: sayCustomers('column.lastOrder'),
      width: '1%',
      phone: 'hidden',
      sort: sortBy('last_order'),
      cell: lastOrderOf,
    },
  ];
  return [
    {
      header: sayCustomers('column.name'),
      phone: 'title',
      sort: sortBy('name'),
      cell: ({ id, name, group_id }) => {
        const group = groups.find((one) => one.id === group_id);
        return (
          <span className={listCard.names}>
            <Link to={paths.customer(id)} className={rowLink.link}>
              {name}
            </Link>
            {group && !isPhone && <span className={listCard.details}>{group.name}</span>}
          </span>
        );
      },
    },
    {
      header: sayCustomers('column.contact'),
      hideHeader: isPhone,
      cell: (customer) =>
        isPhone ? (
          <span className={phoneRow.secondLine}>
            <Contact {...(customer.phone ? { phone: customer.phone } : customer)} />
            {seesSales && customer.last_ordered_at && (
              <span className={phoneRow.aside}>
                {sayCustomers('column.lastOrder')} {lastOrderOf(customer)}
              </span>
            )}
          </span>
        ) : (
          <Contact {...customer} />
        ),
    },
    ...(seesSales ? figures : []),
  ];
}

function isOver(outstanding: number | null, creditLimit: number | null): boolean {
  return outstanding !== null && creditLimit !== null && outstanding > creditLimit;
}
