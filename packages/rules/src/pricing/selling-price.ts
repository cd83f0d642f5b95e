/** All that says what a variant costs, in minor units. */
export interface VariantPrices {
  readonly price: number;
  readonly sales_price: number | null;
  readonly on_sales: boolean;
}

export interface SellingPrice {
  /** What a buyer pays for one. */
  readonly price: number;
  /** What it costs when it is not on sale; null unless the sale makes it cheaper. */
  readonly was: number | null;
}

/**
 * What one unit of a variant costs a buyer now: its sales price while it is on sale, else its price (SPEC section 3, Cart item).
 * Every order, cart, label, file and screen asks here.
 */
export function sellingPrice(prices: VariantPrices): SellingPrice {
  const price = salesPriceNow(prices) ?? prices.price;
  return { price, was: price < prices.price ? prices.price : null };
}

/** The sales price while it is on sale; null while it is not. */
export function salesPriceNow({
  sales_price,
  on_sales,
}: Pick<VariantPrices, 'sales_price' | 'on_sales'>): number | null {
  return on_sales ? sales_price : null;
}

/** Whether a sale has a sales price that is lower than the price; what is not on sale has none to compare. */
export function isValidSale({ price, sales_price, on_sales }: VariantPrices): boolean {
  return !on_sales || (sales_price !== null && sales_price < price);
}
