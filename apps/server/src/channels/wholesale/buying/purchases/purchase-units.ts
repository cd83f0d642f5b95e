import { isExpectingItems, openUnits, returnableUnits } from '@sokoni/rules/stock/purchase-order';
import type { readOrder as readPurchaseOrder } from '#inventory/purchasing/purchase-order-view.ts';
import type { readOrder as readSale } from '#sales/orders/order-view.ts';

/** Both sides of an order, for the store that bought. */
export interface BothSides {
  sale: Awaited<ReturnType<typeof readSale>>;
  bought: Awaited<ReturnType<typeof readPurchaseOrder>>;
  /** Of the buyer's store, by the line of the sale. */
  variants: ReadonlyMap<string, string>;
}

/** Units of a sale. */
interface Sold {
  fulfilled: number;
  returned: number;
}

const nothing: Sold = { fulfilled: 0, returned: 0 };

/** Of a line of the purchase order. */
export interface LineUnits {
  line_id: string;
  quantity: number;
}

/** Units of each line of the purchase order that the supplier has sent and that did not come yet; no more than are expected. */
export function arriving(sides: BothSides): LineUnits[] {
  if (!isExpectingItems(sides.bought.state)) return [];
  return unitsOf(sides, (line, { fulfilled, returned }) => {
    // What both sides know as returned is with the supplier again.
    const here = line.received - Math.min(line.returned, returned);
    return Math.min(fulfilled - returned - here, openUnits(line));
  });
}

/**
 * Units of each line of the purchase order that the supplier has recorded as returned and that are in the buyer's stock. What was returned
 * before it came is never received, and is none of them.
 */
export function toSendBack(sides: BothSides): LineUnits[] {
  return unitsOf(sides, (line, { fulfilled, returned }) => {
    const here = returnableUnits(line);
    return Math.min(returned - line.returned, here - (fulfilled - returned));
  });
}

/** What a count comes to for each line of the purchase order and all lines of the sale that it stands for; those with none are left out. */
function unitsOf(
  { sale, bought, variants }: BothSides,
  count: (line: BothSides['bought']['lines'][number], sold: Sold) => number,
): LineUnits[] {
  const sold = new Map<string, Sold>();
  for (const { id, fulfilled, returned } of sale.lines) {
    const variantId = variants.get(id) ?? '';
    const before = sold.get(variantId) ?? nothing;
    sold.set(variantId, {
      fulfilled: before.fulfilled + fulfilled,
      returned: before.returned + returned,
    });
  }
  const lines = bought.lines.map((line) => ({
    line_id: line.id,
    quantity: count(line, sold.get(line.variant_id) ?? nothing),
  }));
  return lines.filter(({ quantity }) => quantity > 0);
}

export function sumOf(lines: readonly LineUnits[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
