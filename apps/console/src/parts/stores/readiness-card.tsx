import type { ReadinessKey } from '@sokoni/rules/stores/store-readiness';
import { CircleCheckIcon, TriangleAlertIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Answer } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './readiness-card.module.css';

/** Where a line can be put right today. */
const fixes: { readonly [Key in ReadinessKey]?: { to: string; label: string } } = {
  product: { to: paths.newProduct, label: 'Add product' },
  business_email: { to: paths.storeSettings, label: 'Add email' },
};

type Readiness = Answer<'GET /marketplace/v1/stores/{id}/overview'>['readiness'];

/** What a buyer would still miss, one line each. It never stops anybody from going live. */
export function ReadinessCard({ readiness }: { readiness: Readiness | undefined }) {
  const missing = readiness?.filter(({ done }) => !done).length;
  return (
    <Card
      title="Before you go live"
      description={missing === 0 ? 'Your store is ready to go live.' : undefined}
    >
      <ul className={styles.checks}>
        {readiness?.map(({ key, message, done }) => {
          const fix = done ? undefined : fixes[key as ReadinessKey];
          return (
            <li key={key} className={styles.check} data-done={done || undefined}>
              {done ? <CircleCheckIcon /> : <TriangleAlertIcon />}
              <span className={styles.words}>
                <span className="visually-hidden">{done ? 'Done: ' : 'Missing: '}</span>
                {message}
                {fix && (
                  <>
                    {' '}
                    <Link to={fix.to}>{fix.label}</Link>
                  </>
                )}
              </span>
            </li>
          );
        }) ??
          ['60%', '70%', '55%'].map((width) => (
            <li key={width} className={styles.check}>
              <Skeleton shape="circle" width="1.25rem" height="1.25rem" />
              <Skeleton width={width} />
            </li>
          ))}
      </ul>
    </Card>
  );
}
