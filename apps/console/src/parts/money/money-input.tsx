import { currencyOf } from '@sokoni/rules/money/currencies';
import type { Ref } from 'react';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import type { FieldTexts } from '#ui/fields/field.tsx';
import { useCurrency, useCurrencySign } from './money-text.ts';

interface MoneyInputProps extends FieldTexts {
  /** As typed, in the currency's own decimals; empty when nothing is. */
  value: string;
  onChange: (text: string) => void;
  id?: string;
  disabled?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** An amount in the store's currency: rounded to its decimals on leaving it (SPEC section 5). */
export function MoneyInput(props: MoneyInputProps) {
  const currency = useCurrency();
  const sign = useCurrencySign();
  const { decimals } = currencyOf(currency);
  return (
    <NumberInput
      min={0}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      start={<span aria-hidden="true">{sign}</span>}
      {...props}
      places={decimals}
    />
  );
}
