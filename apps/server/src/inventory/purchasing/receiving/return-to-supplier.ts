import { dotText } from '@sokoni/messages/list-text';
import { returnableUnits } from '@sokoni/rules/stock/purchase-order';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { openOrder } from '#inventory/purchasing/open-purchase-order.ts';
import {
  addReturned,
  findLines,
  type LineRow,
  updateOrder,
} from '#inventory/purchasing/purchase-order-queries.ts';
import { sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { areOpenLocations, assertLocation } from '#stock/assert-stock-locations.ts';
import { takeFromStock } from './take-from-stock.ts';

/** What goes back to the supplier, line by line. */
export interface SupplierReturn {
  /** Where it leaves the stock; the location of the order when left out. */
  locationId?: string | undefined;
  note: string;
  lines: readonly { line_id: string; quantity: number }[];
  /** Somebody has said that what is promised to orders may be taken. */
  allowBelowReserved: boolean;
}

/**
 * Items that came go back to the supplier: they leave the stock at their average cost, which stays, and the order keeps its state.
 * Two returns of one order follow each other.
 * @throws DomainError `not_found`, `wrong_state`, `location_closed`, `invalid_fields` for more than is there to return, `below_reserved`
 */
export async function returnToSupplier(
  db: Db,
  storeId: string,
  orderId: string,
  { locationId, note, lines, allowBelowReserved }: SupplierReturn,
  action: Action,
): Promise<void> {
  const order = await openOrder(db, storeId, orderId, 'returnItems');
  const place = locationId ?? order.location_id;
  await assertLocation(db, storeId, place);
  if (!(await areOpenLocations(db, storeId, [place]))) throw new DomainError('location_closed');
  const leaving = leavingOf(await findLines(db, storeId, orderId), lines);
  await takeFromStock(
    db,
    storeId,
    {
      orderId,
      locationId: place,
      note: dotText([sayPurchasing('return.stockNote'), note]),
      lines: leaving,
      allowBelowReserved,
    },
    action,
  );
  await addReturned(db, storeId, leaving);
  await updateOrder(db, order, { updated_at: action.receivedAt });
  publishChange(db, 'purchase_order', [orderId]);
}

function leavingOf(lines: readonly LineRow[], wanted: SupplierReturn['lines']) {
  const byId = new Map(lines.map((line) => [line.id, line]));
  if (new Set(wanted.map(({ line_id }) => line_id.toLowerCase())).size < wanted.length) {
    throw invalidField('lines', sayPurchasing('lines.twice'));
  }
  return wanted.map(({ line_id, quantity }, index) => {
    const line = byId.get(line_id.toLowerCase());
    if (!line) throw new DomainError('not_found');
    const most = returnableUnits(line);
    if (quantity > most) {
      throw invalidField(`lines.${index}.quantity`, sayPurchasing('return.most', { count: most }));
    }
    return { lineId: line.id, variantId: line.variant_id, quantity };
  });
}
