import type { BarcodeReason, Refusal } from './product-reasons.ts';

const maxLength = 48;
/** EAN-8, UPC-A, EAN-13 and GTIN-14: digits whose last one checks the others. */
const checkedLengths: readonly number[] = [8, 12, 13, 14];
/** GS1 leaves the prefixes 20 to 29 to each shop for codes of its own. */
const ownPrefix = '20';
const ownDigits = 10;
const ownCode = new RegExp(`^${ownPrefix}\\d{${ownDigits + 1}}$`);

/**
 * A barcode as it is kept and compared: without the blanks and hyphens that people copy along, and a UPC-A number in its own 12 digits,
 * which many scanners spell as an EAN-13 with a nought before it.
 */
export function barcodeKey(typed: string): string {
  if (!/^[\d\s-]+$/.test(typed)) return typed.trim();
  const digits = typed.replace(/[\s-]/g, '');
  return /^0\d{12}$/.test(digits) ? digits.slice(1) : digits;
}

/** Whether a code can be kept: an EAN or UPC number has the right check digit, any other code fits on a Code 128 label. */
export function checkBarcode(typed: string): Refusal<BarcodeReason> {
  const code = barcodeKey(typed);
  if (code.length > maxLength) return { ok: false, reason: 'barcode_too_long', max: maxLength };
  if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(code)) {
    return { ok: false, reason: 'barcode_characters' };
  }
  if (!/^\d+$/.test(code) || !checkedLengths.includes(code.length)) return { ok: true };
  const expected = checkDigit(code.slice(0, -1));
  if (code.endsWith(expected)) return { ok: true };
  return { ok: false, reason: 'barcode_check_digit', digit: expected };
}

/** The digit that ends an EAN or UPC number: weights 3 and 1 in turn from the right, up to the next ten. */
export function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const fromRight = digits.length - 1 - index;
    sum += Number(digits.charAt(index)) * (fromRight % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/** The shop's own EAN-13 for items that came without one, from a running number of the store.
 * Throws a RangeError for a number that does not fit. */
export function ownBarcode(runningNumber: number): string {
  if (!Number.isSafeInteger(runningNumber) || runningNumber < 0 || runningNumber >= 10 ** ownDigits) {
    throw new RangeError(`a store has codes of its own from 0 to ${10 ** ownDigits - 1}`);
  }
  const digits = ownPrefix + String(runningNumber).padStart(ownDigits, '0');
  return digits + checkDigit(digits);
}

/** Whether it is a number that a shop has given itself: the next shop has it on other items. */
export function isOwnBarcode(code: string): boolean {
  return ownCode.test(code);
}
