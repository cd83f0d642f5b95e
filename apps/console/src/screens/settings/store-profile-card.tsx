import { limits } from '@sokoni/rules/limits';
import type { UseFormReturn } from 'react-hook-form';
import type { Store } from '#api/types.ts';
import { Card } from '#ui/card.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
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

export function ReceiptCard({ form }: StoreFormProps) {
  return (
    <Card title="Receipts">
      <TextAreaField
        label="Receipt footer"
        optional
        rows={3}
        maxLength={limits.receiptFooterLength}
        hint="The last lines of every receipt: thanks, opening hours, how to return something."
        error={form.formState.errors.receipt_footer?.message}
        {...form.register('receipt_footer')}
      />
    </Card>
  );
}
