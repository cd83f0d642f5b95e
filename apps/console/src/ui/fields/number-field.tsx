import type { FocusEvent, InputEvent, KeyboardEvent } from 'react';
import { leaveByWheel } from './leave-by-wheel.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  /** As typed; empty when nothing is. */
  value: string;
  onChange: (text: string) => void;
  /** Keys that the field swallows. */
  blocksKey: (key: string) => boolean;
  /** What stands in the field after it is left. */
  round: (text: string) => string;
};

/**
 * What is handed on for letters and signs that make no number: the browser keeps them in the field and shows them to nobody,
 * and taking them for an empty field would save something else than what stands there.
 */
const noNumber = 'NaN';

/** A number as text. The wheel leaves the field instead of changing a price by chance (SPEC section 5). */
export function NumberField({
  value,
  onChange,
  blocksKey,
  round,
  onBlur,
  onKeyDown,
  onFocus,
  ...rest
}: NumberFieldProps) {
  function settle(): void {
    const rounded = round(value);
    if (rounded !== value) onChange(rounded);
  }

  function leave(event: FocusEvent<HTMLInputElement>): void {
    settle();
    onBlur?.(event);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (blocksKey(event.key)) event.preventDefault();
    // What sends the form from inside the field takes it as it would be after leaving it.
    if (event.key === 'Enter' || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'))
      settle();
    onKeyDown?.(event);
  }

  return (
    <TextField
      inputMode="decimal"
      step="any"
      autoComplete="off"
      {...rest}
      type="number"
      value={value === noNumber ? '' : value}
      // Not `onChange`: it stays silent when letters that make no number are deleted, for the value was empty before.
      onInput={({ currentTarget: { validity, value: text } }: InputEvent<HTMLInputElement>) =>
        onChange(validity.badInput ? noNumber : text)
      }
      onBlur={leave}
      onKeyDown={press}
      onFocus={(event) => {
        leaveByWheel(event);
        onFocus?.(event);
      }}
    />
  );
}
