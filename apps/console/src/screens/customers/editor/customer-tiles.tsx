import { overdueOf } from '@sokoni/rules/credit/receivables-ageing';
import { useCustomerAgeing } from '#api/customers/receivables.ts';
import type { Customer } from '#contract-types.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import styles from './customer-tiles.module.css';

/** What counts of a customer, in one row. For roles that see all sales. */
export function CustomerTiles({ customer }: { customer: Customer }) {
  const ageing = useCustomerAgeing(customer.id).data?.ageing;
  const overdue = ageing && overdueOf(ageing);
  const money = useShortMoneyText([customer.outstanding, overdue, customer.spent]);
  const tiles = [
    { term: sayCustomer('tile.outstanding'), value: money(customer.outstanding ?? 0) },
    {
      term: sayCustomer('tile.overdue'),
      value: overdue === undefined ? '–' : money(overdue),
      isBad: (overdue ?? 0) > 0,
    },
    { term: sayCustomer('tile.spent'), value: money(customer.spent ?? 0) },
    { term: sayCustomer('tile.orders'), value: countText(customer.order_count ?? 0) },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ term, value, isBad }) => (
        <div key={term} className={styles.tile}>
          <dt>{term}</dt>
          <dd data-bad={isBad || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
