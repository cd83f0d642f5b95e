import { daysText } from '#parts/dates/day-text.ts';
import styles from './reports.module.css';

/** The days that a report is compared with. */
export function Against({ compared }: { compared: { from: string; to: string } | null }) {
  return (
    compared && (
      <>
        vs <span className={styles.together}>{daysText(compared.from, compared.to)}</span>
      </>
    )
  );
}
