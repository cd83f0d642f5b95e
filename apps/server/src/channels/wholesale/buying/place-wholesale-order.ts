import { depositOf } from '@sokoni/rules/wholesale/payment-terms';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { placeOrder as orderFromSupplier } from '#inventory/purchasing/change-purchase-order-state.ts';
import { makeOrder as draftPurchaseOrder } from '#inventory/purchasing/create-purchase-order.ts';
import { linkSupplier } from '#inventory/purchasing/suppliers/link-supplier.ts';
import { addressOrder } from '#sales/orders/address-order.ts';
import { sellingTerms } from '#sales/orders/pricing/selling-terms.ts';
import { placeOfArrival } from '#stock/locations/locations.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { carryOver } from './carry-over.ts';
import { type CartOwner, saveCart } from './cart-queries.ts';
import { asCompany, type Buying, inSupplierStore } from './in-supplier-store.ts';
import { purchaseCosts, purchaseLines } from './purchase-lines.ts';
import { findCarriedOver, insertWholesaleOrder } from './purchase-queries.ts';
import { type CompanyDraft, type Sale, sellToCompany } from './sell-to-company.ts';
import { findSupplier } from './supplier-queries.ts';

export interface WholesaleDraft extends CompanyDraft {
  reference: string;
  location_id?: string | undefined;
}

/**
 * Orders from a supplier: the supplier's sale and the buyer's purchase order are written in one transaction, which begins and ends in the
 * buyer's store. What the buyer's store knows the items by, see `carryOver`; their costs are known where both stores have one currency.
 * @returns the id of the supplier's order
 * @throws DomainError `not_found` for the supplier and the location, `not_a_company`, `invalid_fields` for lines that are not offered and
 * another total than was expected,
 * `quantity_not_offered`, `below_order_minimum`, `over_credit_limit`, `not_enough_stock`, `order_too_large`, `supplier_archived`,
 * `id_taken`
 */
export async function placeWholesaleOrder(
  db: Db,
  buying: Buying,
  draft: WholesaleDraft,
  { userId, action }: { userId: string; action: Action },
): Promise<string> {
  const supplier = await findSupplier(db, buying.supplierId);
  if (!supplier) throw new DomainError('not_found');
  const place = await placeOfArrival(db, buying.buyerStoreId, draft.location_id);
  const inbox = await storeInbox(db, buying.buyerStoreId);
  const { sale, known } = await asCompany(db, buying, async (agreement) => {
    const sold = await sellToCompany(db, agreement, draft, action.receivedAt);
    const { name: title, address: line1, city, region, country, phone } = place;
    await addressOrder(db, {
      ...{ store_id: buying.supplierId, order_id: sold.orderId, title, recipient: inbox?.store ?? '' },
      ...{ line1, city, region, country, phone },
    });
    const ids = sold.lines.map(({ variant }) => variant.id);
    return { sale: sold, known: await findCarriedOver(db, buying, ids) };
  });
  const supplierId = await linkSupplier(
    db,
    buying.buyerStoreId,
    { id: buying.supplierId, name: supplier.name, email: supplier.email, phone: supplier.phone },
    action.receivedAt,
  );
  const bought = sale.lines.map((line) => ({ ...line, known: known.get(line.variant.id) }));
  const variantIds = await carryOver(db, buying.buyerStoreId, bought, action);
  const purchaseOrderId = await purchase(db, buying, { supplierId, sale, variantIds, draft }, action);
  await inSupplierStore(db, buying, async () => {
    await insertWholesaleOrder(
      db,
      {
        store_id: buying.supplierId,
        order_id: sale.orderId,
        customer_id: sale.agreement.customer_id,
        buyer_store_id: buying.buyerStoreId,
        purchase_order_id: purchaseOrderId,
        reference: draft.reference,
        deposit: depositOf(sale.totals.total, sale.agreement.deposit_percent),
        placed_by: userId,
        placed_at: action.occurredAt,
      },
      sale.lines.map(({ id }, index) => ({
        store_id: buying.supplierId,
        line_id: id,
        order_id: sale.orderId,
        variant_id: variantIds[index] ?? '',
      })),
    );
    if (!draft.quoted) await saveCart(db, { ...buying, userId } satisfies CartOwner, [], action.receivedAt);
  });
  return sale.orderId;
}

interface Purchasing {
  supplierId: string;
  sale: Sale;
  variantIds: readonly string[];
  draft: WholesaleDraft;
}

/** The buyer's side. */
async function purchase(
  db: Db,
  { buyerStoreId }: Buying,
  { supplierId, sale, variantIds, draft }: Purchasing,
  action: Action,
): Promise<string> {
  const areCostsKnown = (await storeCurrency(db, buyerStoreId)) === sale.currency;
  const { apply_vat: reclaimsVat } = await sellingTerms(db, buyerStoreId, action.occurredAt);
  const isVatACost = areCostsKnown && !reclaimsVat;
  const carried = sale.lines.map(({ quantity, unit_price, variant: { sku } }, index) => ({
    ...{ variantId: variantIds[index] ?? '', quantity, unit_price, sku },
  }));
  const { id } = await draftPurchaseOrder(
    db,
    buyerStoreId,
    {
      supplier_id: supplierId,
      location_id: draft.location_id,
      expected_on: null,
      reference: sale.number,
      note: draft.note,
      allocate_by: 'value',
      lines: purchaseLines(carried, areCostsKnown),
      costs: purchaseCosts(isVatACost ? sale.totals.vat : 0),
    },
    action,
  );
  await orderFromSupplier(db, buyerStoreId, id, action);
  return id;
}
