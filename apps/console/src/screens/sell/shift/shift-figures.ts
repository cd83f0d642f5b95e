import type { PaymentMethod } from '@sokoni/rules/orders/order-labels';
import type { DrawerSums } from '@sokoni/rules/point-of-sale/cash';
import type { OutboxRow, OutboxRowOf } from '#offline/till-database.ts';
import { needsServer } from '../payment/settlement.ts';
import { totalsOfSale } from '../receipt/sale-totals.ts';

/** What was paid and refunded by one method, in minor units. */
export interface MethodFigures {
  readonly method: PaymentMethod;
  readonly payments: number;
  readonly refunds: number;
}

/** What happened in a shift, in minor units, by what this device recorded. */
export interface ShiftFigures {
  /** How many. */
  readonly sales: number;
  readonly gross: number;
  readonly discounts: number;
  readonly vat: number;
  readonly total: number;
  /** How many. */
  readonly returns: number;
  /** By what was paid, the most first. */
  readonly methods: readonly MethodFigures[];
  readonly drawer: DrawerSums;
}

/** @param rows what went through the shift on this device */
export function shiftFigures(openingFloat: number, rows: readonly OutboxRow[]): ShiftFigures {
  const sales = rows.filter(isSale).filter(isPaid);
  const returns = rows.filter((row) => row.kind === 'return');
  const moved = rows.filter((row) => row.kind === 'cash_moved');
  const totals = sales.map(({ payload }) => totalsOfSale(payload));
  const byMethod = new Map<PaymentMethod, { payments: number; refunds: number }>();
  const add = (method: PaymentMethod, key: 'payments' | 'refunds', amount: number) => {
    const before = byMethod.get(method) ?? { payments: 0, refunds: 0 };
    byMethod.set(method, { ...before, [key]: before[key] + amount });
  };
  for (const { payload } of sales)
    for (const { method, amount } of payload.payments) add(method, 'payments', amount);
  for (const { payload } of returns)
    if (payload.refund) add(payload.refund.method, 'refunds', payload.refund.amount);
  const cash = byMethod.get('cash') ?? { payments: 0, refunds: 0 };
  const movedBy = (direction: 'in' | 'out') =>
    sum(moved.map(({ payload }) => (payload.direction === direction ? payload.amount : 0)));
  return {
    sales: sales.length,
    gross: sum(totals.map(({ lines }) => lines)),
    discounts: sum(totals.map(({ discount }) => discount)),
    vat: sum(totals.map(({ vat }) => vat)),
    total: sum(totals.map(({ total }) => total)),
    returns: returns.length,
    methods: [...byMethod]
      .map(([method, sums]) => ({ method, ...sums }))
      .sort((one, other) => other.payments - one.payments),
    drawer: {
      opening_float: openingFloat,
      cash_payments: cash.payments,
      cash_refunds: cash.refunds,
      cash_in: movedBy('in'),
      cash_out: movedBy('out'),
    },
  };
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
