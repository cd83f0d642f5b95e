import { reviewWebCart, type WebLineNews } from '@sokoni/rules/storefront/web-cart';
import { findOpenCheckoutId } from '#channels/storefront/checkout/checkout-queries.ts';
import { quoteWebOrder, unpricedWebOrder } from '#channels/storefront/checkout/quote-lines.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { newId } from '#core/ids.ts';
import { firstLocationId } from '#stock/assert-stock-locations.ts';
import type { CartRow } from './cart-queries.ts';
import type { Visitor } from './change-cart.ts';
import { readCartRow } from './open-cart.ts';
import { webOffers } from './web-offers.ts';

/** A line of a cart as its page shows it; amounts in minor units. */
export interface CartLineView {
  variant_id: string;
  product_id: string | null;
  title: string;
  variant_name: string;
  /** What is wanted, and what can be bought of it by now. */
  quantity: number;
  buys: number;
  unit_price: number;
  /** What a unit cost when the visitor saw it last. */
  seen_price: number;
  /** Before discounts, of what can be bought. */
  total: number;
  news: WebLineNews | null;
}

export interface CartView {
  lines: CartLineView[];
  /** Units that can be bought. */
  units: number;
  discount_code: string | null;
  discount_title: string;
  /** Why the code takes nothing off; null where it does. */
  discount_refusal: string | null;
  subtotal: number;
  discount: number;
  /** Null where prices include it. */
  vat: number | null;
  /** Before delivery. */
  total: number;
}

export const emptyCart: CartView = {
  ...{ lines: [], units: 0, discount_code: null, discount_title: '', discount_refusal: null },
  ...{ subtotal: 0, discount: 0, vat: 0, total: 0 },
};

/**
 * The cart of a visitor as it can be bought at this moment, by the rules of every order.
 * @param customerId who buys
 */
export async function readCart(
  db: Db,
  { storeId, token, now }: Pick<Visitor, 'storeId' | 'token' | 'now'>,
  customerId: string,
): Promise<CartView> {
  const cart = await readCartRow(db, storeId, token);
  return cart && cart.lines.length > 0 ? viewOf(db, cart, { customerId, now }) : emptyCart;
}

async function viewOf(
  db: Db,
  cart: CartRow,
  { customerId, now }: { customerId: string; now: Date },
): Promise<CartView> {
  const { store_id: storeId } = cart;
  const [locationId, checkoutId] = await pipelined([
    firstLocationId(db, storeId),
    findOpenCheckoutId(db, storeId, cart.id),
  ]);
  const variantIds = cart.lines.map(({ variant_id }) => variant_id);
  const { offers, sold } = await webOffers(db, storeId, { variantIds, locationId, checkoutId });
  const reviewed = reviewWebCart(cart.lines, offers);
  const bought = reviewed.filter(({ quantity }) => quantity > 0);
  const order = unpricedWebOrder({
    ...{ storeId, orderId: newId(), customerId, locationId, sold, shipping: 0, note: '', now },
    discountCode: cart.discount_code,
    lines: bought.map(({ line, quantity }) => ({ variant_id: line.variant_id, quantity })),
  });
  const { quote, refusal } = await quoteWebOrder(db, order, now);
  const totalOf = new Map(quote.lines.map((line) => [line.variant_id, line.quantity * line.unit_price]));
  const { totals, terms, discount } = quote;
  return {
    lines: reviewed.map(({ line, quantity, news }) => {
      const item = sold.get(line.variant_id);
      return {
        variant_id: line.variant_id,
        product_id: item?.product_id ?? null,
        title: item?.title ?? '',
        variant_name: item?.variant_name ?? '',
        quantity: line.quantity,
        buys: quantity,
        unit_price: item?.price ?? line.unit_price,
        seen_price: line.unit_price,
        total: totalOf.get(line.variant_id) ?? 0,
        news,
      };
    }),
    units: totals.units,
    discount_code: cart.discount_code,
    discount_title: discount.discount_title,
    discount_refusal: refusal?.message ?? null,
    subtotal: totals.lines_total,
    discount: totals.discount_total,
    vat: terms.apply_vat && !terms.prices_include_vat ? totals.vat_total : null,
    total: totals.ordered_total,
  };
}
