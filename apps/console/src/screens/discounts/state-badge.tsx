import { type DiscountState, discountStates } from '@sokoni/rules/discount';
import { Badge } from '#ui/badge.tsx';

const looks = {
  active: { tone: 'good', shape: 'full' },
  scheduled: { tone: 'info', shape: 'empty' },
  ended: { tone: 'neutral', shape: 'full' },
  off: { tone: 'neutral', shape: 'mark' },
} as const;

export function StateBadge({ state }: { state: DiscountState }) {
  return <Badge {...looks[state]}>{discountStates[state]}</Badge>;
}
