import { customerLimits } from '@sokoni/rules/customers/customer-check';
import type { CustomerForm } from '#screens/customers/form/use-customer-form.ts';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';

/** What colleagues should know; the customer never sees it. */
export function NotesCard({ form }: { form: CustomerForm }) {
  return (
    <Card title="Notes">
      <TextAreaField
        label="Notes"
        hideLabel
        rows={4}
        hint="Only your team sees these."
        maxLength={customerLimits.notesLength}
        error={form.problems.notes}
        value={form.typed.notes}
        onChange={(event) => form.change({ notes: event.target.value })}
      />
    </Card>
  );
}
