import { type PurchaseOrderState, purchaseOrderStates } from '@sokoni/rules/purchase-order';
import { Badge } from '#ui/badge.tsx';

const looks = {
  draft: { tone: 'neutral', shape: 'empty' },
  ordered: { tone: 'info', shape: 'empty' },
  part_received: { tone: 'info', shape: 'half' },
  received: { tone: 'good', shape: 'full' },
  closed: { tone: 'neutral', shape: 'full' },
  cancelled: { tone: 'neutral', shape: 'mark' },
} as const;

export function StateBadge({ state }: { state: PurchaseOrderState }) {
  return <Badge {...looks[state]}>{purchaseOrderStates[state]}</Badge>;
}
