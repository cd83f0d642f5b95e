import { allowsAct } from '@sokoni/rules/stock/purchase-order';
import { netAmounts } from '@sokoni/rules/wholesale/purchase-amounts';
import type { changeOrder } from '#inventory/purchasing/change-purchase-order.ts';
import type { readOrder as readPurchaseOrder } from '#inventory/purchasing/purchase-order-view.ts';
import type { readOrder as readSale } from '#sales/orders/order-view.ts';
import { purchaseCosts, purchaseLines } from './purchase-lines.ts';

export type Sale = Awaited<ReturnType<typeof readSale>>;
type PurchaseOrder = Awaited<ReturnType<typeof readPurchaseOrder>>;
type Change = Parameters<typeof changeOrder>[3];

/** What is known of the buyer's side. */
interface Buyer {
  /** Of the buyer's store, by the line of the sale. */
  variants: ReadonlyMap<string, string>;
  /** Whether both stores have one currency. */
  areCostsKnown: boolean;
  /** VAT is no cost of theirs then. */
  reclaimsVat: boolean;
}

/**
 * The purchase order as the sale says now. Both come to the same, to the minor unit: less the VAT that the buyer reclaims, and while nothing
 * came that the supplier has taken off.
 * @returns null where the units of an order change of which nothing more comes
 */
export function purchaseOf(
  sale: Sale,
  order: PurchaseOrder,
  { variants, areCostsKnown, reclaimsVat }: Buyer,
): Change | null {
  const { vat, delivery, goods } = partsOf(sale, reclaimsVat);
  const priced = sale.lines.map(({ id, quantity, sku, unit_price, discount, offered }) => ({
    ...{ id, quantity, sku },
    ...{ unit_price: unit_price ?? 0, discount: discount ?? 0, offered: offered ?? 0 },
  }));
  const amounts = netAmounts(priced, goods);
  const lines = priced.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }));
  const carried = lines.flatMap(({ id, quantity, sku, amount }) => {
    const variantId = variants.get(id);
    return variantId === undefined ? [] : [{ variantId, quantity, amount, sku }];
  });
  const bought = purchaseLines(carried, areCostsKnown);
  // What the supplier sells besides its catalogue stands for no variant.
  const besides = lines
    .filter(({ id }) => !variants.has(id))
    .reduce((sum, { amount }) => sum + amount, bought.rest);
  const wanted = bought.lines.map((line) => {
    const { received = 0, unit_cost = null } =
      order.lines.find(({ variant_id }) => variant_id === line.variant_id) ?? {};
    // What the buyer has said of the costs stays where the platform does not know them.
    const cost = areCostsKnown ? line.unit_cost : unit_cost;
    return { ...line, unit_cost: cost, quantity: Math.max(line.quantity, received) };
  });
  const kept = order.lines
    .filter(
      ({ variant_id, received }) => received > 0 && !wanted.some((line) => line.variant_id === variant_id),
    )
    .map(({ variant_id, received }) => ({ variant_id, quantity: received }));
  const all = [...wanted, ...kept];
  if (!allowsAct(order.state, 'changeLines') && !isOfSameUnits(order, all)) return null;
  const costs = areCostsKnown ? { vat, delivery, rest: besides } : { vat: 0, rest: 0 };
  return { version: order.version, lines: all, costs: purchaseCosts(costs, order.costs) };
}

/** The parts of a sale in minor units: VAT that the buyer bears, the delivery, and the items after discounts. */
function partsOf(sale: Sale, reclaimsVat: boolean) {
  const { prices_include_vat: isInside } = sale;
  const [vat, shippingVat] = [sale.vat_total ?? 0, sale.shipping_vat ?? 0];
  const goods = (sale.lines_total ?? 0) - (sale.discount_total ?? 0);
  const delivery = sale.shipping ?? 0;
  if (!isInside) return { vat: reclaimsVat ? 0 : vat, delivery, goods };
  if (!reclaimsVat) return { vat: 0, delivery, goods };
  return { vat: 0, delivery: delivery - shippingVat, goods: goods - (vat - shippingVat) };
}

/** Whether a change leaves the supplier, and of each line all but its cost, as they are. */
export function isAsAgreed({ supplier, lines }: PurchaseOrder, change: Change): boolean {
  if (change.supplier_id !== undefined && change.supplier_id.toLowerCase() !== supplier.id) return false;
  if (!change.lines) return true;
  if (change.lines.length !== lines.length) return false;
  return change.lines.every(({ variant_id, quantity, supplier_sku }) => {
    const line = lines.find((one) => one.variant_id === variant_id.toLowerCase());
    return line?.quantity === quantity && (supplier_sku ?? line.supplier_sku) === line.supplier_sku;
  });
}

function isOfSameUnits(
  { lines }: PurchaseOrder,
  wanted: readonly { variant_id: string; quantity: number }[],
): boolean {
  const unitsOf = new Map(lines.map(({ variant_id, quantity }) => [variant_id, quantity]));
  return (
    wanted.length === lines.length &&
    wanted.every(({ variant_id, quantity }) => unitsOf.get(variant_id) === quantity)
  );
}
