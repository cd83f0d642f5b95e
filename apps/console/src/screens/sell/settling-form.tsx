import { paymentTypeLabels } from '@sokoni/rules/payment-types';
import { useState } from 'react';
import { CustomerPicker } from '#parts/customer-picker.tsx';
import { GiftCardCodeField } from '#parts/gift-card-code-field.tsx';
import { MoneyInput } from '#parts/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money-text.ts';
import { PaymentMethodField } from '#parts/payment-method-field.tsx';
import { amountOf, amountProblem } from '#parts/typed-number.ts';
import { Kbd } from '#ui/kbd.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { isOwing, type Settling } from './sale.ts';
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
  const { type, method, dueOn, customer, handedOver } = settling;
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
              <span className={styles.keys} title="Enter in the empty search comes here" aria-hidden="true">
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
          label="Paid with"
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
          label="Paid now"
          value={part}
          hint={rest > 0 && rest < total ? `${money(rest)} is left to pay.` : undefined}
          error={amountProblem(part, currency, 'an amount') ?? problems.payments}
          onChange={(text) => {
            setPart(text);
            onChange({ part: amountOf(text, currency) });
          }}
        />
      )}
      <CustomerPicker
        value={customer}
        optional={!isOwing(settling)}
        size="lg"
        error={problems.customer_id}
        onChange={(next) => onChange({ customer: next })}
      />
      {isOwing(settling) && (
        <TextField
          type="date"
          label="To be paid by"
          value={dueOn}
          error={problems.due_on}
          onChange={(event) => onChange({ dueOn: event.target.value })}
        />
      )}
      {type !== 'pod' && (
        <Segmented
          label="Goods"
          options={[
            { value: 'now', label: 'Taken now' },
            { value: 'later', label: 'Handed over later' },
          ]}
          value={handedOver ? 'now' : 'later'}
          onChange={(when) => onChange({ handedOver: when === 'now' })}
        />
      )}
    </div>
  );
}
