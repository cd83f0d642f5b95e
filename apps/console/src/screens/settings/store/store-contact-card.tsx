import { limits } from '@sokoni/rules/limits';
import { useController } from 'react-hook-form';
import { CountrySelect } from '#parts/customers/country-select.tsx';
import { PhoneInput } from '#parts/customers/phone-input.tsx';
import { languageOptions } from '#parts/languages/language-options.ts';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import type { StoreFormProps } from './store-profile-card.tsx';
import { TimeZoneSelect } from './time-zone-select.tsx';

/** How to reach the store, and where it is. */
export function ContactCard({ form }: StoreFormProps) {
  const { control, register } = form;
  const { errors } = form.formState;
  const phone = useController({ control, name: 'phone' }).field;
  const country = useController({ control, name: 'country' }).field;
  const timezone = useController({ control, name: 'timezone' }).field;
  const language = useController({ control, name: 'language' }).field;
  return (
    <Card title={sayStoreSettings('contact.title')}>
      <Grid column="18rem">
        <TextField
          label={sayStoreSettings('contact.email')}
          optional
          type="email"
          autoComplete="email"
          maxLength={limits.emailLength}
          hint={sayStoreSettings('contact.email.hint')}
          error={errors.email?.message}
          {...register('email')}
        />
        <PhoneInput
          label={sayStoreSettings('contact.phone')}
          optional
          error={errors.phone?.message}
          {...phone}
        />
      </Grid>
      <TextAreaField
        label={sayStoreSettings('contact.address')}
        optional
        rows={2}
        autoComplete="street-address"
        maxLength={limits.addressLength}
        error={errors.address?.message}
        {...register('address')}
      />
      <Grid column="18rem">
        <CountrySelect error={errors.country?.message} {...country} />
        <TimeZoneSelect error={errors.timezone?.message} {...timezone} />
        <SelectField
          label={sayStoreSettings('language.label')}
          hint={sayStoreSettings('language.hint')}
          options={languageOptions}
          {...language}
        />
      </Grid>
    </Card>
  );
}
