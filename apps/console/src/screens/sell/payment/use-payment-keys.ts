import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { afterKey, emptyScan, secondEndMs } from '#parts/scanning/scan-buffer.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import type { KeypadKey } from '../cart/keypad/keypad-text.ts';
import { useNotice } from '../use-notice.ts';
import type { TenderEntry } from './use-tender-entry.ts';

interface PaymentKeys {
  payment: Pick<TenderEntry, 'draft' | 'patch'>;
  /** Undefined while there is no amount to enter. */
  onKey: ((key: KeypadKey) => void) | undefined;
  onPay: () => void;
}

/**
 * The keys of the payment dialog around this part of it, while nothing lies over it: digits go to the amount wherever the focus is, and
 * Enter in a field pays. A scan does neither: its digits are taken back.
 */
export function usePaymentKeys(part: RefObject<HTMLElement | null>, { payment, ...keys }: PaymentKeys): void {
  const { draft, patch } = payment;
  const scan = useRef(emptyScan);
  const scannedAt = useRef(-Infinity);
  /** What stood in the fields when the scan began. */
  const before = useRef({ amount: '', tip: '' });
  const notice = useNotice();

  function undoScan(isField: boolean): void {
    const { amount, tip } = before.current;
    // A gift card, or a reference, is scanned into its field.
    if (isField && draft.amount === amount && draft.tip === tip) return;
    patch(before.current);
    notice(say('scanned'));
  }

  function enter(event: KeyboardEvent, isField: boolean, code: string | null): void {
    const isSecondEnd = event.timeStamp - scannedAt.current <= secondEndMs;
    if (code !== null || isSecondEnd || isField) event.preventDefault();
    if (code !== null) {
      scannedAt.current = event.timeStamp;
      undoScan(isField);
    } else if (isField && !isSecondEnd && !event.repeat) keys.onPay();
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isHere = target?.closest('[data-overlay]')?.contains(part.current);
    if (!isHere || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
      scan.current = emptyScan;
      return;
    }
    const isField = target instanceof HTMLInputElement && target.type !== 'radio';
    const { buffer, code } = afterKey(scan.current, event.key, event.timeStamp);
    scan.current = buffer;
    if (buffer.text.length === 1) before.current = { amount: draft.amount, tip: draft.tip };
    if (event.key === 'Enter') return enter(event, isField, code);
    if (isField) return;
    const key = keyOf(event.key);
    if (key) keys.onKey?.(key);
    // A space among the letters of a code would press a button.
    if ((key && keys.onKey) || buffer.text.length > 1) event.preventDefault();
  });

  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function keyOf(key: string): KeypadKey | null {
  if (/^\d$/.test(key)) return key as `${number}`;
  if (key === '.' || key === ',') return '.';
  return key === 'Backspace' ? 'erase' : null;
}
