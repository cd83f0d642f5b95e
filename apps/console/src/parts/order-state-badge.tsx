import { type OrderState, orderStates } from '@sokoni/rules/order-state';
import { Badge } from '#ui/badge.tsx';

const looks = {
  draft: { tone: 'neutral', shape: 'empty' },
  placed: { tone: 'info', shape: 'empty' },
  part_paid: { tone: 'warning', shape: 'half' },
  paid: { tone: 'info', shape: 'full' },
  part_fulfilled: { tone: 'good', shape: 'half' },
  fulfilled: { tone: 'good', shape: 'full' },
  part_returned: { tone: 'neutral', shape: 'half' },
  returned: { tone: 'neutral', shape: 'full' },
  cancelled: { tone: 'neutral', shape: 'mark' },
} as const;

/** Where an order stands, in a word. */
export function StateBadge({ state }: { state: OrderState }) {
  return <Badge {...looks[state]}>{orderStates[state]}</Badge>;
}
