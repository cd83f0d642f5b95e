import { describe, expect, it } from 'vitest';
import { readReceiptNumber, receiptNumber, wholeReceiptNumber } from './receipt-number.ts';

describe('A receipt number', () => {
  it('has the block of its device and six digits', () => {
    expect(receiptNumber({ block: 2, test: false }, 123)).toBe('R2-000123');
    expect(receiptNumber({ block: 2, test: true }, 123)).toBe('T-R2-000123');
    expect(receiptNumber({ block: 12, test: false }, 1_234_567)).toBe('R12-1234567');
  });

  it.each(['R2-000123', 't-r2-000123', 'R12-1234567'])('%s is read as it was made', (text) => {
    const read = readReceiptNumber(text);
    expect(read && receiptNumber(read, read.figure)).toBe(text.toUpperCase());
  });

  it.each(['', '#1001', 'R2-123', 'R-000123', 'RR2-000123', 'R2-000123x'])('%s is none', (text) => {
    expect(readReceiptNumber(text)).toBeNull();
  });

  it('is meant without its zeros', () => {
    expect(wholeReceiptNumber(' r2-123 ')).toBe('R2-000123');
    expect(wholeReceiptNumber('T-R12-7')).toBe('T-R12-000007');
    expect(wholeReceiptNumber('R2-000123')).toBe('R2-000123');
    for (const text of ['', '123', 'R2', 'KIT-1', 'R2-12x']) expect(wholeReceiptNumber(text)).toBeNull();
  });
});
