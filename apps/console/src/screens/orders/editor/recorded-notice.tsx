import { allows } from '@sokoni/rules/access/roles';
import type { OrderActs } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayOrderFlag } from '#sentences/orders/flags.ts';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';

interface RecordedNoticeProps {
  order: Order;
  act: OrderActs['review'];
  /** What is typed is saved first. */
  disabled: boolean;
}

/** What did not fit when the order was recorded after it had happened, until somebody has reviewed it; nothing where all did. */
export function RecordedNotice({ order: { flags, received_at }, act, disabled }: RecordedNoticeProps) {
  const dates = useStoreDates();
  const mayReview = allows(useSession(rolesHere), 'refundOrder');
  if (flags.length === 0 || received_at === null) return null;
  return (
    <NotificationCard
      kind="attention"
      title={say('recorded.title', { moment: dates.moment(received_at) })}
      action={
        mayReview && (
          <Button
            size="sm"
            busy={act.isPending}
            disabled={disabled}
            onClick={() => act.mutate({}, { onError: (error) => showFailure(error) })}
          >
            {say('recorded.review')}
          </Button>
        )
      }
    >
      {flags.map((flag) => (
        <p key={flag}>{sayOrderFlag(`flag.${flag}`)}</p>
      ))}
    </NotificationCard>
  );
}
