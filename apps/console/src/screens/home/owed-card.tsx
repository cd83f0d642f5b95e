import { type AgeingBucket, ageingBuckets } from '@sokoni/rules/ageing';
import { Link } from 'react-router';
import type { Home } from '#api/home.ts';
import { ageingTones } from '#parts/ageing-tones.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { ShareBar, ShareDot } from '#ui/chart/share-bar.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import styles from './trade.module.css';

const buckets = Object.entries(ageingBuckets) as [AgeingBucket, string][];

/** Who owes the store, by how long it has been due. */
export function OwedCard({ owed }: { owed: Home['owed'] }) {
  const money = useMoneyText();
  return (
    <Card title="Who owes you" actions={<Link to={paths.report('ageing')}>By customer</Link>}>
      {owed.total === 0 ? (
        <p className={styles.done}>
          <CheckIcon size={18} /> Nobody owes you money.
        </p>
      ) : (
        <>
          <Link to={paths.report('ageing')} className={styles.figure} data-small>
            {money(owed.total)}
          </Link>
          <ShareBar
            label={buckets.map(([key, label]) => `${label}: ${money(owed[key])}`).join(', ')}
            parts={buckets.map(([key]) => ({ key, value: owed[key], tone: ageingTones[key] }))}
          />
          <dl className={styles.shares}>
            {buckets.map(([key, label]) => (
              <div key={key} data-none={owed[key] === 0 || undefined}>
                <dt>
                  <ShareDot tone={ageingTones[key]} />
                  {label}
                </dt>
                <dd>{money(owed[key])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
