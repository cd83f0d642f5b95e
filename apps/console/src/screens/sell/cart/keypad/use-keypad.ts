import { useRef, useState } from 'react';
import { afterKeypad, type KeypadKey } from './keypad-text.ts';

/**
 * Ties the fields of a dialog to its keypad: what is entered goes to the field that was reached last.
 * @param decimals of each field
 */
export function useKeypad<Field extends string>(
  first: Field,
  decimals: Readonly<Record<Field, number>>,
  textOf: (field: Field) => string,
  onText: (field: Field, text: string) => void,
) {
  const [field, setField] = useState(first);
  /** What stood in the field when it was reached gives way to the first key. */
  const isFresh = useRef(true);

  function press(key: KeypadKey): void {
    onText(field, afterKeypad(textOf(field), key, isFresh.current, decimals[field]));
    isFresh.current = false;
  }

  /** What a field of the dialog takes. */
  function bind(name: Field) {
    return {
      value: textOf(name),
      decimals: decimals[name],
      onChange: (text: string) => {
        isFresh.current = false;
        onText(name, text);
      },
      onFocus: () => {
        if (name !== field) isFresh.current = true;
        setField(name);
      },
    };
  }

  return { press, bind, hasPoint: decimals[field] > 0 };
}
