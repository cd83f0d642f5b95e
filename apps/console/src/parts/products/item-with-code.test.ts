import { expect, it } from 'vitest';
import { itemWithCode } from './item-with-code.ts';

const soap = { barcode: '036000291452', sku: 'SOAP-1' };
const book = { barcode: '', sku: '036000291452' };
const pen = { barcode: '', sku: '' };

it('means by a code whose barcode it is, however that is spelt, and else whose SKU', () => {
  const items = [pen, book, soap];
  for (const code of ['036000291452', '0036000291452', '0-36000-29145-2']) {
    expect(itemWithCode(items, code)).toBe(soap);
  }
  expect(itemWithCode([pen, book], '036000291452')).toBe(book);
  expect(itemWithCode(items, ' soap-1 ')).toBe(soap);
  expect(itemWithCode(items, '')).toBeUndefined();
  expect(itemWithCode(items, 'SOAP')).toBeUndefined();
});
