import { orderFlags } from '@sokoni/rules/orders/order-flags';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';

/** What did not fit when the order was recorded after it had happened; nothing where all did. */
export function RecordedNotice({ order: { flags, received_at } }: { order: Order }) {
  const dates = useStoreDates();
  if (flags.length === 0 || received_at === null) return null;
  return (
    <NotificationCard kind="attention" title={`Recorded ${dates.moment(received_at)}, after the sale`}>
      {flags.map((flag) => (
        <p key={flag}>{orderFlags[flag]}</p>
      ))}
    </NotificationCard>
  );
}
