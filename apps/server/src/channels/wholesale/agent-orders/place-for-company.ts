import { system } from '@sokoni/rules/access/actor';
import type { Action } from '#core/action.ts';
import { setLocal } from '#core/database/access/settings.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { type KnownBuyer, readKnownBuyer } from '#customers/known-buyer.ts';
import { addressOrder } from '#sales/orders/address-order.ts';
import { keepWholesaleOrder } from '../buying/ordering/keep-wholesale-order.ts';
import { type Sale, sellToCompany, type WholesaleDraft } from '../buying/ordering/sell-to-company.ts';
import { noteArrival, placeInBuyersStore } from '../buying/ordering/where-it-goes.ts';
import { writePurchase } from '../buying/ordering/write-purchase.ts';
import { findCarriedOver } from '../buying/purchases/purchase-queries.ts';
import { type AgreementRow, findAgreement } from '../buying/suppliers/supplier-queries.ts';
import { findCompany } from '../supplying/companies.ts';
import { sayAgentOrder } from './sentences.ts';

export interface AgentDraft extends WholesaleDraft {
  /** One of the company's addresses; left out: where its store takes goods in, if it has one. */
  address_id?: string | undefined;
  /** The agent knows that the order is below its minimum. */
  below_minimum: boolean;
}

/**
 * What was agreed with a company for which the staff orders.
 * @throws DomainError `not_found` for a customer who is no company, `not_a_company` while it is paused
 */
export async function agreementOf(db: Db, storeId: string, customerId: string): Promise<AgreementRow> {
  const agreement = await findAgreement(db, storeId, { customerId });
  if (agreement) return agreement;
  if (!(await findCompany(db, storeId, customerId))) throw new DomainError('not_found');
  throw new DomainError('not_a_company', { message: sayAgentOrder('paused') });
}

/**
 * Places an order for a company, on its terms. Where it buys with a store on the platform, that store's purchase order is written in the
 * same transaction, which is in the supplier's store before and after.
 * @returns the id of the order
 * @throws DomainError `not_found` (the address too), `not_a_company`, `supplier_archived`, and what `sellToCompany` refuses
 */
export async function placeForCompany(
  db: Db,
  { storeId, customerId }: { storeId: string; customerId: string },
  draft: AgentDraft,
  { userId, action }: { userId: string; action: Action },
): Promise<string> {
  const agreement = await agreementOf(db, storeId, customerId);
  const buyer = await readKnownBuyer(db, storeId, customerId);
  const address = addressOf(buyer, draft.address_id?.toLowerCase());
  const agent = { userId, goesBelowMinimum: draft.below_minimum };
  const sale = await sellToCompany(db, agreement, draft, { agent, action });
  const purchase = await inBuyersStore(db, sale, draft.note, action);
  const { reference } = draft;
  await keepWholesaleOrder(db, {
    sale,
    reference,
    purchase,
    placedBy: { userId },
    placedAt: action.occurredAt,
  });
  if (buyer && address) await noteDelivery(db, sale, buyer, address);
  else if (purchase) await noteArrival(db, sale, purchase.place);
  return sale.orderId;
}

/** The purchase order of the store that the company buys with; null where it has none. Nobody of that store has written it. */
async function inBuyersStore(db: Db, sale: Sale, note: string, action: Action) {
  const { store_id: supplierId, buyer_store_id: buyerStoreId } = sale.agreement;
  if (buyerStoreId === null) return null;
  const buying = { supplierId, buyerStoreId };
  const ids = sale.lines.map(({ variant }) => variant.id);
  const known = await findCarriedOver(db, buying, ids);
  await setLocal(db, 'app.store_id', buyerStoreId);
  const place = await placeInBuyersStore(db, buyerStoreId, undefined);
  const written = await writePurchase(db, buying, { sale, note, known }, { ...action, actor: system });
  await setLocal(db, 'app.store_id', supplierId);
  return { buyerStoreId, place, ...written };
}

type Address = KnownBuyer['addresses'][number];

function addressOf(buyer: KnownBuyer | undefined, id: string | undefined): Address | undefined {
  if (id === undefined) return undefined;
  const address = buyer?.addresses.find((one) => one.id === id);
  if (!address) throw new DomainError('not_found', { message: sayAgentOrder('noAddress') });
  return address;
}

async function noteDelivery(db: Db, sale: Sale, buyer: KnownBuyer, address: Address): Promise<void> {
  const { label, recipient, phone, line1, line2, city, region, postal_code, country } = address;
  await addressOrder(db, {
    store_id: sale.agreement.store_id,
    order_id: sale.orderId,
    title: label,
    recipient: recipient || buyer.name,
    phone: phone || buyer.phone,
    ...{ line1, line2, city, region, postal_code, country },
    language: null,
    ready_at: null,
  });
}
