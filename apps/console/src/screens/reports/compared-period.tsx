import { useStoreDates } from '#parts/dates/store-dates.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import styles from './reports.module.css';

/** The days that a report is compared with. */
export function Against({ compared }: { compared: { from: string; to: string } | null }) {
  const dates = useStoreDates();
  return (
    compared &&
    richText(
      sayReport.rich('against', {
        days: dates.days(compared.from, compared.to),
        together: (words) => <span className={styles.together}>{words}</span>,
      }),
    )
  );
}
