import { useStoreDates } from '#parts/dates/store-dates.ts';
import styles from './reports.module.css';

/** The days that a report is compared with. */
export function Against({ compared }: { compared: { from: string; to: string } | null }) {
  const dates = useStoreDates();
  return (
    compared && (
      <>
        vs <span className={styles.together}>{dates.days(compared.from, compared.to)}</span>
      </>
    )
  );
}
