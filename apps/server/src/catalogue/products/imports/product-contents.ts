import { createHash } from 'node:crypto';
import type { ProductValues, VariantValues } from '@sokoni/rules/imports/products/product-import-plan';

interface Contents extends Partial<ProductValues> {
  variants: readonly (VariantValues & { id: string; entries: readonly string[] })[];
}

/** What a product says of itself, in short: two that differ in a column that an import can write have different ones. */
export function contentsOf(product: Contents): string {
  const { title, description, status, brand, category_id, options, exempt_vat, tax_percent, tags } = product;
  const variants = product.variants.map((variant) => {
    const { id, entries, active, track_quantity, price, sales_price, on_sales } = variant;
    const { cost, sku, barcode, weight_grams, low_stock_at } = variant;
    const sold = [active, track_quantity, price, sales_price, on_sales, cost];
    return [id, entries, ...sold, sku, barcode, weight_grams, low_stock_at];
  });
  const said = [
    [title, description, status, brand, category_id, exempt_vat, tax_percent],
    (options ?? []).map(({ name, entries }) => [name, entries]),
    [...(tags ?? [])].sort(),
    variants.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
