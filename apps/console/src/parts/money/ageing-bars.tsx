import { ageingBuckets } from '@sokoni/rules/credit/receivables-ageing';
import type { Ageing } from '#api/customers/receivables.ts';
import { sayAge } from '#sentences/credit/ageing.ts';
import { ShareLine } from '#ui/chart/share-bar.tsx';
import styles from './ageing-bars.module.css';
import { ageingTones } from './ageing-tones.ts';
import { useShortMoneyText } from './money-text.ts';

/** What is outstanding by how long it has been due: each part in figures, and as a share of the whole. */
export function AgeingBars({ ageing }: { ageing: Ageing }) {
  const money = useShortMoneyText(Object.values(ageing));
  return (
    <dl className={styles.bars}>
      {ageingBuckets.map((bucket) => (
        <div key={bucket} className={styles.bucket}>
          <dt>{sayAge(bucket)}</dt>
          <dd data-none={ageing[bucket] === 0 || undefined}>{money(ageing[bucket])}</dd>
          <ShareLine
            share={ageing.total > 0 ? ageing[bucket] / ageing.total : 0}
            tone={ageingTones[bucket]}
          />
        </div>
      ))}
    </dl>
  );
}
