import { blocksKey, roundDecimals, stepNumber } from '@sokoni/rules/forms/number-input';
import type { FocusEvent, KeyboardEvent } from 'react';
import { leaveByWheel } from '#ui/fields/leave-by-wheel.ts';
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';
import { useTypedNumber } from './use-typed-number.ts';

type NumberInputProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** Plain decimal text; empty when nothing is typed. What is no number comes as it was typed. */
  value: string;
  onChange: (text: string) => void;
  /** Decimals that stay when the field is left (SPEC section 5). */
  places?: number;
  min?: number;
  max?: number;
};

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number as text, typed with the decimal mark and the digits of any of our languages. No `type="number"`, in which a browser takes
 * those of its own language alone. The wheel leaves the field (SPEC section 5).
 */
export function NumberInput({
  value,
  onChange,
  places,
  min,
  max,
  onBlur,
  onKeyDown,
  onFocus,
  ...rest
}: NumberInputProps) {
  const { text, type, settle } = useTypedNumber({
    value,
    onChange,
    round: (typed) => roundDecimals(typed, places),
  });

  function leave(event: FocusEvent<HTMLInputElement>): void {
    settle();
    onBlur?.(event);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const hasCommand = event.ctrlKey || event.metaKey;
    const step = steps[event.key];
    if (blocksKey(event.key) && !hasCommand) event.preventDefault();
    // What sends the form from inside the field takes it as it would be after leaving it.
    if (event.key === 'Enter' || (hasCommand && event.key.toLowerCase() === 's')) settle();
    if (step) {
      event.preventDefault();
      onChange(
        stepNumber(value, step, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
      );
    }
    onKeyDown?.(event);
  }

  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value === '' || Number.isNaN(Number(value)) ? undefined : Number(value)}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={press}
      onFocus={(event) => {
        leaveByWheel(event);
        onFocus?.(event);
      }}
    />
  );
}
