import { customerLimits } from '@sokoni/rules/customers/customer-check';
import type { CustomerForm } from '#screens/customers/form/use-customer-form.ts';
import { sayCustomerForm } from '#sentences/customers/form.ts';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';

/** What colleagues should know; the customer never sees it. */
export function NotesCard({ form }: { form: CustomerForm }) {
  return (
    <Card title={sayCustomerForm('notes.title')}>
      <TextAreaField
        label={sayCustomerForm('notes.title')}
        hideLabel
        rows={4}
        hint={sayCustomerForm('notes.hint')}
        maxLength={customerLimits.notesLength}
        error={form.problems.notes}
        value={form.typed.notes}
        onChange={(event) => form.change({ notes: event.target.value })}
      />
    </Card>
  );
}
