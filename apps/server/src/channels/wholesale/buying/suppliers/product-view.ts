import type { wholesaleProduct } from '@sokoni/contract/wholesale/buying';
import type { Pricing } from '@sokoni/rules/cart/wholesale-cart';
import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import { discountedPrice, priceAt } from '@sokoni/rules/wholesale/price-breaks';
import type * as z from 'zod';
import { smallPicture } from '#core/pictures/pictures.ts';
import type { AgreementRow, OfferedProduct, OfferedVariant } from './supplier-queries.ts';

type ProductView = z.output<typeof wholesaleProduct>;

/** A product as a company buys it: SPEC section 3, at the prices of its list. Field by field: to copy the rest of a row is slow. */
export function productView(agreement: AgreementRow, product: OfferedProduct): ProductView {
  const { variants, options } = product;
  const image = smallPicture(agreement.store_id, product.image_id);
  const [first] = variants;
  const combinations = options.length === 0 ? [] : variants;
  const pricing = first ? pricingOf(agreement, first) : noPricing;
  return {
    id: product.id,
    title: product.title,
    images: image === null ? [] : [image],
    price: pricing.current_price,
    pricing,
    exempt_vat: product.exempt_vat,
    tax_percent: product.tax_percent,
    inventory: { track_quantity: variants.some(({ track_quantity }) => track_quantity) },
    variant_id: first?.id ?? product.id,
    sku: first?.sku ?? '',
    breaks: first?.breaks ?? [],
    variant_combinations: combinations.map((variant) => ({
      ...pricingOf(agreement, variant),
      name: variant.name,
      active: variant.active,
      quantity: variant.available,
      track_quantity: variant.track_quantity,
      variant_id: variant.id,
      sku: variant.sku,
      breaks: variant.breaks,
    })),
    quantity: variants.reduce((sum, { available }) => sum + available, 0),
    minimum_quantity: product.minimum_quantity,
    quantity_step: product.quantity_step,
    case_quantity: product.case_quantity,
  };
}

/** By which prices a company buys. */
type PricedBy = Pick<AgreementRow, 'price_list_id' | 'percent_off'>;

/** What a company pays for one unit in a line of this many, in minor units. */
export function companyPrice(agreement: PricedBy, variant: OfferedVariant, quantity: number): number {
  const { current_price: price, sales_price, on_sales } = pricingOf(agreement, variant);
  return priceAt(quantity, variant.breaks, sellingPrice({ price, sales_price, on_sales }).price);
}

/** Without a list, what the store asks of everybody; with one, its price for a single unit or what it takes off. */
function pricingOf(
  { price_list_id, percent_off }: PricedBy,
  { price, sales_price, on_sales, breaks }: OfferedVariant,
): Pricing {
  if (price_list_id === null) return { on_sales, sales_price: sales_price ?? 0, current_price: price };
  const asked = sellingPrice({ price, sales_price, on_sales }).price;
  const current_price = priceAt(1, breaks, discountedPrice(asked, percent_off));
  return { on_sales: false, sales_price: 0, current_price };
}

const noPricing: Pricing = { on_sales: false, sales_price: 0, current_price: 0 };
