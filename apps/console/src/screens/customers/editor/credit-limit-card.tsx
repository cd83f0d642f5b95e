import { MoneyInput } from '#parts/money/money-input.tsx';
import { type CustomerForm, fieldId } from '#screens/customers/form/use-customer-form.ts';
import { sayCustomerForm } from '#sentences/customers/form.ts';
import { Card } from '#ui/layout/card.tsx';

/** How much a customer may owe. */
export function CreditLimitCard({ form }: { form: CustomerForm }) {
  return (
    <Card title={sayCustomerForm('credit.title')}>
      <MoneyInput
        id={fieldId('creditLimit')}
        label={sayCustomerForm('credit.limit')}
        optional
        hint={sayCustomerForm('credit.limit.hint')}
        error={form.problems.creditLimit}
        value={form.typed.creditLimit}
        onChange={(creditLimit) => form.change({ creditLimit })}
      />
    </Card>
  );
}
