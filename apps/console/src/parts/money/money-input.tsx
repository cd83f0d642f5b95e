import { currencyOf, isCurrencyCode } from '@sokoni/rules/money/currencies';
import { currencySign } from '@sokoni/rules/money/money';
import type { Ref } from 'react';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import { currentLocale } from '#session/language.ts';
import type { FieldTexts } from '#ui/fields/field.tsx';
import { useCurrency } from './money-text.ts';

interface MoneyInputProps extends FieldTexts {
  /** As typed, in the currency's own decimals; empty when nothing is. */
  value: string;
  onChange: (text: string) => void;
  /** Another than the store's. */
  currency?: string;
  id?: string;
  disabled?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** An amount in the store's currency, or another: rounded to its decimals on leaving it (SPEC section 5). */
export function MoneyInput({ currency: other, ...props }: MoneyInputProps) {
  const own = useCurrency();
  const currency = isCurrencyCode(other) ? other : own;
  const sign = currencySign(currency, currentLocale());
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
