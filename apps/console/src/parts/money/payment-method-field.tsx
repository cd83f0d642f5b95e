import { type PaymentMethod, paymentMethods } from '@sokoni/rules/orders/order-labels';
import { useStoreCredit } from '#api/customers/store-credit.ts';
import { sayMoney } from '#sentences/frame/money.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { SelectField } from '#ui/menus/select-field.tsx';
import { useMoneyText } from './money-text.ts';

interface PaymentMethodFieldProps {
  label: string;
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  error?: string | undefined;
  /** Whose credit in the store can pay, or take what is given back. */
  customer: { id: string; name: string } | null;
  /** Money comes in, or goes back. */
  kind: 'payment' | 'refund';
  /** Gift cards paid: one of them can get it back. */
  hasCards?: boolean;
}

/** How money comes in or goes back. The credit of a customer is offered, and said, where there is some. */
export function PaymentMethodField({
  label,
  value,
  onChange,
  error,
  customer,
  kind,
  hasCards = false,
}: PaymentMethodFieldProps) {
  const money = useMoneyText();
  const credit = useStoreCredit(customer?.id ?? null).data?.balance ?? 0;
  const hasUse = customer !== null && (kind === 'refund' || credit > 0);
  const isOffered: Partial<Record<string, boolean>> = {
    store_credit: hasUse,
    gift_card: kind === 'payment' || hasCards,
  };
  const options = paymentMethods
    .filter((method) => (isOffered[method] ?? true) || value === method)
    .map((method) => ({ value: method, label: sayOrderLabel(`method.${method}`) }));
  return (
    <SelectField
      label={label}
      options={options}
      value={value}
      error={error}
      hint={
        customer && credit > 0
          ? sayMoney('payment.credit', { name: customer.name, amount: money(credit) })
          : undefined
      }
      onChange={(method) => onChange(method as PaymentMethod)}
    />
  );
}
