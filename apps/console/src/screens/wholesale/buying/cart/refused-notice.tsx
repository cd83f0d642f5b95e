import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';

/** Why the order was not placed: another total than was agreed to, or the sentence of the server. */
export type Refused = { before: number } | { message: string };

export function refusalOf(error: unknown, total: number): Refused {
  const isTotal = error instanceof ApiError && error.fields.expected_total !== undefined;
  return isTotal ? { before: total } : { message: messageOf(error) };
}

interface RefusedNoticeProps {
  refused: Refused;
  total: number;
  money: (minor: number) => string;
}

/** Says why it was not placed. */
export function RefusedNotice({ refused, total, money }: RefusedNoticeProps) {
  if ('message' in refused) {
    return (
      <NotificationCard kind="error" title={say('order.refused')}>
        {refused.message}
      </NotificationCard>
    );
  }
  return (
    <NotificationCard kind="warning" title={say('order.changed.title')}>
      {say('order.changed', { before: money(refused.before), after: money(total) })}
    </NotificationCard>
  );
}
