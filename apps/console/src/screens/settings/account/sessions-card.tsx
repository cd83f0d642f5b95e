import { MonitorIcon, PhoneIcon } from 'lucide-react';
import { useState } from 'react';
import { useEndSession, useSessions } from '#api/stores/accounts.ts';
import type { Answer } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayAccount } from '#sentences/settings/account.ts';
import { saySettings } from '#sentences/settings/frame.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './account.module.css';

type SignIn = Answer<'GET /accounts/api/v1/users/sessions'>[number];

const shownAtFirst = 5;

/** Where the user is signed in, this device first. */
export function SessionsCard() {
  const { data, error, refetch, isFetching } = useSessions();
  const [isWhole, setIsWhole] = useState(false);
  const signIns = data?.toSorted((one, other) => Number(other.current) - Number(one.current));
  return (
    <Card title={sayAccount('devices.title')} description={sayAccount('devices.description')}>
      {signIns ? (
        <>
          <ul className={styles.sessions}>
            {(isWhole ? signIns : signIns.slice(0, shownAtFirst)).map((signIn) => (
              <SessionLine key={signIn.id} signIn={signIn} />
            ))}
          </ul>
          {!isWhole && signIns.length > shownAtFirst && (
            <div>
              <Button size="sm" onClick={() => setIsWhole(true)}>
                {sayAccount('devices.all', { count: signIns.length })}
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <QueryFailed error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <div role="status" aria-label={saySettings('loading')} className={styles.session}>
          <Skeleton shape="circle" width="1.25rem" height="1.25rem" />
          <Skeleton width="60%" height="2.5rem" />
        </div>
      )}
    </Card>
  );
}

function SessionLine({ signIn }: { signIn: SignIn }) {
  const dates = useStoreDates();
  const { id, platform, current, address, signed_in_at, last_used_at } = signIn;
  const endSession = useEndSession();
  const isMobile = platform === 'mobile';
  const DeviceIcon = isMobile ? PhoneIcon : MonitorIcon;
  return (
    <li className={styles.session}>
      <DeviceIcon className={styles.device} />
      <div className={styles.where}>
        <p className={styles.what}>
          {sayAccount('devices.kind', { kind: platform })}{' '}
          {current && <Badge tone="good">{sayAccount('devices.this')}</Badge>}
        </p>
        <p className={styles.when}>
          {richText(
            sayAccount.rich('devices.when', {
              ...{ since: dates.moment(signed_in_at), last: dates.moment(last_used_at), address },
              in: (words) => <time dateTime={signed_in_at}>{words}</time>,
              used: (words) => <time dateTime={last_used_at}>{words}</time>,
            }),
          )}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          variant="quiet"
          className={styles.end}
          aria-label={sayAccount('devices.logOutOne', { kind: platform, since: dates.moment(signed_in_at) })}
          busy={endSession.isPending}
          onClick={() =>
            endSession.mutate(id, {
              onSuccess: ({ message }) => toast.success(message),
              onError: (error) => showFailure(error),
            })
          }
        >
          {sayAccount('devices.logOut')}
        </Button>
      )}
    </li>
  );
}
