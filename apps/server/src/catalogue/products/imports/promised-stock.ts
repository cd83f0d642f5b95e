import { emptyLevel } from '@sokoni/rules/stock/stock';
import type { RowFinding } from '#catalogue/imports/import-items.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { figuresOf, findTaking, say } from '#stock/assert-reserved-left.ts';
import { stockAt } from '#stock/stock-by-location.ts';
import type { ItemChanges } from './apply-batch.ts';
import type { PlannedItem } from './plan-batch.ts';

/** Warns of rows whose quantities leave fewer units than are promised to orders: a file is what was counted, and is not refused. */
export async function warnOfPromises(
  db: Db,
  storeId: string,
  planned: readonly PlannedItem[],
): Promise<RowFinding[]> {
  const changes = planned
    .flatMap(({ plan }) => plan.changed)
    .flatMap(({ id, row, stock }) =>
      Object.entries(stock).map(([locationId, change]) => ({ variantId: id, locationId, row, change })),
    );
  const levels = new Map((await stockAt(db, storeId, changes, false)).map((level) => [keyOf(level), level]));
  const lowerings = changes.map(({ change, ...stockLocation }) => {
    const before =
      levels.get(keyOf({ variant_id: stockLocation.variantId, location_id: stockLocation.locationId })) ??
      emptyLevel;
    return { ...stockLocation, before, afterwards: before.on_hand + change };
  });
  return (await findTaking(db, storeId, lowerings)).map((lowering) => ({
    row: lowering.row,
    level: 'warning',
    message: say('belowReserved.row', figuresOf(lowering)),
  }));
}

/** Where orders would lack what an import has brought, were it taken back; the levels are held until the transaction ends. */
export async function promisedStockLocations(
  db: Db,
  storeId: string,
  moved: ItemChanges['moved'],
): Promise<{ variant_id: string; location_id: string }[]> {
  const brought = new Map<string, number>();
  for (const stockLocation of moved)
    brought.set(keyOf(stockLocation), (brought.get(keyOf(stockLocation)) ?? 0) + stockLocation.quantity);
  const stockLocations = moved.map(({ variant_id, location_id }) => ({
    variantId: variant_id,
    locationId: location_id,
  }));
  const lowerings = (await stockAt(db, storeId, stockLocations, true)).map((before) => ({
    variantId: before.variant_id,
    locationId: before.location_id,
    before,
    afterwards: before.on_hand - (brought.get(keyOf(before)) ?? 0),
  }));
  return (await findTaking(db, storeId, lowerings)).map(({ before }) => before);
}

function keyOf({ variant_id, location_id }: { variant_id: string; location_id: string }): string {
  return `${variant_id} ${location_id}`;
}
