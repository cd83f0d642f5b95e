import { maxQuantity } from '@sokoni/rules/stock';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { insertMovements, type Movements, rollUpStockOf, type SpotQuantity } from './queries.ts';

/**
 * Records what came and went, whatever the shelf was thought to hold. Lines of nothing are left out.
 * @throws DomainError `invalid_fields` for more pieces than can be counted at one place
 */
export async function moveStock(db: Db, storeId: string, movements: Movements, now: Date): Promise<void> {
  const lines = movements.lines.filter(({ quantity }) => quantity !== 0);
  if (lines.length === 0) return;
  assertCountable([...movedBySpot(lines).values()]);
  assertCountable(await insertMovements(db, storeId, { ...movements, lines }, now));
  await rollUpStockOf(
    db,
    storeId,
    lines.map(({ variantId }) => variantId),
  );
}

/** Many lines of one spot may come to more than each of them. */
function movedBySpot(lines: readonly SpotQuantity[]): Map<string, number> {
  const moved = new Map<string, number>();
  for (const { variantId, locationId, quantity } of lines) {
    const spot = `${variantId} ${locationId}`;
    moved.set(spot, (moved.get(spot) ?? 0) + quantity);
  }
  return moved;
}

function assertCountable(figures: readonly number[]): void {
  if (figures.every((figure) => Math.abs(figure) <= maxQuantity)) return;
  throw new DomainError('invalid_fields', {
    message: `One place holds at most ${maxQuantity.toLocaleString('en')} pieces of a variant. Check the figures.`,
  });
}
