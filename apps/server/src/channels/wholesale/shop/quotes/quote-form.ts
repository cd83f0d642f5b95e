import { type CurrencyCode, currencyOf } from '@sokoni/rules/money/currencies';
import { toMinorUnits } from '@sokoni/rules/money/money';
import { maxPrice } from '@sokoni/rules/money/price-change';
import { numberSigns, readDecimal, writeDecimal } from '@sokoni/rules/money/typed-decimal';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import type { AskedLine } from '#channels/wholesale/quotes/record-asked.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import type { Posted } from '../delivery-address.ts';
import { typedQuantity } from '../forms.ts';
import { sayShelf, sayShopQuotes } from '../sentences.ts';

/** The price that is typed for a variant, in minor units; undefined where none is. @throws DomainError `invalid_fields` */
export function typedPrice(posted: Posted, variantId: string, currency: CurrencyCode): number | undefined {
  const text = (posted[`price_${variantId}`] ?? '').trim();
  if (text === '') return undefined;
  const signs = numberSigns(readerLocale());
  const price = toMinorUnits(readDecimal(text, signs), currency);
  if (price.ok && price.value >= 0 && price.value <= maxPrice) return price.value;
  const example = writeDecimal(currencyOf(currency).decimals === 0 ? '1250' : '12.50', signs);
  throw invalidField('lines', sayShopQuotes('problem.price', { example }));
}

/**
 * The lines of a counter-offer: what has no quantity, or none at all, is not wanted.
 * @throws DomainError `invalid_fields`
 */
export function counteredLines(
  posted: Posted,
  variantIds: readonly string[],
  currency: CurrencyCode,
): AskedLine[] {
  const max = wholesaleLimits.quantity;
  const lines = variantIds.flatMap((variant_id) => {
    const typed = (posted[`quantity_${variant_id}`] ?? '').trim();
    if (typed === '' || typed === '0') return [];
    const quantity = typedQuantity(typed);
    if (!(quantity >= 1 && quantity <= max))
      throw invalidField('lines', sayShelf('problem.quantity', { max }));
    return [{ variant_id, quantity, unit_price: typedPrice(posted, variant_id, currency) }];
  });
  if (lines.length === 0) throw invalidField('lines', sayShopQuotes('problem.noLines'));
  return lines;
}

/** What was written, cut at the length that it may have. */
export function typedText(posted: Posted, name: string, max: number): string {
  return (posted[name] ?? '').trim().slice(0, max);
}
