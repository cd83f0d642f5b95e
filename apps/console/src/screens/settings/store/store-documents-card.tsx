import { limits } from '@sokoni/rules/limits';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { StoreFormProps } from './store-profile-card.tsx';

const texts = [
  {
    name: 'receipt_footer',
    label: 'Receipt footer',
    max: limits.receiptFooterLength,
    hint: 'Printed at the end of every receipt: thanks, opening hours, return policy.',
  },
  { name: 'invoice_footer', label: 'Invoice footer', max: limits.documentTextLength },
  { name: 'statement_footer', label: 'Statement footer', max: limits.documentTextLength },
  {
    name: 'payment_terms',
    label: 'Payment terms',
    max: limits.documentTextLength,
    hint: 'Printed on invoices, such as “Payment within 30 days”.',
  },
  {
    name: 'bank_details',
    label: 'Bank details',
    max: limits.documentTextLength,
    hint: 'Printed on invoices: bank, account name and account number.',
  },
] as const;

/** What the store's receipts, invoices and statements say. */
export function DocumentsCard({ form }: StoreFormProps) {
  return (
    <Card title="Documents">
      {texts.map(({ name, label, max, ...rest }) => (
        <TextAreaField
          key={name}
          label={label}
          optional
          rows={3}
          maxLength={max}
          error={form.formState.errors[name]?.message}
          {...rest}
          {...form.register(name)}
        />
      ))}
    </Card>
  );
}
