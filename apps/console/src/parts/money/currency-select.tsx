import { currencies, currencyCodes } from '@sokoni/rules/money/currencies';
import type { Ref } from 'react';
import { sayCurrency } from '#sentences/frame/currencies.ts';
import { sayMoney } from '#sentences/frame/money.ts';
import { SelectField } from '#ui/menus/select-field.tsx';

interface CurrencySelectProps {
  /** A code, or empty until one is chosen. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  size?: 'md' | 'lg';
  ref?: Ref<HTMLButtonElement>;
}

/** SPEC section 2: a searchable list of code and symbol, with the hint that the choice is for good. */
export function CurrencySelect(props: CurrencySelectProps) {
  const options = currencyCodes.map((code) => {
    const { symbol } = currencies[code];
    return { value: code, label: code, description: sayCurrency(code), end: symbol, keywords: symbol };
  });
  return (
    <SelectField
      label={sayMoney('currency.label')}
      hint={sayMoney('currency.fixed')}
      placeholder={sayMoney('currency.choose')}
      searchable
      searchPlaceholder={sayMoney('currency.search')}
      emptyText={sayMoney('currency.none')}
      {...props}
      options={options}
      shown={({ label, description, end }) => (
        <>
          {label} ({end}) {description}
        </>
      )}
    />
  );
}
