import type { CartDiscount, CartLine, CartTotals } from '#cart/cart-totals.ts';
import { orderState, outstanding } from '#orders/order-state.ts';
import type { VatMethod } from '#pricing/vat-breakdown.ts';
import { emptyLevel, type StockLevel } from '#stock/stock.ts';
import { items, type OrderStep } from './order-steps.ts';

export interface LedgerLine extends CartLine {
  /** Null for a line of its own, which moves no stock. */
  readonly item: number | null;
  readonly fulfilled: number;
  readonly returned: number;
}

/** Units of one line that came back. */
export interface TakenQuantities {
  readonly line: number;
  readonly quantity: number;
  readonly restocked: boolean;
  readonly value: number;
}

export interface LedgerPayment {
  readonly kind: 'payment' | 'refund';
  readonly method: OrderStep['method'] | 'exchange';
  /** The gift card that paid or got it back. */
  readonly card: string | null;
  readonly amount: number;
}

export interface LedgerOrder {
  readonly id: string;
  /** The order whose items came back for it. */
  readonly exchangeOf: string | null;
  /** From 1 up in the order of placing; null for a draft. */
  readonly number: number | null;
  readonly stage: 'draft' | 'placed' | 'cancelled';
  readonly buyer: number | null;
  readonly place: number;
  readonly lines: readonly LedgerLine[];
  readonly discount: CartDiscount | null;
  /** As it was typed. */
  readonly code: string | null;
  /** Which of the shop's discounts it has; null for none. */
  readonly offered: number | null;
  /** What that takes off each line; empty for nothing. */
  readonly offer: readonly number[];
  readonly shipping: number;
  /** The terms it was placed under, or last changed under while a draft. */
  readonly vat: VatMethod;
  readonly totals: CartTotals;
  readonly returned_total: number;
  readonly paid: number;
  readonly refunded: number;
  readonly payments: readonly LedgerPayment[];
  readonly returns: readonly TakenQuantities[];
  /** What the order has moved on the shelves. */
  readonly moves: readonly { readonly item: number; readonly place: number; readonly quantity: number }[];
}

/** What the rules say has come of everything that was sent so far. */
export interface OrderLedger {
  readonly vat: VatMethod;
  /** By good, then by place. */
  readonly levels: readonly (readonly StockLevel[])[];
  readonly deliveries: readonly {
    readonly item: number;
    readonly place: number;
    readonly quantity: number;
  }[];
  /** Oldest first; a draft that was thrown away is not there. */
  readonly orders: readonly LedgerOrder[];
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

export function emptyOrderLedger(vat: VatMethod): OrderLedger {
  const levels = items.map(() => [emptyLevel, emptyLevel]);
  return { vat, levels, deliveries: [], orders: [], gifts: [], cards: [], numbers: 0, keys: [] };
}

/** What is to be paid for an order and what was; a cancelled one costs nothing. */
export function moneyOf({ stage, totals, returned_total, paid, refunded }: LedgerOrder) {
  return { total: stage === 'cancelled' ? 0 : totals.total - returned_total, paid, refunded };
}

export function stateOf(order: LedgerOrder) {
  return orderState({ ...moneyOf(order), stage: order.stage, lines: order.lines });
}

/** What a buyer owes for all orders together, in minor units. What is to be given back for one is not set against another. */
export function debtOf({ orders }: OrderLedger, buyer: number): number {
  const placed = orders.filter((order) => order.stage === 'placed' && order.buyer === buyer);
  return placed.reduce((sum, order) => sum + Math.max(0, outstanding(moneyOf(order))), 0);
}

/** The ledger of a buyer's store credit: amounts that came to it, and went from it. */
export function creditEntries({ gifts, orders }: OrderLedger, buyer: number): number[] {
  const given = gifts.filter((gift) => gift.buyer === buyer).map(({ amount }) => amount);
  const moved = orders
    .filter((order) => order.buyer === buyer)
    .flatMap(({ payments }) => payments)
    .filter(({ method }) => method === 'store_credit')
    .map(({ kind, amount }) => (kind === 'payment' ? -amount : amount));
  return [...given, ...moved];
}

export function creditOf(ledger: OrderLedger, buyer: number): number {
  return creditEntries(ledger, buyer).reduce((sum, amount) => sum + amount, 0);
}

/** The ledger of a gift card after it was issued: what orders gave back to it, and what it paid. */
export function cardMoves({ orders }: { readonly orders: readonly LedgerOrder[] }, card: string): number[] {
  const moved = orders.flatMap(({ payments }) => payments).filter((payment) => payment.card === card);
  return moved.map(({ kind, amount }) => (kind === 'payment' ? -amount : amount));
}

export function cardBalance(ledger: OrderLedger, card: string): number {
  const issued = ledger.cards.find(({ id }) => id === card)?.issued ?? 0;
  return cardMoves(ledger, card).reduce((sum, amount) => sum + amount, issued);
}

export function withOrder(ledger: OrderLedger, changed: LedgerOrder): OrderLedger {
  return { ...ledger, orders: ledger.orders.map((old) => (old.id === changed.id ? changed : old)) };
}
