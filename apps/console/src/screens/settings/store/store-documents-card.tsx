import { limits } from '@sokoni/rules/limits';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { StoreFormProps } from './store-profile-card.tsx';

const texts = [
  { name: 'receipt_footer', max: limits.receiptFooterLength, hint: 'documents.receipt_footer.hint' },
  { name: 'invoice_footer', max: limits.documentTextLength, hint: null },
  { name: 'statement_footer', max: limits.documentTextLength, hint: null },
  { name: 'payment_terms', max: limits.documentTextLength, hint: 'documents.payment_terms.hint' },
  { name: 'bank_details', max: limits.documentTextLength, hint: 'documents.bank_details.hint' },
] as const;

/** What the store's receipts, invoices and statements say. */
export function DocumentsCard({ form }: StoreFormProps) {
  return (
    <Card title={sayStoreSettings('documents.title')}>
      {texts.map(({ name, max, hint }) => (
        <TextAreaField
          key={name}
          label={sayStoreSettings(`documents.${name}`)}
          optional
          rows={3}
          maxLength={max}
          error={form.formState.errors[name]?.message}
          hint={hint ? sayStoreSettings(hint) : undefined}
          {...form.register(name)}
        />
      ))}
    </Card>
  );
}
