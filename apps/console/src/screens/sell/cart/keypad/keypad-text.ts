/** A key of the keypad: a digit, two zeros, the decimal point, or the one that erases. */
export type KeypadKey = `${number}` | '.' | 'erase';

/**
 * What stands in a field after a key of the keypad.
 * @param isFresh nothing was typed since the field was reached: what stood there gives way
 * @param decimals how many the field takes
 */
export function afterKeypad(text: string, key: KeypadKey, isFresh: boolean, decimals: number): string {
  if (key === 'erase') return isFresh ? '' : text.slice(0, -1);
  const before = isFresh ? '' : text;
  if (key === '.') {
    if (decimals === 0 || before.includes('.')) return before;
    return before === '' ? '0.' : `${before}.`;
  }
  const [, fraction] = before.split('.');
  if (fraction !== undefined && fraction.length + key.length > decimals) return before;
  const next = before + key;
  return fraction === undefined ? next.replace(/^0+(?=\d)/, '') : next;
}
