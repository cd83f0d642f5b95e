import { blocksKey, roundDecimals } from '@sokoni/rules/forms/number-input';
import type { ReactNode } from 'react';
import { useTypedNumber } from '#parts/numbers/use-typed-number.ts';
import type { FieldTexts } from '#ui/fields/field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './keypad.module.css';

interface FigureFieldProps extends FieldTexts {
  value: string;
  onChange: (text: string) => void;
  onFocus: () => void;
  /** How many the field keeps when it is left (SPEC section 5). */
  decimals: number;
  autoFocus?: boolean;
  placeholder?: string | undefined;
  start?: ReactNode;
  end?: ReactNode;
}

/** A figure that is typed, or entered with the keypad beside it: a finger does not bring up the keyboard of the device. */
export function FigureField({ value, onChange, onFocus, decimals, ...rest }: FigureFieldProps) {
  const { text, type, settle } = useTypedNumber({
    value,
    onChange,
    round: (typed) => roundDecimals(typed, decimals),
  });
  return (
    <TextField
      {...rest}
      size="lg"
      className={styles.figure}
      inputMode={matchMedia('(pointer: coarse)').matches ? 'none' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      value={text}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => {
        event.target.select();
        onFocus();
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (blocksKey(event.key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
    />
  );
}
