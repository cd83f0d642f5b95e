import type { ReadinessKey } from '@sokoni/rules/stores/store-readiness';
import { CircleCheckIcon, TriangleAlertIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Answer } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { sayStorePart } from '#sentences/stores/parts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './readiness-card.module.css';

/** Where a line can be put right. */
const fixes: Readonly<Record<ReadinessKey, string>> = {
  product: paths.newProduct,
  business_email: paths.storeSettings,
  payment: paths.paymentSettings,
  delivery: paths.deliverySettings,
  theme: paths.theme,
  policies: paths.textPages,
};

type Readiness = Answer<'GET /marketplace/v1/stores/{id}/overview'>['readiness'];

interface ReadinessCardProps {
  readiness: Readiness | undefined;
  isLive: boolean;
}

/** What a buyer would still miss, one line each. It never stops anybody from going live; a live store that misses nothing hears no more of it. */
export function ReadinessCard({ readiness, isLive }: ReadinessCardProps) {
  const missing = readiness?.filter(({ done }) => !done).length;
  if (isLive && !missing) return null;
  return (
    <Card
      title={sayStorePart(isLive ? 'readiness.live' : 'readiness.title')}
      description={missing === 0 ? sayStorePart('readiness.all') : undefined}
    >
      <ul className={styles.checks}>
        {readiness?.map(({ key, message, done }) => {
          const fix = !done && Object.hasOwn(fixes, key) ? (key as ReadinessKey) : undefined;
          return (
            <li key={key} className={styles.check} data-done={done || undefined}>
              {done ? <CircleCheckIcon /> : <TriangleAlertIcon />}
              <span className={styles.words}>
                <span className="visually-hidden">
                  {sayStorePart(done ? 'readiness.done' : 'readiness.missing')}
                </span>
                {message}
                {fix && (
                  <>
                    {' '}
                    <Link to={fixes[fix]}>{sayStorePart(`readiness.fix.${fix}`)}</Link>
                  </>
                )}
              </span>
            </li>
          );
        }) ??
          ['60%', '70%', '55%', '65%', '40%', '62%'].map((width) => (
            <li key={width} className={styles.check}>
              <Skeleton shape="circle" width="1.25rem" height="1.25rem" />
              <Skeleton width={width} />
            </li>
          ))}
      </ul>
    </Card>
  );
}
