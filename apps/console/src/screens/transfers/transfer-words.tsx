import type { TransferState } from '@sokoni/rules/transfer';
import type { StockLocation } from '#api/types.ts';
import { StateBadge } from '#parts/state-badge.tsx';
import { Badge } from '#ui/badge.tsx';

interface StateProps {
  state: TransferState;
  pieces: number;
  under_way: number;
}

export function TransferBadge({ state, pieces, under_way }: StateProps) {
  const isPart = state === 'sent' && under_way < pieces;
  if (!isPart) return <StateBadge of="transfer" state={state} />;
  return (
    <Badge tone="info" shape="half">
      Partly received
    </Badge>
  );
}

export function wayText(
  { from_location_id, to_location_id }: { from_location_id: string; to_location_id: string },
  locations: readonly StockLocation[],
): string {
  const name = (id: string) => locations.find((location) => location.id === id)?.name ?? '…';
  return `${name(from_location_id)} → ${name(to_location_id)}`;
}
