import { limits } from '@sokoni/rules/limits';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { CurrencySelect } from '#parts/money/currency-select.tsx';
import { SubDomainField } from '#parts/stores/subdomain-field.tsx';
import { sayStoreWizard } from '#sentences/stores/wizard.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { withName } from './store-draft-edits.ts';
import type { StoreWizard } from './use-store-wizard.ts';

interface BusinessFieldsProps {
  wizard: StoreWizard;
  /** The modal asks for the product type here. */
  children?: ReactNode;
}

/** Business name, default currency and sub-domain, as both wizards ask for them. */
export function BusinessFields({ wizard, children }: BusinessFieldsProps) {
  const { draft, change, control, problem, availability } = wizard;
  const name = useController({ control, name: 'name' }).field;
  const currency = useController({ control, name: 'currency_code' }).field;
  const subDomain = useController({ control, name: 'sub_domain' }).field;
  // Values go through `change`: a name brings its sub-domain along.
  return (
    <Stack gap={4}>
      <TextField
        label={sayStoreWizard('businessName')}
        size="lg"
        autoComplete="organization"
        maxLength={limits.storeNameLength}
        ref={name.ref}
        onBlur={name.onBlur}
        value={draft.name}
        onChange={(event) => change(withName(draft, event.target.value))}
        error={problem('name')}
      />
      <CurrencySelect
        size="lg"
        ref={currency.ref}
        onBlur={currency.onBlur}
        value={draft.currency_code}
        onChange={(code) => change({ currency_code: code as typeof draft.currency_code })}
        error={problem('currency_code')}
      />
      {children}
      <SubDomainField
        size="lg"
        ref={subDomain.ref}
        onBlur={subDomain.onBlur}
        value={draft.sub_domain}
        onChange={(label) => change({ sub_domain: label })}
        availability={availability}
        error={problem('sub_domain')}
      />
    </Stack>
  );
}
