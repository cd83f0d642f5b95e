import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { sayOrderFlag } from '#sentences/orders/flags.ts';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';

/** What did not fit when the order was recorded after it had happened; nothing where all did. */
export function RecordedNotice({ order: { flags, received_at } }: { order: Order }) {
  const dates = useStoreDates();
  if (flags.length === 0 || received_at === null) return null;
  return (
    <NotificationCard kind="attention" title={say('recorded.title', { moment: dates.moment(received_at) })}>
      {flags.map((flag) => (
        <p key={flag}>{sayOrderFlag(`flag.${flag}`)}</p>
      ))}
    </NotificationCard>
  );
}
