import { MonitorIcon, PhoneIcon } from 'lucide-react';
import { useState } from 'react';
import { useEndSession, useSessions } from '#api/stores/accounts.ts';
import type { Answer } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
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
    <Card
      title="Where you are logged in"
      description="If you don’t recognise a device, log it out and change your password."
    >
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
                Show all {signIns.length}
              </Button>
            </div>
          )}
        </>
      ) : error ? (
        <QueryFailed error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <div role="status" aria-label="Loading" className={styles.session}>
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
          {isMobile ? 'Mobile app' : 'Browser'} {current && <Badge tone="good">This device</Badge>}
        </p>
        <p className={styles.when}>
          Logged in <time dateTime={signed_in_at}>{dates.moment(signed_in_at)}</time> · last used{' '}
          <time dateTime={last_used_at}>{dates.moment(last_used_at)}</time> · from {address}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          variant="quiet"
          className={styles.end}
          aria-label={`Log out the ${isMobile ? 'mobile app' : 'browser'} logged in ${dates.moment(signed_in_at)}`}
          busy={endSession.isPending}
          onClick={() =>
            endSession.mutate(id, {
              onSuccess: ({ message }) => toast.success(message),
              onError: (error) => showFailure(error),
            })
          }
        >
          Log out
        </Button>
      )}
    </li>
  );
}
