import { limits } from '@sokoni/rules/limits';
import type { UseFormReturn } from 'react-hook-form';
import type { Store } from '#contract-types.ts';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LogoField } from './logo-field.tsx';
import type { StoreFields } from './store-fields.ts';

export type StoreFormProps = { form: UseFormReturn<StoreFields> };

export function ProfileCard({ form, store }: StoreFormProps & { store: Store }) {
  const { errors } = form.formState;
  return (
    <Card title="Profile">
      <LogoField store={store} />
      <TextField
        label="Business name"
        autoComplete="organization"
        maxLength={limits.storeNameLength}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextAreaField
        label="Description"
        optional
        rows={3}
        maxLength={limits.descriptionLength}
        hint="What you sell and for whom, in a sentence or two."
        error={errors.description?.message}
        {...form.register('description')}
      />
    </Card>
  );
}
