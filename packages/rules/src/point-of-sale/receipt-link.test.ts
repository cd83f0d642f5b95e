import { describe, expect, it } from 'vitest';
import { readReceiptLink } from './receipt-link.ts';

const storeId = '0190a000-0000-7000-8000-000000000001';
const token = 'abcdefghij_-KLMNOPQRST';

describe('The link of a receipt', () => {
  it('names the store and the sale, as a scanner types it', () => {
    const read = { storeId, token };
    expect(readReceiptLink(`https://sokoni.example/r/${storeId}/${token}`)).toEqual(read);
    expect(readReceiptLink(` http://localhost:4000/r/${storeId.toUpperCase()}/${token} `)).toEqual(read);
  });

  it.each([
    `/r/${storeId}/${token}`,
    `https://sokoni.example/r/${storeId}/${token}/pdf`,
    `https://sokoni.example/r/${storeId}/short`,
    'R1-000001',
    '',
  ])('is not %s', (text) => {
    expect(readReceiptLink(text)).toBeNull();
  });
});
