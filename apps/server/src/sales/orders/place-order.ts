import { orderSeries } from '@sokoni/rules/orders/order-number';
import type { Action } from '#core/action.ts';
import { underGivenIds } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { releaseHold } from '#stock/holds/hold-stock.ts';
import { reserveHeld } from '#stock/holds/reserve-held.ts';
import { type Movements, noteMovements } from '#stock/move-stock.ts';
import { reserveSold, reserveStock, takeOffShelf } from '#stock/reserve-stock.ts';
import { fulfilmentOf } from './fulfilment/fulfil-order.ts';
import { lineStockLocations } from './fulfilment/line-stock-locations.ts';
import { type LineRow, upsertLines } from './line-queries.ts';
import { stateAfter } from './lock-order.ts';
import { insertParts, type NewParts } from './parts-queries.ts';
import { type Books, moveValueOf } from './payments/move-stored-value.ts';
import { moneyEvents, type Payment, paymentRows } from './payments/record-payment.ts';
import { type Settlement, settleOrder } from './payments/settle-order.ts';
import { assertExpectedTotal } from './pricing/assert-expected-total.ts';
import { countGivenOffer, countOffer } from './pricing/order-discount.ts';
import { quoteOrder, type UnpricedOrder } from './pricing/quote-order.ts';
import {
  insertOrder,
  nextNumbers,
  nextSerial,
  type OrderRow,
  updateOrder,
  type WrittenOrder,
} from './queries.ts';
import { flagsOfSale } from './recorded/flags-of-sale.ts';
import { eventRows, type NewEvent } from './records/event-queries.ts';
import { say } from './sentences.ts';

/** What a return frees for the order that goes out instead. */
export interface ExchangeCredit {
  /** The number of the order that the items came back from. */
  name: string;
  /** In minor units: it pays for the new order as far as it goes. */
  amount: number;
}

const noCredit: ExchangeCredit = { name: '', amount: 0 };

const untracked = { carrier: '', tracking_number: '', tracking_url: '' };

/**
 * Places an order under the store's terms of this moment: what it costs is fixed, its items are reserved or gone, its payments are
 * recorded, its discount is counted, and it has the next number. Discount and number come last, so that sellers wait for each other
 * as short as can be; the rest of a new order is written before it.
 * A sale that is recorded afterwards stands as it was rung, with a flag for what does not fit.
 * @throws DomainError `invalid_fields` without a line, for a settlement that its payment type refuses, or for another total than the
 * buyer was told, `over_credit_limit`, `not_enough_stock`, `discount_refused`, `id_taken`
 */
export async function placeOrder(
  db: Db,
  order: UnpricedOrder,
  settlement: Settlement,
  action: Action,
  credit: ExchangeCredit = noCredit,
): Promise<WrittenOrder> {
  const { existing, head, rung, hold, isByAgent = false } = order;
  const { store_id: storeId, id: orderId, customer_id: customerId } = head;
  const { actor, occurredAt, receivedAt } = action;
  if (order.lines.length === 0) throw invalidField('lines', say('noLines'));

  const quote = order.quote ?? (await quoteOrder(db, order, occurredAt));
  const { today, terms, totals, discount, lines: quoted } = quote;
  const total = totals.ordered_total;
  if (!rung) await assertExpectedTotal(db, storeId, settlement, total);
  const receiptTotal = settlement.expected_total ?? total;
  const byExchange = Math.min(credit.amount, total);
  const rest = { total: receiptTotal - byExchange, today, test: terms.test, hasHappened: rung !== null };
  const { paid: paidNow, dueOn, isOverLimit } = await settleOrder(db, head, settlement, rest);
  const payments = [...exchangePayment(credit, byExchange), ...settlement.payments];
  const lines = quoted.map((line) => ({ ...line, fulfilled: settlement.fulfilled ? line.quantity : 0 }));
  const paid = byExchange + paidNow;
  const sums = { stage: 'placed' as const, ordered_total: total, returned_total: 0, paid, refunded: 0 };
  const columns = {
    ...terms,
    ...totals,
    ...discount,
    stage: sums.stage,
    state: stateAfter(sums, lines),
    payment_type: settlement.payment_type,
    due_on: dueOn,
    paid,
    placed_at: occurredAt,
    received_at: receivedAt,
    placed_on: today,
    updated_at: receivedAt,
  };
  const placed = { ...head, ...columns };

  // Items are held before credit and gift cards, by everybody.
  const { taken, missing } = await takeItems(db, placed, lines, { settlement, rung, hold });
  const misfits = { missing, isTotalOther: receiptTotal !== total, isOverLimit };
  const found = rung ? await flagsOfSale(db, storeId, rung, misfits) : [];
  const given = rung?.receipt ? await countGivenOffer(db, placed, occurredAt) : 'holds';
  const flags = given === 'holds' ? found : [...found, 'discount_differs' as const];
  const sale = { ...placed, flags, ...(given === 'gone' ? { discount_id: null } : {}) };
  const ledger: Books = {
    ...{ storeId, orderId, customerId, test: terms.test },
    ...{ kind: 'payment', field: 'payments', actor, occurredAt, receivedAt, today },
  };
  await moveValueOf(db, ledger, payments);
  if (sale.discount_id !== null && !rung?.receipt) await countOffer(db, sale, occurredAt);
  if (existing) await upsertLines(db, lines);
  const parts = partsOf(sale, lines, { settlement, payments, ledger, receiptTotal, isByAgent }, action);
  await underGivenIds(() => insertParts(db, existing ? parts : { order_lines: lines, ...parts }));
  if (taken) await noteMovements(db, storeId, taken, action);
  const numbers =
    typeof rung?.receipt?.number === 'string'
      ? { serial: nextSerial, number: rung.receipt.number }
      : nextNumbers(storeId, terms.test ? orderSeries.testOrders : orderSeries.orders);
  return underGivenIds(() =>
    existing
      ? updateOrder(db, existing, { ...columns, flags, ...numbers })
      : insertOrder(db, { ...sale, ...numbers }),
  );
}

function exchangePayment({ name }: ExchangeCredit, amount: number): Payment[] {
  return amount > 0 ? [{ method: 'exchange', amount, reference: name }] : [];
}

interface Paid {
  settlement: Settlement;
  payments: readonly Payment[];
  ledger: Books;
  /** What the buyer was told it comes to. */
  receiptTotal: number;
  isByAgent: boolean;
}

/** What is written of a sale beside the order and its lines. */
function partsOf(
  sale: Pick<OrderRow, 'store_id' | 'id' | 'location_id' | 'ordered_total' | 'units'>,
  lines: readonly LineRow[],
  { settlement, payments, ledger, receiptTotal, isByAgent }: Paid,
  action: Action,
): Omit<NewParts, 'order_lines'> {
  const { storeId, orderId } = ledger;
  const { event, ...fulfilment } = fulfilmentOf(sale, lines, untracked, action);
  const events: NewEvent[] = [
    {
      kind: 'placed',
      data: {
        amount: sale.ordered_total,
        units: sale.units,
        ...(isByAgent ? { by_agent: true } : {}),
        ...(receiptTotal === sale.ordered_total ? {} : { rung_total: receiptTotal }),
      },
    },
    ...moneyEvents(ledger.kind, payments),
    ...(settlement.fulfilled ? [event] : []),
  ];
  return {
    order_payments: paymentRows(ledger, payments),
    order_fulfilments: [],
    order_fulfilment_lines: [],
    ...(settlement.fulfilled ? fulfilment : {}),
    order_events: eventRows({ storeId, orderId, actor: action.actor, at: action.occurredAt }, events),
  };
}

interface Taken {
  /** What is gone, and still to be written into the ledger; null where nothing is. */
  taken: Movements | null;
  /** The variants of which there was not enough. */
  missing: string[];
}

/**
 * Items that were fulfilled are gone whatever the shelf was thought to hold. Others are reserved, out of what is held for the buyer
 * first; only what happened already, at a till or by a payment, is never refused.
 */
async function takeItems(
  db: Db,
  { store_id, id, location_id }: Pick<OrderRow, 'store_id' | 'id' | 'location_id'>,
  lines: readonly LineRow[],
  { settlement, rung, hold }: Pick<UnpricedOrder, 'rung' | 'hold'> & { settlement: Settlement },
): Promise<Taken> {
  const stockLocations = lineStockLocations(location_id, lines);
  if (stockLocations.length === 0) return { taken: null, missing: [] };
  if (settlement.fulfilled) {
    const taken = await takeOffShelf(db, store_id, `order:${id}`, stockLocations);
    const missing = taken.lines.filter(({ oversold }) => oversold).map(({ variantId }) => variantId);
    return { taken, missing };
  }
  if (rung?.receipt) {
    if (hold) await releaseHold(db, store_id, hold, stockLocations);
    return { taken: null, missing: await reserveSold(db, store_id, stockLocations) };
  }
  if (hold) await reserveHeld(db, store_id, hold, stockLocations);
  else await reserveStock(db, store_id, stockLocations);
  return { taken: null, missing: [] };
}
