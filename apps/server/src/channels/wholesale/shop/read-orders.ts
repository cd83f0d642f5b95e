import { system } from '@sokoni/rules/access/actor';
import { dayAfter } from '@sokoni/rules/wall-time';
import type { WholesaleAccount, WholesaleOrder, WholesaleOrderRow } from '@sokoni/themes/wholesale-pages.ts';
import { addressLines } from '#channels/storefront/checkout/address-lines.ts';
import { orderStatus } from '#channels/storefront/checkout/order-status.ts';
import { linesInLanguage } from '#channels/storefront/translations/in-language.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { ageDebtsOf } from '#sales/receivables/read-receivables.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { findOrderable } from '../buying/suppliers/read-offered.ts';
import type { Asked, Buying } from './answers.ts';
import { addToBuyerCart } from './change-cart.ts';
import {
  type CompanyOrderRow,
  findCompanyOrders,
  findOrderedLines,
  type OrdersOf,
  sumRefundsDue,
} from './queries.ts';

const ordersOnPage = 20;
const openShown = 200;
const statementDays = 90;

type Dates = Awaited<ReturnType<typeof datesOfStore>>;

/** A page of what the company has ordered, the newest first. */
export async function readCompanyOrders(
  asked: Asked,
  page: number,
): Promise<{ orders: WholesaleOrderRow[]; page: number; pages: number }> {
  const { db, storeId } = asked;
  const { of } = await ordersOf(asked);
  const window = { limit: ordersOnPage, offset: (page - 1) * ordersOnPage };
  const rows = await findCompanyOrders(db, of, {}, window);
  const dates = await datesOfStore(db, storeId);
  return {
    orders: rows.map((row) => rowView(row, dates)),
    page,
    pages: Math.max(1, Math.ceil((rows[0]?.count ?? 0) / ordersOnPage)),
  };
}

/** One of them. @throws DomainError `not_found` also for an order of another company */
export async function readCompanyOrder(asked: Asked, orderId: string): Promise<WholesaleOrder> {
  const { db, storeId, visit } = asked;
  const row = await companyOrder(asked, orderId);
  const order = await readOrder(db, storeId, orderId, system);
  const dates = await datesOfStore(db, storeId);
  const lines = await linesInLanguage(db, storeId, visit.visitor.language, order.lines);
  const { delivery } = order;
  return {
    ...rowView(row, dates),
    ...{ test: order.test, note: order.note, deposit: row.deposit, deposit_due: row.deposit_due },
    lines: lines.map((line) => ({
      ...{ id: line.id, title: line.title, variant_name: line.variant_name, sku: line.sku },
      ...{ quantity: line.quantity, fulfilled: line.fulfilled, returned: line.returned },
      ...{ unit_price: line.unit_price ?? 0, amount: line.quantity * (line.unit_price ?? 0) },
    })),
    subtotal: order.lines_total ?? 0,
    discount: order.discount_total ?? 0,
    vat: order.apply_vat && !order.prices_include_vat ? order.vat_total : null,
    ...{ shipping: order.shipping ?? 0, paid: order.paid ?? 0, refunded: order.refunded ?? 0 },
    returned: order.returned_total ?? 0,
    payments: order.payments.map(({ kind, amount, at }) => ({ kind, amount, paid_on: dates.day(at) })),
    parcels: order.fulfilments.map(({ carrier, tracking_number: number, tracking_url, at }) => ({
      ...{ carrier, number, sent_on: dates.day(at) },
      // A link that a merchant typed opens a page and runs nothing.
      url: /^https?:\/\//i.test(tracking_url) ? tracking_url : '',
    })),
    address: delivery ? [delivery.recipient, ...addressLines(delivery)].filter((line) => line !== '') : [],
  };
}

/** Whether the company has this order. @throws DomainError `not_found` */
export async function companyOrder(asked: Asked, orderId: string): Promise<CompanyOrderRow> {
  const { of } = await ordersOf(asked);
  const [row] = await findCompanyOrders(asked.db, of, { orderId }, { limit: 1, offset: 0 });
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * Puts into the cart what an order of the company has, as far as it is still offered.
 * @returns the titles of what is not
 * @throws DomainError `not_found`, `invalid_fields` where the cart has no room for it
 */
export async function orderAgain(asked: Buying, orderId: string): Promise<string[]> {
  const { db, agreement, buyer, storeId } = asked;
  const lines = await findOrderedLines(db, { storeId, customerId: buyer.customerId }, orderId);
  if (lines.length === 0) throw new DomainError('not_found');
  const ids = lines.map(({ variant_id }) => variant_id);
  const offered = await findOrderable(db, agreement, ids);
  const isOffered = (id: string) =>
    offered.get(id)?.variants.some((variant) => variant.id === id && variant.active) ?? false;
  const again = lines.filter(({ variant_id }) => isOffered(variant_id));
  if (again.length > 0) await addToBuyerCart(asked, again);
  return [...new Set(lines.filter((line) => !again.includes(line)).map(({ title }) => title))];
}

/** What the company owes and since when, and what it is to be given back; test orders owe nothing. */
export async function readCompanyAccount(asked: Asked): Promise<WholesaleAccount> {
  const { db, storeId, buyer } = asked;
  const { of: orders, today } = await ordersOf(asked);
  const of = { ...orders, test: false };
  const dates = await datesOfStore(db, storeId);
  const agedOf = await ageDebtsOf(db, { storeId, test: false, today }, [buyer.customerId]);
  const window = { limit: openShown, offset: 0 };
  const unpaid = await findCompanyOrders(db, of, { balance: 'due' }, window);
  const refundable = await findCompanyOrders(db, of, { balance: 'refund_due' }, window);
  return {
    ageing: agedOf(buyer.customerId),
    unpaid: unpaid.map((row) => rowView(row, dates)),
    refund_due: await sumRefundsDue(db, of),
    refundable: refundable.map((row) => rowView(row, dates)),
    ...{ from_day: dayAfter(today, -statementDays), to_day: today },
  };
}

async function ordersOf({ db, storeId, buyer, now }: Asked): Promise<{ of: OrdersOf; today: string }> {
  const { test, today } = await storeDay(db, storeId, now);
  return { of: { storeId, customerId: buyer.customerId, test }, today };
}

function rowView(row: CompanyOrderRow, dates: Dates): WholesaleOrderRow {
  const { id, number, state, placed_at, reference, ordered_total, outstanding, due_on } = row;
  return {
    ...{ id, number, reference, total: ordered_total },
    placed_on: dates.day(placed_at.toISOString()),
    status: orderStatus(state, null),
    balance_due: Math.max(0, outstanding),
    refund_due: Math.max(0, -outstanding),
    due_on: due_on && dates.calendarDay(due_on),
  };
}
