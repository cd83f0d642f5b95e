import type { CurrencyCode } from '@sokoni/rules/currencies';
import { labelPrice } from '@sokoni/rules/label-price';
import type { Product, ProductRow } from '#api/types.ts';
import type { ShownLabel } from './label-preview.tsx';

/** The label of the first variant of a product. */
export function exampleOf({ title, variants }: Product, currency: CurrencyCode): ShownLabel {
  const variant = variants.find(({ active }) => active) ?? variants[0];
  const { name = '', sku = '', barcode = '' } = variant ?? {};
  const { price = 0, sales_price = null, on_sales = false } = variant ?? {};
  return {
    title,
    detail: [name, sku].filter(Boolean).join(' · '),
    code: barcode || sku,
    ...labelPrice({ price: price ?? 0, sales_price, on_sales }, currency),
  };
}

/** What a list knows of a product; a code of the shop's own stands for its barcode. */
export function exampleOfRow({ title, brand, min_price }: ProductRow, currency: CurrencyCode): ShownLabel {
  return {
    title,
    detail: brand,
    code: '2000000000015',
    ...labelPrice({ price: min_price ?? 0, sales_price: null, on_sales: false }, currency),
  };
}
