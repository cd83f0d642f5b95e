import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { placeOrder as orderFromSupplier } from '#inventory/purchasing/change-purchase-order-state.ts';
import { makeOrder as draftPurchaseOrder } from '#inventory/purchasing/create-purchase-order.ts';
import { linkSupplier } from '#inventory/purchasing/suppliers/link-supplier.ts';
import { sellingTerms } from '#sales/orders/pricing/selling-terms.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { purchaseCosts, purchaseLines } from '../purchases/purchase-lines.ts';
import { say } from '../sentences.ts';
import type { Buying } from '../suppliers/in-supplier-store.ts';
import { findSupplier } from '../suppliers/supplier-queries.ts';
import { carryOver } from './carry-over.ts';
import type { Sale } from './sell-to-company.ts';

/** What was bought, for the store that bought it. */
interface Bought {
  sale: Sale;
  note: string;
  /** Where it is delivered to; left out: the first location of the store. */
  location_id?: string | undefined;
  /** Which variants of the buyer's store the supplier's were carried over to before, by the supplier's. */
  known: ReadonlyMap<string, string>;
}

/**
 * The buyer's side of an order, in its store: the supplier among its suppliers, the items in its catalogue, and the purchase order.
 * @returns the variants of the buyer's store for the lines of the sale, in their order
 * @throws DomainError `not_found` for a supplier that the store cannot find, `modes_differ` where one of the two stores is in test mode,
 * `supplier_archived`
 */
export async function writePurchase(
  db: Db,
  buying: Buying,
  { sale, note, location_id, known }: Bought,
  action: Action,
): Promise<{ purchaseOrderId: string; variantIds: string[] }> {
  const { buyerStoreId, supplierId: id } = buying;
  const supplier = await findSupplier(db, id);
  if (!supplier) throw new DomainError('not_found');
  const { apply_vat: reclaimsVat, test: isTest } = await sellingTerms(db, buyerStoreId, action.occurredAt);
  if (isTest !== (supplier.mode === 'test'))
    throw new DomainError('modes_differ', { message: say(isTest ? 'testBuyer' : 'testSupplier') });
  const { name, email, phone } = supplier;
  const supplierId = await linkSupplier(db, buyerStoreId, { id, name, email, phone }, action.receivedAt);
  const bought = sale.lines.map((line) => ({ ...line, known: known.get(line.variant.id) }));
  const variantIds = await carryOver(db, buying, bought, action);
  const areCostsKnown = (await storeCurrency(db, buyerStoreId)) === sale.currency;
  const isVatACost = areCostsKnown && !reclaimsVat;
  const carried = sale.lines.map(({ quantity, unit_price, variant: { sku } }, index) => ({
    ...{ variantId: variantIds[index] ?? '', quantity, amount: quantity * unit_price, sku },
  }));
  const { lines, rest } = purchaseLines(carried, areCostsKnown);
  const { id: purchaseOrderId } = await draftPurchaseOrder(
    db,
    buyerStoreId,
    {
      supplier_id: supplierId,
      location_id,
      expected_on: null,
      reference: sale.number,
      note,
      allocate_by: 'value',
      lines,
      costs: purchaseCosts({ vat: isVatACost ? sale.totals.vat : 0, rest }),
    },
    action,
  );
  await orderFromSupplier(db, buyerStoreId, purchaseOrderId, action);
  return { purchaseOrderId, variantIds };
}
