import { fulfilmentStatus, paymentStatus } from '@sokoni/rules/orders/order-statuses';
import type { OrderRow } from '#contract-types.ts';
import { StateBadge } from '#parts/lists/status-badge.tsx';

/** What is paid of an order; nothing for a draft and for a role that sees no money. */
export function PaymentBadge({
  order,
  today,
}: {
  order: Pick<OrderRow, 'state' | 'total' | 'outstanding' | 'next_due_on'>;
  today: string;
}) {
  const { total, outstanding } = order;
  if (total === null || outstanding === null) return null;
  const status = paymentStatus({ ...order, total, outstanding }, today);
  return status && <StateBadge of="payment" state={status} />;
}

/** What of an order has left; nothing for a draft. */
export function FulfilmentBadge({ order: { state } }: { order: Pick<OrderRow, 'state'> }) {
  const status = fulfilmentStatus(state);
  return status && <StateBadge of="fulfilment" state={status} />;
}
