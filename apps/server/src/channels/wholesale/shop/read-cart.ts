import type { WholesaleCartItem } from '@sokoni/rules/cart/wholesale-cart';
import { unitPrice } from '@sokoni/rules/cart/wholesale-totals';
import { cartFigures } from '@sokoni/rules/wholesale/cart-figures';
import { itemOf, lineProblem } from '@sokoni/rules/wholesale/cart-line';
import { nextBreak } from '@sokoni/rules/wholesale/price-breaks';
import type { WholesaleCart, WholesaleCartLine } from '@sokoni/themes/wholesale-pages.ts';
import { linesInLanguage } from '#channels/storefront/translations/in-language.ts';
import type { OrderedLine } from '../buying/ordering/cart-queries.ts';
import { readCart } from '../buying/suppliers/read-offered.ts';
import { agreementView } from '../buying/suppliers/suppliers.ts';
import type { Buying } from './answers.ts';
import { findBuyerCart } from './queries.ts';

type CartProduct = NonNullable<Awaited<ReturnType<typeof readCart>>['lines'][number]['product']>;

/** The cart of a buyer at the prices and terms of their company at this moment; what is offered no more is left out and counted. */
export async function readBuyerCart({
  db,
  visit,
  storeId,
  agreement,
  buyer,
}: Buying): Promise<WholesaleCart> {
  const kept = await findBuyerCart(db, storeId, buyer.id);
  const cart = await readCart(db, agreement, { lines: kept, updated_at: visit.visitor.now });
  const found = cart.lines.flatMap(({ product, ...line }) => {
    const item = product && itemOf(product, line, line.variant_id);
    return product && item ? [{ product, item }] : [];
  });
  const products = new Map(found.map(({ product }) => [product.id, product]));
  const terms = agreementView(agreement);
  const items = found.map(({ item }) => item);
  const lines = found.map(({ product, item }) => lineView(product, item));
  return {
    lines: await linesInLanguage(db, storeId, visit.visitor.language, lines),
    figures: cartFigures({ items, products, gone: new Set() }, terms),
    terms,
    dropped: kept.length - found.length,
  };
}

/** What an order is placed of: the lines of the cart that are offered. */
export function orderedLines({ lines }: WholesaleCart): OrderedLine[] {
  return lines.map(({ variant_id, quantity }) => ({ variant_id, quantity }));
}

function lineView(product: CartProduct, item: WholesaleCartItem): WholesaleCartLine {
  const { quantity, variant_id, title, combination } = item;
  const price = unitPrice(item);
  return {
    ...{ variant_id, title, quantity, unit_price: price, amount: price * quantity },
    variant_name: combination?.name ?? '',
    picture: product.images[0] ?? null,
    case_quantity: product.case_quantity,
    next: nextBreak(quantity, item.breaks),
    problem: lineProblem(item, product, false),
    minimum_quantity: product.minimum_quantity,
    quantity_step: product.quantity_step,
  };
}
