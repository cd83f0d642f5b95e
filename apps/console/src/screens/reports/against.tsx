import { daysText } from '#parts/day-words.ts';
import styles from './reports.module.css';

/** The days that a report is compared with. */
export function Against({ compared }: { compared: { from: string; to: string } | null }) {
  return (
    compared && (
      <>
        against <span className={styles.together}>{daysText(compared.from, compared.to)}</span>
      </>
    )
  );
}
