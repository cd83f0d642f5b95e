import { paymentTypeLabels } from '@sokoni/rules/orders/payment-types';
import { useState } from 'react';
import { CustomerPicker } from '#parts/customers/customer-picker.tsx';
import { GiftCardCodeField } from '#parts/money/gift-card-code-field.tsx';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { PaymentMethodField } from '#parts/money/payment-method-field.tsx';
import { amountOf, amountProblem } from '#parts/numbers/typed-number.ts';
import { Kbd } from '#ui/display/kbd.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { isUnpaid, type Settling } from './sale.ts';
import styles from './sell.module.css';

interface SettlingFormProps {
  settling: Settling;
  /** In minor units. */
  total: number;
  /** What the server said of `payments`, `customer_id` and `due_on`. */
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<Settling>) => void;
}

const types = Object.entries(paymentTypeLabels).map(([value, label]) => ({
  value: value as Settling['type'],
  label,
}));

const paymentId = 'sale-payment';

/** Puts the keyboard where the payment type is chosen; nowhere while nothing is sold. */
export function focusPayment(): void {
  document.querySelector<HTMLElement>(`#${paymentId} input:checked`)?.focus();
}

/** How the sale is paid: SPEC section 3, payment types. */
export function SettlingForm({ settling, total, problems, onChange }: SettlingFormProps) {
  const { type, method, dueOn, customer, isFulfilled } = settling;
  const [part, setPart] = useState('');
  const currency = useCurrency();
  const money = useMoneyText();
  const rest = total - (settling.part ?? 0);
  const isPaidNow = type === 'instant' || type === 'part_instant';
  return (
    <div className={styles.settling}>
      <div id={paymentId} className={styles.types}>
        <Segmented
          label={
            <>
              Payment{' '}
              <span
                className={styles.keys}
                title="Press Enter in the empty search to come here"
                aria-hidden="true"
              >
                <Kbd>Enter</Kbd>
              </span>
            </>
          }
          options={types}
          value={type}
          onChange={(next) => onChange({ type: next })}
        />
      </div>
      {isPaidNow && (
        <PaymentMethodField
          label="Payment method"
          value={method}
          customer={customer}
          kind="payment"
          onChange={(next) => onChange({ method: next })}
          error={type === 'instant' ? problems.payments : undefined}
        />
      )}
      {isPaidNow && method === 'gift_card' && (
        <GiftCardCodeField
          size="lg"
          value={settling.giftCardCode}
          onChange={(giftCardCode) => onChange({ giftCardCode })}
        />
      )}
      {type === 'part_instant' && (
        <MoneyInput
          label="Amount paid now"
          value={part}
          hint={rest > 0 && rest < total ? `${money(rest)} balance due` : undefined}
          error={amountProblem(part, currency, 'an amount') ?? problems.payments}
          onChange={(text) => {
            setPart(text);
            onChange({ part: amountOf(text, currency) });
          }}
        />
      )}
      <CustomerPicker
        value={customer}
        optional={!isUnpaid(settling)}
        size="lg"
        error={problems.customer_id}
        onChange={(next) => onChange({ customer: next })}
      />
      {isUnpaid(settling) && (
        <TextField
          type="date"
          label="Due date"
          value={dueOn}
          error={problems.due_on}
          onChange={(event) => onChange({ dueOn: event.target.value })}
        />
      )}
      {type !== 'pod' && (
        <Segmented
          label="Collection"
          options={[
            { value: 'now', label: 'Collected' },
            { value: 'later', label: 'Collect later' },
          ]}
          value={isFulfilled ? 'now' : 'later'}
          onChange={(when) => onChange({ isFulfilled: when === 'now' })}
        />
      )}
    </div>
  );
}
