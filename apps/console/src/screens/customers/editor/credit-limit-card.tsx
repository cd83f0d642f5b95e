import { MoneyInput } from '#parts/money/money-input.tsx';
import { type CustomerForm, fieldId } from '#screens/customers/form/use-customer-form.ts';
import { Card } from '#ui/layout/card.tsx';

/** How much a customer may owe. */
export function CreditLimitCard({ form }: { form: CustomerForm }) {
  return (
    <Card title="Credit">
      <MoneyInput
        id={fieldId('creditLimit')}
        label="Credit limit"
        optional
        hint="The highest outstanding balance you allow. Leave empty for no limit."
        error={form.problems.creditLimit}
        value={form.typed.creditLimit}
        onChange={(creditLimit) => form.change({ creditLimit })}
      />
    </Card>
  );
}
