import { dotText } from '@sokoni/messages/list-text';
import { labelPrice } from '@sokoni/rules/documents/label-price';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { Product } from '#contract-types.ts';
import type { ShownLabel } from './label-preview.tsx';

/** The label of the first variant of a product. */
export function exampleOf({ title, variants }: Product, currency: CurrencyCode, locale: string): ShownLabel {
  const variant = variants.find(({ active }) => active) ?? variants[0];
  const { name = '', sku = '', barcode = '' } = variant ?? {};
  const { price = 0, sales_price = null, on_sales = false } = variant ?? {};
  return {
    title,
    detail: dotText([name, sku]),
    code: barcode || sku,
    ...labelPrice({ price: price ?? 0, sales_price, on_sales }, currency, locale),
  };
}
