import { orderState, owed } from '../order-state.ts';
import type { OrderDiscount, OrderTotals, PricedLine } from '../order-total.ts';
import { emptyLevel, type StockLevel } from '../stock.ts';
import type { VatMethod } from '../vat-breakdown.ts';
import { goods } from './order-steps.ts';

export interface BookedLine extends PricedLine {
  /** Null for a line of its own, which moves no stock. */
  readonly good: number | null;
  readonly fulfilled: number;
  readonly returned: number;
}

/** Pieces of one line that came back. */
export interface TakenPieces {
  readonly line: number;
  readonly quantity: number;
  readonly restocked: boolean;
  readonly worth: number;
}

export interface BookedOrder {
  readonly id: string;
  /** From 1 up in the order of placing; null for a draft. */
  readonly number: number | null;
  readonly stage: 'draft' | 'placed' | 'cancelled';
  readonly buyer: number | null;
  readonly place: number;
  readonly lines: readonly BookedLine[];
  readonly discount: OrderDiscount | null;
  readonly shipping: number;
  /** The terms it was placed under, or last changed under while a draft. */
  readonly vat: VatMethod;
  readonly totals: OrderTotals;
  readonly returned_total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly payments: readonly { readonly kind: 'payment' | 'refund'; readonly amount: number }[];
  readonly returns: readonly TakenPieces[];
  /** What the order has moved on the shelves. */
  readonly moves: readonly { readonly good: number; readonly place: number; readonly quantity: number }[];
}

/** What the rules say has come of everything that was sent so far. */
export interface OrderBooks {
  readonly vat: VatMethod;
  /** By good, then by place. */
  readonly levels: readonly (readonly StockLevel[])[];
  readonly deliveries: readonly {
    readonly good: number;
    readonly place: number;
    readonly quantity: number;
  }[];
  /** Oldest first; a draft that was thrown away is not there. */
  readonly orders: readonly BookedOrder[];
  /** How many numbers were given. */
  readonly numbers: number;
  readonly keys: readonly string[];
}

export type OrderRefusal = 'wrong_state' | 'invalid_fields' | 'not_enough_stock' | 'over_credit_limit';

export function emptyOrderBooks(vat: VatMethod): OrderBooks {
  const levels = goods.map(() => [emptyLevel, emptyLevel]);
  return { vat, levels, deliveries: [], orders: [], numbers: 0, keys: [] };
}

/** What is to be paid for an order and what was; a cancelled one costs nothing. */
export function moneyOf({ stage, totals, returned_total, paid, refunded }: BookedOrder) {
  return { total: stage === 'cancelled' ? 0 : totals.total - returned_total, paid, refunded };
}

export function stateOf(order: BookedOrder) {
  return orderState({ ...moneyOf(order), stage: order.stage, lines: order.lines });
}

/** What a buyer owes for all orders together, in minor units. What is to be given back for one is not set against another. */
export function debtOf({ orders }: OrderBooks, buyer: number): number {
  const placed = orders.filter((order) => order.stage === 'placed' && order.buyer === buyer);
  return placed.reduce((sum, order) => sum + Math.max(0, owed(moneyOf(order))), 0);
}

export function withOrder(books: OrderBooks, changed: BookedOrder): OrderBooks {
  return { ...books, orders: books.orders.map((old) => (old.id === changed.id ? changed : old)) };
}
