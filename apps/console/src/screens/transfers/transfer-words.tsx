import { type TransferState, transferStates } from '@sokoni/rules/transfer';
import type { StockLocation } from '#api/types.ts';
import { Badge } from '#ui/badge.tsx';

const looks = {
  draft: { tone: 'neutral', shape: 'empty' },
  sent: { tone: 'info', shape: 'half' },
  received: { tone: 'good', shape: 'full' },
  cancelled: { tone: 'neutral', shape: 'mark' },
} as const;

interface StateProps {
  state: TransferState;
  pieces: number;
  under_way: number;
}

export function TransferBadge({ state, pieces, under_way }: StateProps) {
  const isPart = state === 'sent' && under_way < pieces;
  return <Badge {...looks[state]}>{isPart ? 'Partly received' : transferStates[state]}</Badge>;
}

export function wayText(
  { from_location_id, to_location_id }: { from_location_id: string; to_location_id: string },
  locations: readonly StockLocation[],
): string {
  const name = (id: string) => locations.find((location) => location.id === id)?.name ?? '…';
  return `${name(from_location_id)} → ${name(to_location_id)}`;
}
