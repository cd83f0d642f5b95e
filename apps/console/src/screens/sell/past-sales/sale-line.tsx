import type { ReactNode } from 'react';
import type { PastSaleRow } from '#offline/till-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { ChoiceRow } from '../choice-row.tsx';
import styles from './past-sales.module.css';

interface SaleLineProps {
  sale: PastSaleRow;
  badge?: ReactNode;
  onOpen: () => void;
}

/** A sale in a list. */
export function SaleLine({ sale, badge, onOpen }: SaleLineProps) {
  const money = useMoneyText();
  const dates = useStoreDates();
  return (
    <ChoiceRow
      name={
        <span className={styles.number}>
          {sale.number} {badge}
        </span>
      }
      detail={
        <>
          {dates.brief(sale.at, new Date())} · {sale.customer ?? say('walkIn')} ·{' '}
          {say('count.items', { count: sale.units })}
        </>
      }
      aside={<span className={styles.amount}>{money(sale.total)}</span>}
      onChoose={onOpen}
    />
  );
}
