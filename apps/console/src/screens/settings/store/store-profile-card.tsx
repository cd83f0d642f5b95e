import { limits } from '@sokoni/rules/limits';
import type { UseFormReturn } from 'react-hook-form';
import type { Store } from '#contract-types.ts';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LogoField } from './logo-field.tsx';
import type { StoreFields } from './store-fields.ts';

export type StoreFormProps = { form: UseFormReturn<StoreFields> };

export function ProfileCard({ form, store }: StoreFormProps & { store: Store }) {
  const { errors } = form.formState;
  return (
    <Card title={sayStoreSettings('profile.title')}>
      <LogoField store={store} />
      <TextField
        label={sayStoreSettings('profile.name')}
        autoComplete="organization"
        maxLength={limits.storeNameLength}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextAreaField
        label={sayStoreSettings('profile.description')}
        optional
        rows={3}
        maxLength={limits.descriptionLength}
        hint={sayStoreSettings('profile.description.hint')}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </Card>
  );
}
