import { commaText } from '@sokoni/messages/list-text';
import { ageingBuckets } from '@sokoni/rules/credit/receivables-ageing';
import { CheckIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Home } from '#api/insights/home.ts';
import { ageingTones } from '#parts/money/ageing-tones.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { paths } from '#paths.ts';
import { sayAge } from '#sentences/credit/ageing.ts';
import { sayHome } from '#sentences/home.ts';
import { ShareBar, ShareDot } from '#ui/chart/share-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './sales-overview.module.css';

/** Who owes the store, by how long it has been due. */
export function OutstandingCard({ outstanding }: { outstanding: Home['outstanding'] }) {
  const money = useShortMoneyText(Object.values(outstanding));
  return (
    <Card
      title={sayHome('outstanding.title')}
      actions={<Link to={paths.report('receivables')}>{sayHome('outstanding.report')}</Link>}
    >
      {outstanding.total === 0 ? (
        <p className={styles.done}>
          <CheckIcon size={18} /> {sayHome('outstanding.none')}
        </p>
      ) : (
        <>
          <Link to={paths.report('receivables')} className={styles.figure} data-small>
            {money(outstanding.total)}
          </Link>
          <ShareBar
            label={commaText(
              ageingBuckets.map((key) =>
                sayHome('outstanding.part', { age: sayAge(key), amount: money(outstanding[key]) }),
              ),
            )}
            parts={ageingBuckets.map((key) => ({ key, value: outstanding[key], tone: ageingTones[key] }))}
          />
          <dl className={styles.shares}>
            {ageingBuckets.map((key) => (
              <div key={key} data-none={outstanding[key] === 0 || undefined}>
                <dt>
                  <ShareDot tone={ageingTones[key]} />
                  {sayAge(key)}
                </dt>
                <dd>{money(outstanding[key])}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
