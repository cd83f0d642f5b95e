import { useState } from 'react';
import type { PaymentBody } from '#api/orders.ts';
import type { Order } from '#api/types.ts';
import { useCurrency, useMoneyText } from '#parts/money-text.ts';
import { amountOf, amountProblem, amountText } from '#parts/typed-number.ts';
import { ActModal } from './act-modal.tsx';
import { orderName } from './order-look.tsx';
import { PaymentFields, type TypedPayment } from './payment-fields.tsx';
import { useRefusal } from './use-refusal.ts';

interface MoneyModalProps {
  kind: 'payment' | 'refund';
  order: Order;
  /** The most that can be paid or given back, in minor units. */
  most: number;
  /** What stands in the field at first, in minor units. */
  usual: number;
  act: { isPending: boolean; mutateAsync: (body: PaymentBody) => Promise<unknown> };
  onDone: () => void;
  onClose: () => void;
}

const texts = {
  payment: { title: 'Record a payment for', label: 'Record payment', hint: 'Owed' },
  refund: { title: 'Give money back for', label: 'Record refund', hint: 'Paid and not given back yet' },
} as const;

/** Money that came in, or that was given back. */
export function MoneyModal({ kind, order, most, usual, act, onDone, onClose }: MoneyModalProps) {
  const currency = useCurrency();
  const money = useMoneyText();
  const { refusal, show, put, clear } = useRefusal(['amount']);
  const [payment, setPayment] = useState<TypedPayment>(() => ({
    key: 'one',
    method: order.payments.at(-1)?.method ?? 'cash',
    amount: amountText(usual, currency),
    reference: '',
  }));
  const { title, label, hint } = texts[kind];

  async function save(): Promise<void> {
    const amount = amountOf(payment.amount, currency);
    const problem =
      amountProblem(payment.amount, currency) ??
      (amount === null || amount === 0
        ? 'Enter an amount above 0'
        : amount > most
          ? `At most ${money(most)}`
          : undefined);
    if (problem || amount === null) return put({ amount: problem ?? 'Enter an amount above 0' });
    try {
      await act.mutateAsync({ method: payment.method, amount, reference: payment.reference.trim() });
      onDone();
    } catch (error) {
      show(error);
    }
  }

  return (
    <ActModal
      title={`${title} ${orderName(order)}`}
      confirmLabel={label}
      busy={act.isPending}
      refusal={refusal.sentence}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PaymentFields
        payment={payment}
        error={refusal.fields.amount}
        hint={`${hint}: ${money(most)}`}
        onChange={(change) => {
          clear();
          setPayment((before) => ({ ...before, ...change }));
        }}
      />
    </ActModal>
  );
}
