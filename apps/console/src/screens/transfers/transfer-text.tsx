import type { TransferState } from '@sokoni/rules/stock/transfer';
import type { StockLocation } from '#contract-types.ts';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { sayTransfer } from '#sentences/inventory/transfers.ts';
import { Badge } from '#ui/display/badge.tsx';

interface StateProps {
  state: TransferState;
  units: number;
  under_way: number;
}

export function TransferBadge({ state, units, under_way }: StateProps) {
  const isPart = state === 'sent' && under_way < units;
  if (!isPart) return <StateBadge of="transfer" state={state} />;
  return (
    <Badge tone="info" shape="half">
      {sayTransfer('state.part')}
    </Badge>
  );
}

export function wayText(
  { from_location_id, to_location_id }: { from_location_id: string; to_location_id: string },
  locations: readonly StockLocation[],
): string {
  const name = (id: string) => locations.find((location) => location.id === id)?.name ?? '…';
  return sayTransfer('way', { from: name(from_location_id), to: name(to_location_id) });
}
