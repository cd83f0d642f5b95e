import { type PaymentTerms, paymentTerms } from '@sokoni/rules/wholesale/payment-terms';
import { useWholesaleSettings } from '#api/wholesale/supplying.ts';
import { saySupplying as say } from '#sentences/wholesale/parts.ts';
import { sayWholesale } from '#sentences/wholesale/words.ts';
import { SelectField } from '#ui/menus/select-field.tsx';

const asTheStore = 'default';

const options = () => paymentTerms.map((value) => ({ value, label: sayWholesale(`terms.${value}`) }));

interface TermsSelectProps {
  /** Null: as the settings say. */
  value: PaymentTerms | null;
  onChange: (terms: PaymentTerms | null) => void;
}

/** When a company pays: as every company, or by terms of its own. */
export function CompanyTermsSelect({ value, onChange }: TermsSelectProps) {
  const settings = useWholesaleSettings().data;
  const usual = settings
    ? say('terms.default', { terms: sayWholesale(`terms.${settings.payment_terms}`) })
    : say('terms.defaultUnknown');
  return (
    <SelectField
      label={say('terms.label')}
      options={[{ value: asTheStore, label: usual }, ...options()]}
      value={value ?? asTheStore}
      onChange={(next) => onChange(termsNamed(next) ?? null)}
    />
  );
}

interface StoreTermsSelectProps {
  value: PaymentTerms;
  onChange: (terms: PaymentTerms) => void;
}

/** When companies pay that have no terms of their own. */
export function StoreTermsSelect({ value, onChange }: StoreTermsSelectProps) {
  return (
    <SelectField
      label={say('terms.label')}
      options={options()}
      value={value}
      onChange={(next) => onChange(termsNamed(next) ?? value)}
    />
  );
}

function termsNamed(name: string): PaymentTerms | undefined {
  return paymentTerms.find((terms) => terms === name);
}
