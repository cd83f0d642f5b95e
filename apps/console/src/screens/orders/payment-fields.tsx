import { orderLimits, type PaymentMethod, paymentMethods } from '@sokoni/rules/order-words';
import type { ReactNode } from 'react';
import { MoneyInput } from '#parts/money-input.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './order.module.css';

/** Money that comes in or goes back, as it is typed. */
export interface TypedPayment {
  key: string;
  method: PaymentMethod;
  amount: string;
  reference: string;
}

interface PaymentFieldsProps {
  payment: TypedPayment;
  onChange: (change: Partial<TypedPayment>) => void;
  error: string | undefined;
  hint?: ReactNode;
  /** Behind the fields: what takes them away. */
  end?: ReactNode;
}

const methods = Object.entries(paymentMethods).map(([value, label]) => ({ value, label }));

/** How, how much, and under what number it is found again. */
export function PaymentFields({ payment, onChange, error, hint, end }: PaymentFieldsProps) {
  return (
    <div className={styles.payment}>
      <SelectField
        label="Method"
        options={methods}
        value={payment.method}
        onChange={(method) => onChange({ method: method as PaymentMethod })}
      />
      <MoneyInput
        label="Amount"
        error={error}
        hint={hint}
        value={payment.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <TextField
        label="Reference"
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={orderLimits.referenceLength}
        value={payment.reference}
        onChange={(event) => onChange({ reference: event.target.value })}
      />
      {end}
    </div>
  );
}
