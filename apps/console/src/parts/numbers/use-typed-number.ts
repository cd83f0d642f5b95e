import { numberSigns, readDecimal, writeDecimal } from '@sokoni/rules/money/typed-decimal';
import { useState } from 'react';
import { currentLocale } from '#session/language.ts';

interface TypedNumberOptions {
  /** Plain decimal text, or what was typed while it is no number. */
  value: string;
  onChange: (text: string) => void;
  /** What stands in the field after it is left. */
  round: (text: string) => string;
}

/**
 * What a field of a number shows: what was typed stays as it was typed until the field is left, then it stands as the reader's
 * language writes it. What is handed on is plain, `7.5`, however it was typed.
 */
export function useTypedNumber({ value, onChange, round }: TypedNumberOptions) {
  const signs = numberSigns(currentLocale());
  const shown = writeDecimal(value, signs);
  const [typed, setTyped] = useState(shown);

  function type(text: string): void {
    setTyped(text);
    onChange(readDecimal(text, signs));
  }

  function settle(): void {
    const rounded = round(value);
    setTyped(writeDecimal(rounded, signs));
    if (rounded !== value) onChange(rounded);
  }

  return { text: readDecimal(typed, signs) === value ? typed : shown, type, settle };
}
