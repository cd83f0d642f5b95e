import { orderState, owed } from '../order-state.ts';
import type { OrderDiscount, OrderTotals, PricedLine } from '../order-total.ts';
import { emptyLevel, type StockLevel } from '../stock.ts';
import type { VatMethod } from '../vat-breakdown.ts';
import { goods, type OrderStep } from './order-steps.ts';

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

export interface BookedPayment {
  readonly kind: 'payment' | 'refund';
  readonly method: OrderStep['method'] | 'exchange';
  /** The gift card that paid or got it back. */
  readonly card: string | null;
  readonly amount: number;
}

export interface BookedOrder {
  readonly id: string;
  /** The order whose goods came back for it. */
  readonly exchangeOf: string | null;
  /** From 1 up in the order of placing; null for a draft. */
  readonly number: number | null;
  readonly stage: 'draft' | 'placed' | 'cancelled';
  readonly buyer: number | null;
  readonly place: number;
  readonly lines: readonly BookedLine[];
  readonly discount: OrderDiscount | null;
  /** As it was typed. */
  readonly code: string | null;
  /** Which of the shop's discounts it has; null for none. */
  readonly offered: number | null;
  /** What that takes off each line; empty for nothing. */
  readonly offer: readonly number[];
  readonly shipping: number;
  /** The terms it was placed under, or last changed under while a draft. */
  readonly vat: VatMethod;
  readonly totals: OrderTotals;
  readonly returned_total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly payments: readonly BookedPayment[];
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
  /** What buyers were given to spend in the shop, and what was taken back of it. */
  readonly gifts: readonly { readonly buyer: number; readonly amount: number }[];
  /** The gift cards that were issued, oldest first. */
  readonly cards: readonly { readonly id: string; readonly issued: number }[];
  /** How many numbers were given. */
  readonly numbers: number;
  readonly keys: readonly string[];
}

export type OrderRefusal =
  | 'wrong_state'
  | 'invalid_fields'
  | 'discount_refused'
  | 'not_enough_stock'
  | 'over_credit_limit';

export function emptyOrderBooks(vat: VatMethod): OrderBooks {
  const levels = goods.map(() => [emptyLevel, emptyLevel]);
  return { vat, levels, deliveries: [], orders: [], gifts: [], cards: [], numbers: 0, keys: [] };
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

/** The ledger of a buyer's store credit: amounts that came to it, and went from it. */
export function creditEntries({ gifts, orders }: OrderBooks, buyer: number): number[] {
  const given = gifts.filter((gift) => gift.buyer === buyer).map(({ amount }) => amount);
  const moved = orders
    .filter((order) => order.buyer === buyer)
    .flatMap(({ payments }) => payments)
    .filter(({ method }) => method === 'store_credit')
    .map(({ kind, amount }) => (kind === 'payment' ? -amount : amount));
  return [...given, ...moved];
}

export function creditOf(books: OrderBooks, buyer: number): number {
  return creditEntries(books, buyer).reduce((sum, amount) => sum + amount, 0);
}

/** The ledger of a gift card after it was issued: what orders gave back to it, and what it paid. */
export function cardMoves({ orders }: { readonly orders: readonly BookedOrder[] }, card: string): number[] {
  const moved = orders.flatMap(({ payments }) => payments).filter((payment) => payment.card === card);
  return moved.map(({ kind, amount }) => (kind === 'payment' ? -amount : amount));
}

export function cardBalance(books: OrderBooks, card: string): number {
  const issued = books.cards.find(({ id }) => id === card)?.issued ?? 0;
  return cardMoves(books, card).reduce((sum, amount) => sum + amount, issued);
}

export function withOrder(books: OrderBooks, changed: BookedOrder): OrderBooks {
  return { ...books, orders: books.orders.map((old) => (old.id === changed.id ? changed : old)) };
}
