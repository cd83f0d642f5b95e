import { customerLimits } from '@sokoni/rules/customer-check';
import { Card } from '#ui/card.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import type { CustomerForm } from './use-customer-form.ts';

/** What colleagues should know; the customer never sees it. */
export function NotesCard({ form }: { form: CustomerForm }) {
  return (
    <Card title="Notes">
      <TextAreaField
        label="Notes"
        hideLabel
        rows={4}
        hint="For you and your colleagues. The customer never sees it."
        maxLength={customerLimits.notesLength}
        error={form.problems.notes}
        value={form.typed.notes}
        onChange={(event) => form.change({ notes: event.target.value })}
      />
    </Card>
  );
}
