import { manualDiscounts } from '#cart/cart-totals.ts';
import {
  bestAutomatic,
  type DiscountCart,
  type OfferedDiscount,
  offerAnew,
  offerOf,
} from '#discounts/discount-offer.ts';
import type { Result } from '#result.ts';
import type { LedgerOrder, OrderLedger } from './order-ledger.ts';
import { offers } from './order-steps.ts';

/** What an order says of its discount: which of `offers`, and what it takes off each line. */
export type LedgerOffer = Pick<LedgerOrder, 'code' | 'offered' | 'offer'>;

type Wanted = Pick<LedgerOrder, 'id' | 'buyer' | 'lines' | 'discount' | 'code'>;

/**
 * What comes off an order as somebody wants it: by its code, or by itself.
 * @param standing the order that is edited
 */
export function offerFor(
  ledger: OrderLedger,
  wanted: Wanted,
  standing: LedgerOrder | undefined,
): Result<LedgerOffer, 'discount_refused'> {
  const { code } = wanted;
  const cart = cartOf(wanted);
  const shown = offersFor(ledger, wanted);
  if (standing?.stage === 'placed' && code === standing.code) {
    const kept = standing.offered === null ? undefined : shown[standing.offered];
    const answer = kept && offerAnew(kept, cart);
    if (!kept || (answer && !answer.ok && code === null)) return { ok: true, value: withoutOffer(code) };
    return answer?.ok ? given(code, standing.offered, answer.offer.lines) : refused;
  }
  if (code === null) {
    const best = bestAutomatic(shown, cart);
    if (!best) return { ok: true, value: withoutOffer(null) };
    return given(null, shown.indexOf(best.discount), best.offer.lines);
  }
  const named = shown.findIndex((one) => one.code === code);
  const answer = shown[named] && offerOf(shown[named], cart);
  return answer?.ok ? given(code, named, answer.offer.lines) : refused;
}

/** A draft keeps a code that does not hold yet. */
export function offerForDraft(ledger: OrderLedger, wanted: Wanted): LedgerOffer {
  const offer = offerFor(ledger, wanted, undefined);
  return offer.ok ? offer.value : withoutOffer(wanted.code);
}

/** Whether the customer of an order has the use that it takes, counted with all other orders. */
export function isBeyondLimit({ orders }: OrderLedger, { id, buyer, offered }: LedgerOrder): boolean {
  const limit = offered === null ? null : (offers[offered]?.customer_limit ?? null);
  return (
    limit !== null && usesOf(orders, offered, id).filter((other) => other.buyer === buyer).length >= limit
  );
}

/** The orders that use a discount, but for one. */
export function usesOf(
  orders: readonly LedgerOrder[],
  offered: number | null,
  except?: string,
): readonly LedgerOrder[] {
  return orders.filter(
    (other) => other.stage === 'placed' && other.offered === offered && other.id !== except,
  );
}

function offersFor({ orders }: OrderLedger, { id, buyer }: Wanted): OfferedDiscount[] {
  return offers.map(({ product_ids, ...terms }, index) => {
    const used = usesOf(orders, index, id);
    return {
      ...terms,
      product_ids: product_ids.map(String),
      category_ids: [],
      active: true,
      uses: used.length,
      customer_uses: buyer === null ? 0 : used.filter((other) => other.buyer === buyer).length,
    };
  });
}

function cartOf({ lines, discount, buyer }: Wanted): DiscountCart {
  const byHand = manualDiscounts(lines, discount);
  return {
    lines: lines.map(({ item, quantity, unit_price }, index) => ({
      ...{ quantity, unit_price, discount: byHand[index] ?? 0 },
      product_id: item === null ? null : String(item),
      category_id: null,
    })),
    channel: 'manual',
    hasCustomer: buyer !== null,
    at: '2026-11-22T00:00:00.000Z',
    categories: [],
  };
}

const refused = { ok: false, reason: 'discount_refused' } as const;

function given(code: string | null, offered: number | null, offer: readonly number[]) {
  return { ok: true, value: { code, offered, offer } } as const;
}

function withoutOffer(code: string | null): LedgerOffer {
  return { code, offered: null, offer: [] };
}
