import { formatMoney } from '@sokoni/rules/money/money';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { keepDelivery } from '#channels/storefront/checkout/keep-delivery.ts';
import { actionNow } from '#core/action.ts';
import { writeAuditRow } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { readId } from '#core/ids.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { keepWholesaleOrder } from '../buying/ordering/keep-wholesale-order.ts';
import { sellToCompany, type WholesaleDraft } from '../buying/ordering/sell-to-company.ts';
import type { Buying } from './answers.ts';
import { chooseDestination, type Posted } from './delivery-address.ts';
import { hasCompanyOrder, lockBuyerCart, saveBuyerCart } from './queries.ts';
import { orderedLines, readBuyerCart } from './read-cart.ts';
import { sayPlacing } from './sentences.ts';

/**
 * Places the order of a buyer's cart in the name of their company, under the id that the form carries. Sent twice, it is placed once, and the
 * second answer is the first one. What it costs is never the form's to say: the cart is the server's, and its total is compared with the one
 * that the buyer has read.
 * @returns the id of the order
 * @throws DomainError `not_found` for a form without an id, `invalid_fields` for an empty cart, an address that is none and another total than
 * the buyer was told, and whatever `sellToCompany` throws
 */
export async function placeBuyerOrder(asked: Buying, posted: Posted): Promise<string> {
  const { db, storeId, buyer, now } = asked;
  const orderId = readId(posted.order);
  if (orderId === null) throw new DomainError('not_found');
  await lockBuyerCart(db, storeId, buyer.id, now);
  if (await hasCompanyOrder(db, { storeId, customerId: buyer.customerId }, orderId)) return orderId;
  const cart = await readBuyerCart(asked);
  if (cart.lines.length === 0) throw invalidField('lines', sayPlacing('emptyCart'));
  const { total } = cart.figures;
  await assertTotal(asked, posted, total);
  await placeAsBuyer(asked, { id: orderId, lines: orderedLines(cart), expected_total: total }, posted);
  await saveBuyerCart(db, { storeId, buyerId: buyer.id }, [], now);
  return orderId;
}

/** @throws DomainError `invalid_fields` where the buyer has read another total than it comes to now */
export async function assertTotal({ db, storeId }: Buying, posted: Posted, total: number): Promise<void> {
  if (posted.total === String(total)) return;
  const shown = formatMoney(total, await storeCurrency(db, storeId), readerLocale());
  throw invalidField('total', sayPlacing('totalChanged', { total: shown }));
}

/**
 * Places an order in the name of the company, to the address that was chosen.
 * @throws DomainError as `chooseDestination` and `sellToCompany`
 */
export async function placeAsBuyer(
  asked: Buying,
  ordered: Pick<WholesaleDraft, 'lines' | 'quoted'> & { id: string; expected_total: number },
  posted: Posted,
): Promise<void> {
  const { db, storeId, visit, agreement, buyer, now } = asked;
  const { id: orderId, expected_total: total } = ordered;
  const { recipient, phone, address } = await chooseDestination(asked, posted);
  const text = (name: string, max: number) => (posted[name] ?? '').trim().slice(0, max);
  const draft = {
    ...ordered,
    reference: text('reference', wholesaleLimits.referenceLength),
    note: text('note', wholesaleLimits.noteLength),
  };
  const { reference } = draft;
  const action = actionNow({ kind: 'customer', customerId: buyer.customerId }, now);
  const sale = await sellToCompany(db, agreement, draft, { agent: null, action });
  await keepWholesaleOrder(db, {
    ...{ sale, reference, purchase: null },
    ...{ placedBy: { buyerId: buyer.id }, placedAt: now },
  });
  await keepDelivery(db, visit.placing.secrets, {
    ...{ storeId, orderId, address },
    contact: { name: recipient, email: buyer.email, phone, language: visit.visitor.language },
  });
  await writeAuditRow(db, {
    ...{ action: 'place_wholesale_order', subject: `order:${orderId}`, storeId, at: now },
    actor: { kind: 'customer', customerId: buyer.customerId },
    after: { buyer: buyer.id, total, reference },
    networkAddress: visit.placing.networkAddress,
    requestId: visit.placing.requestId,
  });
  publishChange(db, 'wholesale', [buyer.customerId]);
}
