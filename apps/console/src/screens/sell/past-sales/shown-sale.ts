import type { CartTotals } from '@sokoni/rules/cart/cart-totals';
import type { OutboxRowOf } from '#offline/till-database.ts';
import type { PastSale, SaleRung } from '#offline/till-types.ts';

/** How money changed hands, whoever wrote it down. */
export type ShownPayment = PastSale['payments'][number] &
  Partial<Pick<SaleRung['payments'][number], 'tendered'>>;

/** A sale as the server has it, in the words of those that this device rang. */
export interface FoundSale
  extends Pick<SaleRung, 'number' | 'at' | 'test' | 'customer' | 'due_on' | 'note' | 'receipt_token'> {
  readonly found: {
    readonly state: PastSale['state'];
    /** Where it was rung; null for what was sold elsewhere. */
    readonly register: string | null;
    readonly seller: string;
    /** As the server has them: an order may have been changed since. */
    readonly totals: SaleTotals;
  };
  readonly lines: PastSale['lines'];
  readonly offer: PastSale['offer'];
  readonly vat: Pick<SaleRung['vat'], 'prices_include_vat'>;
  readonly total: number;
  readonly payments: readonly ShownPayment[];
  readonly exchange: PastSale['exchange'];
  /** Something of it left with the customer. */
  readonly fulfilled: boolean;
}

/** What a sale comes to; of a line, what the customer pays for it. */
export type SaleTotals = Omit<CartTotals, 'shares'> & {
  readonly shares: readonly { readonly total: number }[];
};

/** A sale that this device rang, or one that the server found. */
export type ShownSale = SaleRung | FoundSale;

export interface ShownReturn {
  readonly lines: readonly { readonly line_id: string; readonly quantity: number }[];
  readonly refund:
    | (Pick<PastSale['refunds'][number], 'method' | 'amount'> &
        Partial<Pick<PastSale['refunds'][number], 'label' | 'rounding'>>)
    | null;
  readonly exchange?: { readonly amount: number } | null;
}

/**
 * A sale that the server answered with.
 * @param own the same as this device rang it, which knows what was handed over in cash
 */
export function foundSale(sale: PastSale, own?: SaleRung): FoundSale {
  const { number, at, test, customer, due_on, note, receipt_token, lines, offer, exchange } = sale;
  const { state, register, seller, totals } = sale;
  return {
    ...{ number, at, test, customer, due_on, note, receipt_token, lines, offer, exchange },
    found: { state, register, seller, totals: { ...totals, shares: lines } },
    vat: { prices_include_vat: sale.prices_include_vat },
    total: totals.total,
    payments: sale.payments.map((paid) => own?.payments.find(({ id }) => id === paid.id) ?? paid),
    fulfilled: lines.some(({ fulfilled }) => fulfilled > 0),
  };
}

/** A sale with what this device took of its balance and the server had not heard of when it was asked. */
export function withBalancePaid(
  sale: ShownSale,
  own: readonly Pick<OutboxRowOf<'balance_paid'>, 'id' | 'payload'>[],
): ShownSale {
  const unheard = own.filter(({ id }) => !sale.payments.some((known) => known.id === id));
  if (unheard.length === 0) return sale;
  const payments = unheard.map(({ id, payload }) => {
    const { method, label, amount, rounding, tip, tendered, reference } = payload;
    return { id, method, label, amount, rounding, tip, tendered, reference };
  });
  return { ...sale, payments: [...sale.payments, ...payments] } as ShownSale;
}

/**
 * What came back of a sale and was refunded: as the server knew when it was asked, and what this device wrote and the server had not
 * heard by then. What both know of is counted once.
 */
export function returnsShown(
  sale: Pick<PastSale, 'returns' | 'refunds'> | null,
  own: readonly { readonly id: string; readonly payload: ShownReturn }[],
): ShownReturn[] {
  const unheard = own.filter(({ id }) => !sale?.returns.some((known) => known.id === id));
  return [
    ...(sale?.returns ?? []).map(({ lines }) => ({ lines, refund: null })),
    ...(sale?.refunds ?? []).map((refund) =>
      refund.method === 'exchange' ? { lines: [], refund: null, exchange: refund } : { lines: [], refund },
    ),
    ...unheard.map(({ payload }) => payload),
  ];
}
