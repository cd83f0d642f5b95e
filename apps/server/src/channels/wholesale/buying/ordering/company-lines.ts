import { quantityProblem } from '@sokoni/rules/wholesale/quantity-rules';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { newLine, sellable } from '#sales/orders/order-lines.ts';
import { calculateOrder } from '#sales/orders/pricing/calculate-order.ts';
import type { OrderHead, Quote } from '#sales/orders/pricing/quote-order.ts';
import { sellingTerms } from '#sales/orders/pricing/selling-terms.ts';
import { say } from '../sentences.ts';
import { companyPrice } from '../suppliers/product-view.ts';
import { findOrderable } from '../suppliers/read-offered.ts';
import {
  type AgreementRow,
  findSoldTo,
  type OfferedProduct,
  type OfferedVariant,
} from '../suppliers/supplier-queries.ts';
import type { OrderedLine } from './cart-queries.ts';

/** A line that a company may order, at its price. */
export interface CompanyLine {
  /** Of the sale. */
  id: string;
  product: OfferedProduct;
  variant: OfferedVariant;
  quantity: number;
  /** In minor units of the supplier's currency. */
  unit_price: number;
}

/** A line as it is asked for; the ids in lower case, each once. @throws DomainError `invalid_fields` */
export function distinctLines<Line extends OrderedLine>(ordered: readonly Line[]): Line[] {
  const wanted = ordered.map((line) => ({ ...line, variant_id: line.variant_id.toLowerCase() }));
  const ids = wanted.map(({ variant_id }) => variant_id);
  if (new Set(ids).size < ids.length) throw invalidField('lines', say('lineTwice'));
  return wanted;
}

/** @throws DomainError `invalid_fields` for what is not offered, or twice; `quantity_not_offered` */
export async function companyLines(
  db: Db,
  agreement: AgreementRow,
  ordered: readonly OrderedLine[],
): Promise<CompanyLine[]> {
  const wanted = distinctLines(ordered);
  const ids = wanted.map(({ variant_id }) => variant_id);
  const offered = await findOrderable(db, agreement, ids);
  return wanted.map(({ variant_id, quantity }) => {
    const product = offered.get(variant_id);
    const variant = product?.variants.find(({ id }) => id === variant_id);
    if (!product || !variant?.active) throw invalidField('lines', say('notOffered'));
    if (quantityProblem(quantity, product)) {
      const { minimum_quantity, quantity_step, title } = product;
      const { format } = new Intl.NumberFormat(readerLocale());
      const message = say('quantity', {
        title,
        minimum: format(minimum_quantity),
        step: format(quantity_step),
      });
      throw new DomainError('quantity_not_offered', { message, fields: { lines: message } });
    }
    const unit_price = companyPrice(agreement, variant, quantity);
    return { id: newId(), product, variant, quantity, unit_price };
  });
}

/** What is known of an order before it is priced; of a quote, that becomes one, too. */
type QuoteHead = Pick<OrderHead, 'store_id' | 'id' | 'discount_amount' | 'discount_percent' | 'shipping'>;

/** What it comes to as SPEC section 4 says of the wholesale cart: VAT on top, none for a tax-exempt company, and nothing off. */
export async function quoteForCompany(
  db: Db,
  { tax_exempt }: AgreementRow,
  { head, lines: wanted }: { head: QuoteHead; lines: readonly CompanyLine[] },
  now: Date,
): Promise<Quote> {
  const { store_id: storeId, id: orderId } = head;
  const { today, ...ofStore } = await sellingTerms(db, storeId, now);
  const terms = { ...ofStore, prices_include_vat: false, apply_vat: ofStore.apply_vat && !tax_exempt };
  const sold = await sellable(
    db,
    storeId,
    wanted.map(({ variant }) => ({ variant_id: variant.id })),
  );
  const ofOrder = { storeId, orderId, actor: { kind: 'system' } as const };
  const unpriced = wanted.map(({ id, variant, quantity, unit_price }, position) => {
    const asked = { variant_id: variant.id, quantity, unit_price, discount: 0, exempt_vat: false };
    return { ...newLine(ofOrder, asked, sold).line, id, position };
  });
  const { totals, lines } = calculateOrder(unpriced, { ...head, ...terms });
  return {
    terms,
    today,
    totals,
    lines,
    discount: { discount_code: null, discount_id: null, discount_title: '' },
  };
}

/**
 * The lines of a quote: of anything that the supplier sells, in any quantity.
 * @param prices in minor units by the id of the variant
 * @throws DomainError `invalid_fields` for what is not sold any more, or stands twice
 */
export async function linesAtPrices(
  db: Db,
  agreement: AgreementRow,
  ordered: readonly OrderedLine[],
  prices: ReadonlyMap<string, number>,
): Promise<CompanyLine[]> {
  const wanted = distinctLines(ordered);
  const ids = wanted.map(({ variant_id }) => variant_id);
  const products = await findSoldTo(db, agreement, ids);
  const sold = new Map(
    products.flatMap((product) =>
      product.variants.map((variant) => [variant.id, { product, variant }] as const),
    ),
  );
  return wanted.map(({ variant_id, quantity }) => {
    const found = sold.get(variant_id);
    const unit_price = prices.get(variant_id);
    if (!found?.variant.active || unit_price === undefined) throw invalidField('lines', say('notOffered'));
    return { id: newId(), ...found, quantity, unit_price };
  });
}
