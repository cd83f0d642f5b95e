import { Link } from 'react-router';
import type { SalesRow } from '#api/insights/reports.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { returnsBehind } from './report-order-links.ts';
import styles from './reports.module.css';

interface ReturnsCellProps {
  amount: number;
  money: (minor: number) => string;
  behind: SalesRow['behind'];
  /** What the row is about. */
  words: string;
}

/** What came back, and the way to the orders of which it did: they were sold on other days. */
export function ReturnsCell({ amount, money, behind, words }: ReturnsCellProps) {
  if (amount === 0)
    return (
      <span className={styles.amount} data-none>
        {money(0)}
      </span>
    );
  return (
    <Link to={returnsBehind(behind, words)} className={styles.inRow}>
      {money(amount)}
      <span className="visually-hidden">{sayReport('returned')}</span>
    </Link>
  );
}
