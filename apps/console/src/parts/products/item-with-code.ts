import { barcodeKey } from '@sokoni/rules/products/barcode';
import { skuKey } from '@sokoni/rules/products/product-check';

/** Which of these items a scanner means: by barcode, and where none has it by SKU. */
export function itemWithCode<Item extends { barcode: string; sku: string }>(
  items: readonly Item[],
  code: string,
): Item | undefined {
  const barcode = barcodeKey(code);
  const sku = skuKey(code);
  return (
    items.find((good) => good.barcode !== '' && barcodeKey(good.barcode) === barcode) ??
    items.find((good) => good.sku !== '' && skuKey(good.sku) === sku)
  );
}
