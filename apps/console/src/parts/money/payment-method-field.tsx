import type { PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { paymentMethods, type RefundMethod } from '@sokoni/rules/orders/order-labels';
import { useStoreCredit } from '#api/customers/store-credit.ts';
import { sayMoney } from '#sentences/frame/money.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { SelectField } from '#ui/menus/select-field.tsx';
import { useMoneyText } from './money-text.ts';

interface PaymentMethodFieldProps<Method> {
  label: string;
  value: Method;
  onChange: (method: Method) => void;
  error?: string | undefined;
  /** Whose credit in the store can pay, or take what is given back. */
  customer: { id: string; name: string } | null;
  /** Money comes in, or goes back. */
  kind: 'payment' | 'refund';
  /** Gift cards paid: one of them can get it back. */
  hasCards?: boolean;
  /** Providers paid: what they took goes back through them. */
  providers?: readonly PaymentProvider[] | undefined;
}

/** How money comes in or goes back. The credit of a customer is offered, and said, where there is some. */
export function PaymentMethodField<Method extends RefundMethod>({
  label,
  value,
  onChange,
  error,
  customer,
  kind,
  hasCards = false,
  providers = [],
}: PaymentMethodFieldProps<Method>) {
  const money = useMoneyText();
  const credit = useStoreCredit(customer?.id ?? null).data?.balance ?? 0;
  const hasUse = customer !== null && (kind === 'refund' || credit > 0);
  const isOffered: Partial<Record<string, boolean>> = {
    store_credit: hasUse,
    gift_card: kind === 'payment' || hasCards,
  };
  const options = [...providers, ...paymentMethods]
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
      onChange={(method) => onChange(method as Method)}
    />
  );
}
