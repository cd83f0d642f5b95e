import type { ReadinessKey } from '@sokoni/rules/store-readiness';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#api/types.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { DoneIcon, WarningIcon } from '#ui/icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './readiness-card.module.css';

/** Where a line can be put right today. */
const fixes: { readonly [Key in ReadinessKey]?: { to: string; label: string } } = {
  product: { to: paths.newProduct, label: 'Add product' },
  business_email: { to: paths.storeSettings, label: 'Add e-mail' },
};

type Readiness = Answer<'GET /marketplace/v1/stores/{id}/overview'>['readiness'];

/** What a buyer would still miss, one line each. It never stops anybody from going live. */
export function ReadinessCard({ readiness }: { readiness: Readiness | undefined }) {
  const missing = readiness?.filter(({ done }) => !done).length;
  return (
    <Card
      title="What buyers would still miss"
      description={missing === 0 ? 'Nothing: this store is ready for buyers.' : undefined}
    >
      <ul className={styles.checks}>
        {readiness?.map(({ key, message, done }) => {
          const fix = done ? undefined : fixes[key as ReadinessKey];
          return (
            <li key={key} className={styles.check} data-done={done || undefined}>
              {done ? <DoneIcon /> : <WarningIcon />}
              <span className={styles.words}>
                <span className="visually-hidden">{done ? 'Done: ' : 'Missing: '}</span>
                {unbroken(message)}
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
      {readiness?.some(isStillBuilt) && <p className={styles.note}>Ways to be paid are still being built.</p>}
    </Card>
  );
}

/** A browser breaks a line after any hyphen; this word stays whole on a narrow screen. */
function unbroken(text: string): ReactNode[] {
  return text.split(/(e-mail)/).map((part) =>
    part === 'e-mail' ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Nobody can put this line right yet. */
function isStillBuilt({ key, done }: { key: string; done: boolean }): boolean {
  return !done && !(key in fixes);
}
