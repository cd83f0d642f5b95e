import { giftCardName } from '@sokoni/rules/credit/gift-card';
import { isPaymentProvider, type PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { orderLimits, type PaymentMethod, type RefundMethod } from '@sokoni/rules/orders/order-labels';
import type { ReactNode } from 'react';
import { GiftCardCodeField } from '#parts/money/gift-card-code-field.tsx';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { PaymentMethodField } from '#parts/money/payment-method-field.tsx';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import styles from './payment-fields.module.css';

/** Money that comes in or goes back, as it is typed. */
export interface TypedPayment<Method extends RefundMethod = PaymentMethod> {
  key: string;
  method: Method;
  amount: string;
  reference: string;
  /** Of the gift card that pays, or the id of the one that gets it back. */
  card: string;
}

interface PaymentFieldsProps<Method extends RefundMethod> {
  payment: TypedPayment<Method>;
  kind: 'payment' | 'refund';
  /** Who buys. */
  customer: { id: string; name: string } | null;
  onChange: (change: Partial<TypedPayment<Method>>) => void;
  error: string | undefined;
  /** About the gift card. */
  cardError?: string | undefined;
  /** The gift cards that can get a refund. */
  cards?: readonly { id: string; last_four: string }[];
  /** The providers that can refund. */
  providers?: readonly PaymentProvider[];
  hint?: ReactNode;
  /** Behind the fields: what takes them away. */
  end?: ReactNode;
}

/** How, how much, and under what number it is found again. */
export function PaymentFields<Method extends RefundMethod>({
  payment,
  kind,
  customer,
  onChange,
  error,
  cardError,
  cards = [],
  providers,
  hint,
  end,
}: PaymentFieldsProps<Method>) {
  return (
    <div className={styles.payment}>
      <PaymentMethodField
        label={say('money.method')}
        value={payment.method}
        customer={customer}
        kind={kind}
        hasCards={cards.length > 0}
        providers={providers}
        onChange={(method) => onChange({ ...payment, method })}
      />
      <MoneyInput
        label={say('money.amount')}
        error={error}
        hint={hint}
        value={payment.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <TextField
        label={say('money.reference')}
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={orderLimits.referenceLength}
        value={payment.reference}
        onChange={(event) => onChange({ reference: event.target.value })}
      />
      {end}
      {isPaymentProvider(payment.method) && (
        <Muted className={styles.card}>{say('money.byProvider', { provider: payment.method })}</Muted>
      )}
      {payment.method === 'gift_card' && kind === 'payment' && (
        <div className={styles.card}>
          <GiftCardCodeField value={payment.card} error={cardError} onChange={(card) => onChange({ card })} />
        </div>
      )}
      {payment.method === 'gift_card' && kind === 'refund' && cards.length > 1 && (
        <div className={styles.card}>
          <SelectField
            label={say('money.card')}
            options={cards.map(({ id, last_four }) => ({ value: id, label: giftCardName(last_four) }))}
            value={payment.card || null}
            error={cardError}
            onChange={(card) => onChange({ card })}
          />
        </div>
      )}
    </div>
  );
}
