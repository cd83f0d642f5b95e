import type { LineRow } from '../line-queries.ts';

/** Where units of these lines lie. A line of its own, and one whose product was deleted, moves no stock. */
export function lineStockLocations(
  locationId: string,
  lines: readonly Pick<LineRow, 'variant_id' | 'quantity'>[],
): { variantId: string; locationId: string; quantity: number }[] {
  return lines.flatMap(({ variant_id, quantity }) =>
    variant_id === null ? [] : [{ variantId: variant_id, locationId, quantity }],
  );
}

/** Where the units lie that are promised of these lines: all that were not fulfilled. */
export function openStockLocations(
  locationId: string,
  lines: readonly Pick<LineRow, 'variant_id' | 'quantity' | 'fulfilled'>[],
): ReturnType<typeof lineStockLocations> {
  const open = lines.map((line) => ({ ...line, quantity: line.quantity - line.fulfilled }));
  return lineStockLocations(
    locationId,
    open.filter(({ quantity }) => quantity > 0),
  );
}
