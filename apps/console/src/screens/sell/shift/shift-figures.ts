import type { MoneyMethod } from '@sokoni/rules/orders/order-labels';
import type { DrawerSums, HandedOver } from '@sokoni/rules/point-of-sale/cash';
import type { OutboxRow, OutboxRowOf } from '#offline/till-database.ts';
import { needsServer } from '../payment/settlement.ts';
import { paidOf } from '../receipt/paid-of.ts';
import { totalsOfSale } from '../receipt/sale-totals.ts';
import { wholePayment } from '../receipt/whole-payment.ts';

/** What was paid and refunded by one method, in minor units. */
export interface MethodFigures {
  readonly method: MoneyMethod;
  /** The store's own name; empty: that of the method. */
  readonly label: string;
  readonly payments: number;
  readonly refunds: number;
  /** What payments were rounded up by, less what refunds were. */
  readonly rounding: number;
  readonly tips: number;
}

/** What happened in a shift, in minor units, by what this device recorded. */
export interface ShiftFigures {
  /** How many. */
  readonly sales: number;
  /** As on the receipts: with VAT inside where prices include it. */
  readonly discounts: number;
  /** On the receipts, before returns. */
  readonly vat: number;
  /** VAT and all, before returns. */
  readonly total: number;
  /** What of it was paid with items that came back. */
  readonly exchanged: number;
  /** What of it is left to be paid. */
  readonly balance: number;
  /** What was paid of the balance of sales that were not rung in this shift. */
  readonly earlier: number;
  /** How many. */
  readonly returns: number;
  /** By what was paid, the most first. What an exchange moves from one sale to another is no money that went either way. */
  readonly methods: readonly MethodFigures[];
  /** All methods together, less refunds. */
  readonly net_payments: number;
  readonly drawer: DrawerSums;
  /** How often the drawer was opened without a sale. */
  readonly openings: number;
}

/** @param rows what went through the shift on this device */
export function shiftFigures(openingFloat: number, rows: readonly OutboxRow[]): ShiftFigures {
  const sales = rows.filter(isSale).filter(isPaid);
  const returns = rows.filter((row) => row.kind === 'return');
  const moved = rows.filter((row) => row.kind === 'cash_moved');
  const rung = new Set(sales.map(({ id }) => id));
  const later = rows.filter((row) => row.kind === 'balance_paid');
  const ofShift = later.filter(({ payload }) => rung.has(payload.order_id));
  const laterOfShift = sum(ofShift.map(({ payload }) => payload.amount));
  const totals = sales.map(({ payload }) => totalsOfSale(payload));
  const methods = byMethod(
    [...sales.flatMap(({ payload }) => payload.payments), ...later.map(({ payload }) => payload)].map(
      wholePayment,
    ),
    returns.flatMap(({ payload }) => (payload.refund ? [wholePayment(payload.refund)] : [])),
  );
  const cash = methods.filter(({ method }) => method === 'cash');
  const movedBy = (direction: 'in' | 'out') =>
    sum(moved.map(({ payload }) => (payload.direction === direction ? payload.amount : 0)));
  return {
    sales: sales.length,
    discounts: sum(totals.map(({ discount }) => discount)),
    vat: sum(totals.map(({ vat }) => vat)),
    total: sum(totals.map(({ total }) => total)),
    exchanged: sum(sales.map(({ payload }) => payload.exchange?.amount ?? 0)),
    balance: sum(sales.map(({ payload }) => payload.total - paidOf(payload))) - laterOfShift,
    earlier: sum(later.map(({ payload }) => payload.amount)) - laterOfShift,
    returns: returns.length,
    methods,
    net_payments: sum(methods.map(({ payments, refunds }) => payments - refunds)),
    drawer: {
      opening_float: openingFloat,
      cash_payments: sum(cash.map(({ payments }) => payments)),
      cash_refunds: sum(cash.map(({ refunds }) => refunds)),
      cash_rounding: sum(cash.map(({ rounding }) => rounding)),
      cash_tips: sum(cash.map(({ tips }) => tips)),
      cash_in: movedBy('in'),
      cash_out: movedBy('out'),
    },
    openings: rows.filter((row) => row.kind === 'drawer_opened').length,
  };
}

type Money = HandedOver & Pick<MethodFigures, 'method' | 'label'>;

/** By what was paid, the most first. */
function byMethod(payments: readonly Money[], refunds: readonly Money[]): MethodFigures[] {
  const found = new Map<string, MethodFigures>();
  function add({ method, label }: Money, more: Partial<MethodFigures>): void {
    const key = `${method} ${label}`;
    const before = found.get(key) ?? { method, label, payments: 0, refunds: 0, rounding: 0, tips: 0 };
    found.set(key, {
      ...before,
      payments: before.payments + (more.payments ?? 0),
      refunds: before.refunds + (more.refunds ?? 0),
      rounding: before.rounding + (more.rounding ?? 0),
      tips: before.tips + (more.tips ?? 0),
    });
  }
  for (const paid of payments) add(paid, { payments: paid.amount, rounding: paid.rounding, tips: paid.tip });
  for (const back of refunds) add(back, { refunds: back.amount, rounding: -back.rounding });
  return [...found.values()].sort((one, other) => other.payments - one.payments);
}

function isSale(row: OutboxRow): row is OutboxRowOf<'sale'> {
  return row.kind === 'sale';
}

/** A gift card or a store credit that the server did not take has paid nothing. */
function isPaid({ payload, result }: OutboxRowOf<'sale'>): boolean {
  return result?.state === 'stored' || !payload.payments.some(({ method }) => needsServer(method));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, amount) => whole + amount, 0);
}
