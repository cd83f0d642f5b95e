import { barcodeKey } from '@sokoni/rules/barcode';
import { skuKey } from '@sokoni/rules/product-check';

/** Which of these goods a scanner means: by barcode, and where none has it by SKU. */
export function goodWithCode<Good extends { barcode: string; sku: string }>(
  goods: readonly Good[],
  code: string,
): Good | undefined {
  const barcode = barcodeKey(code);
  const sku = skuKey(code);
  return (
    goods.find((good) => good.barcode !== '' && barcodeKey(good.barcode) === barcode) ??
    goods.find((good) => good.sku !== '' && skuKey(good.sku) === sku)
  );
}
