import type { OutboxState } from '#offline/till-database.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { Badge } from '#ui/display/badge.tsx';

/** What the server has not taken yet, or not into the books; nothing for all other sales. */
export function SaleStateBadge({ state }: { state: OutboxState }) {
  if (state === 'stored') return null;
  const isUnsent = state === 'pending' || state === 'sending';
  return (
    <Badge tone={isUnsent ? 'attention' : 'bad'}>{say(isUnsent ? 'state.unsent' : 'state.attention')}</Badge>
  );
}
