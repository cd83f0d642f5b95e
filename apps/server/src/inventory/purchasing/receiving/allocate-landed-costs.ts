import { type LandedLine, landedValue, shareCosts } from '@sokoni/rules/stock/landed-cost';
import type { CostRow, LineRow, OrderRow } from '#inventory/purchasing/purchase-order-queries.ts';

/** A line with its share of what comes on top of the items. */
export interface SharedLine {
  landed: LandedLine;
  share: number;
}

/** The share of every line in the costs of its order, by the ids of the lines. */
export function landLines(
  { state, allocate_by }: Pick<OrderRow, 'state' | 'allocate_by'>,
  lines: readonly LineRow[],
  costs: readonly Pick<CostRow, 'amount'>[],
): Map<string, SharedLine> {
  const landed = lines.map((line) => ({
    // Nothing more comes of an order that was closed short: what has come carries all of it.
    units: state === 'closed' ? line.received : line.quantity,
    unitCost: line.unit_cost,
    weightGrams: line.weight_grams,
  }));
  const onTop = costs.reduce((sum, { amount }) => sum + amount, 0);
  const shares = shareCosts(landed, onTop, allocate_by);
  return new Map(
    lines.map(({ id }, index) => [
      id,
      { landed: landed[index] as LandedLine, share: shares[index] as number },
    ]),
  );
}

/** What the units from `from` up to `to` of a line have cost, landed; null while unknown. */
export function valueBetween({ landed, share }: SharedLine, from: number, to: number): number | null {
  const before = landedValue(landed, share, from);
  const after = landedValue(landed, share, to);
  return before === null || after === null ? null : after - before;
}
