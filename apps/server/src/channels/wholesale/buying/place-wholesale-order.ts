import { formatMoney } from '@sokoni/rules/money/money';
import { missingFor } from '@sokoni/rules/wholesale/order-minimum';
import { depositOf, settlementOf } from '@sokoni/rules/wholesale/payment-terms';
import { type Action, actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { placeOrder as orderFromSupplier } from '#inventory/purchasing/change-purchase-order-state.ts';
import { makeOrder as draftPurchaseOrder } from '#inventory/purchasing/create-purchase-order.ts';
import { linkSupplier } from '#inventory/purchasing/suppliers/link-supplier.ts';
import { addressOrder } from '#sales/orders/address-order.ts';
import { placeOrder } from '#sales/orders/place-order.ts';
import type { OrderHead } from '#sales/orders/pricing/quote-order.ts';
import { sellingTerms } from '#sales/orders/pricing/selling-terms.ts';
import { firstLocationId } from '#stock/assert-stock-locations.ts';
import { placeOfArrival } from '#stock/locations/locations.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { carryOver } from './carry-over.ts';
import { type CartOwner, type OrderedLine, saveCart } from './cart-queries.ts';
import { type CompanyLine, companyLines, linesAtPrices, quoteForCompany } from './company-lines.ts';
import { asCompany, type Buying, inSupplierStore } from './in-supplier-store.ts';
import { purchaseCosts, purchaseLines } from './purchase-lines.ts';
import { findCarriedOver, insertWholesaleOrder } from './purchase-queries.ts';
import { say } from './sentences.ts';
import { type AgreementRow, findSupplier } from './supplier-queries.ts';

export interface WholesaleDraft {
  id?: string | undefined;
  lines: readonly OrderedLine[];
  expected_total: number;
  reference: string;
  note: string;
  location_id?: string | undefined;
  /**
   * What a unit costs by its variant, as an accepted quote says: neither what is offered nor the minimums bind it, and the cart stays. Left
   * out: the prices of the agreement.
   */
  quoted?: ReadonlyMap<string, number> | undefined;
}

/** What the supplier has sold. */
interface Sale {
  agreement: AgreementRow;
  orderId: string;
  number: string;
  lines: readonly CompanyLine[];
  totals: { vat: number; total: number };
  currency: string;
}

/**
 * Orders from a supplier: the supplier's sale and the buyer's purchase order are written in one transaction, which begins and ends in the
 * buyer's store. What the buyer's store knows the items by, see `carryOver`; their costs are known where both stores have one currency.
 * @returns the id of the supplier's order
 * @throws DomainError `not_found` for the supplier and the location, `not_a_company`, `invalid_fields` for lines that are not offered and another total than was expected,
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
    const sold = await sell(db, agreement, draft, action.receivedAt);
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

/** The supplier's side. */
async function sell(db: Db, agreement: AgreementRow, draft: WholesaleDraft, now: Date): Promise<Sale> {
  const { store_id: storeId, customer_id } = agreement;
  const orderId = draft.id?.toLowerCase() ?? newId();
  const lines = draft.quoted
    ? await linesAtPrices(db, agreement, draft.lines, draft.quoted)
    : await companyLines(db, agreement, draft.lines);
  const subtotal = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
  const currency = await storeCurrency(db, storeId);
  if (!draft.quoted)
    assertMinimum(agreement, subtotal, (minor) => formatMoney(minor, currency, readerLocale()));
  const head: OrderHead = {
    ...{ store_id: storeId, id: orderId, channel: 'wholesale', customer_id },
    ...{ location_id: await firstLocationId(db, storeId), exchange_of: null, shipping: 0, tags: [] },
    ...{ discount_amount: null, discount_percent: null, discount_code: null, note: draft.note },
    ...{ sold_by: null, register_id: null, shift_id: null, approved_by: null, created_by: null },
    created_at: now,
  };
  const quote = await quoteForCompany(db, agreement, { head, lines }, now);
  const settlement = {
    ...settlementOf(agreement.payment_terms, quote.today),
    ...{ payments: [], expected_total: draft.expected_total, fulfilled: false },
  };
  const order = { existing: null, head, lines: quote.lines, rung: null, quote };
  const action = actionNow({ kind: 'customer', customerId: customer_id }, now);
  const placed = await placeOrder(db, order, settlement, action);
  const { vat_total: vat, ordered_total: total } = quote.totals;
  return { agreement, orderId, number: placed.number ?? '', lines, totals: { vat, total }, currency };
}

/** @throws DomainError `below_order_minimum` */
function assertMinimum(agreement: AgreementRow, subtotal: number, money: (minor: number) => string): void {
  const missing = missingFor(agreement, subtotal, agreement.is_first_order);
  if (missing === 0) return;
  throw new DomainError('below_order_minimum', { message: say('belowMinimum', { missing: money(missing) }) });
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
