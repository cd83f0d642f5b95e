import type { ReactNode, Ref } from 'react';
import type { FieldTexts } from '#ui/fields/field.tsx';
import { NumberInput } from './number-input.tsx';

interface CountInputProps extends FieldTexts {
  /** As typed; empty when nothing is. */
  value: string;
  onChange: (text: string) => void;
  id?: string;
  min?: number;
  disabled?: boolean;
  suffix?: ReactNode;
  placeholder?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A number of units or grams. A fraction is not rounded away: one and a half units is an error to be told. */
export function CountInput(props: CountInputProps) {
  return <NumberInput min={0} inputMode="numeric" {...props} />;
}
