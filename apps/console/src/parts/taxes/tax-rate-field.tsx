import { taxRateName } from '@sokoni/rules/stores/tax-rate';
import { useTaxRates } from '#api/stores/tax-rates.ts';
import { sayTaxRateChoice } from '#sentences/settings/tax-rate-choice.ts';
import { SelectField } from '#ui/menus/select-field.tsx';
import { rateText } from './rate-text.ts';

interface TaxRateFieldProps {
  id?: string;
  /** What holds where none is chosen. */
  inherited: string;
  hint?: string;
  /** A percentage; empty for what is inherited. */
  value: string;
  disabled?: boolean;
  error?: string | undefined;
  onChange: (percent: string) => void;
}

const none = 'none';

/** One of the store's tax rates, or none. What is set already can stay, also when its rate is archived or has no name. */
export function TaxRateField({ inherited, value, onChange, ...field }: TaxRateFieldProps) {
  const rates = useTaxRates().data ?? [];
  const offered = rates.filter(({ archived, percent }) => !archived || percent === value);
  const isNamed = value === '' || offered.some(({ percent }) => percent === value);
  return (
    <SelectField
      {...field}
      label={sayTaxRateChoice('label')}
      options={[
        { value: none, label: inherited },
        ...offered.map((rate) => ({
          value: rate.percent,
          label: rateText(rate),
          description: rate.archived ? sayTaxRateChoice('archived') : undefined,
        })),
        ...(isNamed ? [] : [{ value, label: rateText({ name: taxRateName(value, rates), percent: value }) }]),
      ]}
      value={value === '' ? none : value}
      onChange={(chosen) => onChange(chosen === none ? '' : chosen)}
    />
  );
}
