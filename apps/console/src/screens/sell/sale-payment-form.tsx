import { paymentTypes } from '@sokoni/rules/orders/payment-types';
import { useState } from 'react';
import { CustomerPicker } from '#parts/customers/customer-picker.tsx';
import { GiftCardCodeField } from '#parts/money/gift-card-code-field.tsx';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { PaymentMethodField } from '#parts/money/payment-method-field.tsx';
import { amountOf, amountProblem } from '#parts/numbers/typed-number.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
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
          label={richText(
            say.rich('payment.label', {
              key: (words) => (
                <span className={styles.keys} title={say('payment.keyHint')} aria-hidden="true">
                  <Kbd>{words}</Kbd>
                </span>
              ),
            }),
          )}
          options={paymentTypes.map((value) => ({ value, label: sayOrderLabel(`type.${value}`) }))}
          value={type}
          onChange={(next) => onChange({ type: next })}
        />
      </div>
      {isPaidNow && (
        <PaymentMethodField
          label={say('payment.method')}
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
          label={say('payment.part')}
          value={part}
          hint={rest > 0 && rest < total ? say('payment.left', { amount: money(rest) }) : undefined}
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
          label={say('payment.due')}
          value={dueOn}
          error={problems.due_on}
          onChange={(event) => onChange({ dueOn: event.target.value })}
        />
      )}
      {type !== 'pod' && (
        <Segmented
          label={say('collection.label')}
          options={[
            { value: 'now', label: say('collection.now') },
            { value: 'later', label: say('collection.later') },
          ]}
          value={isFulfilled ? 'now' : 'later'}
          onChange={(when) => onChange({ isFulfilled: when === 'now' })}
        />
      )}
    </div>
  );
}
