import type { PaymentMethod } from '@sokoni/rules/order-words';
import { useState } from 'react';
import type { PaymentBody } from '#api/orders.ts';
import type { Order } from '#api/types.ts';
import { useCurrency, useMoneyText } from '#parts/money-text.ts';
import { amountOf, amountProblem, amountText } from '#parts/typed-number.ts';
import { NotificationCard } from '#ui/notification-card.tsx';
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
  payment: {
    title: 'Record a payment for',
    label: 'Record payment',
    hint: 'Owed',
    none: 'Nothing is owed for this order any more',
  },
  refund: {
    title: 'Give money back for',
    label: 'Record refund',
    hint: 'Paid and not given back yet',
    none: 'Everything that was paid is given back already',
  },
} as const;

/** As it was paid the last time. Credit and gift cards are chosen anew: what they held may be gone. */
function usualMethod(kind: MoneyModalProps['kind'], { payments }: Order): PaymentMethod {
  const last = payments.at(-1)?.method ?? 'cash';
  const isSpent = kind === 'payment' && (last === 'store_credit' || last === 'gift_card');
  return last === 'exchange' || isSpent ? 'cash' : last;
}

/** The gift cards that paid for an order, each once. */
function cardsOf({ payments }: Order) {
  const paid = payments.flatMap(({ gift_card }) => gift_card ?? []);
  return [...new Map(paid.map((card) => [card.id, card])).values()];
}

/** What a refund leaves to be paid: more is given back than there was to give. A cancelled order costs nothing. */
function owedAfterRefund({ owed }: Order, amount: number): number {
  return Math.min(amount, (owed ?? 0) + amount);
}

/** Money that came in, or that was given back. */
export function MoneyModal({ kind, order, most, usual, act, onDone, onClose }: MoneyModalProps) {
  const currency = useCurrency();
  const money = useMoneyText();
  const { refusal, show, put, clear } = useRefusal(['amount', 'gift_card_code', 'gift_card_id']);
  const [payment, setPayment] = useState<TypedPayment>(() => ({
    key: 'one',
    method: usualMethod(kind, order),
    amount: amountText(usual, currency),
    reference: '',
    card: '',
  }));
  const isByCard = payment.method === 'gift_card';
  const cards = kind === 'refund' ? cardsOf(order) : [];
  const { title, label, hint, none } = texts[kind];
  const owedAgain = kind === 'refund' ? owedAfterRefund(order, amountOf(payment.amount, currency) ?? 0) : 0;

  async function save(): Promise<void> {
    const amount = amountOf(payment.amount, currency);
    // Somebody else may have been quicker.
    if (most <= 0) return put({ amount: none });
    const problem =
      amountProblem(payment.amount, currency, 'an amount') ??
      (amount === null || amount === 0
        ? 'Enter an amount above 0'
        : amount > most
          ? `At most ${money(most)}`
          : undefined);
    if (isByCard && kind === 'payment' && payment.card.trim() === '') {
      return put({ gift_card_code: 'Enter the code of the card' });
    }
    if (problem || amount === null) return put({ amount: problem ?? 'Enter an amount above 0' });
    try {
      await act.mutateAsync({
        method: payment.method,
        amount,
        reference: payment.reference.trim(),
        ...(isByCard && kind === 'payment' ? { gift_card_code: payment.card } : {}),
        ...(isByCard && kind === 'refund' && payment.card ? { gift_card_id: payment.card } : {}),
      });
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
      refusal={refusal}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PaymentFields
        payment={payment}
        kind={kind}
        customer={order.customer}
        error={refusal.fields.amount}
        cardError={refusal.fields.gift_card_code ?? refusal.fields.gift_card_id}
        cards={cards}
        hint={`${hint}: ${money(most)}`}
        onChange={(change) => {
          clear();
          setPayment((before) => ({ ...before, ...change }));
        }}
      />
      <div role="status">
        {owedAgain > 0 && (
          <NotificationCard kind="attention" title={`${money(owedAgain)} will be owed again`}>
            {!order.lines.some(({ returned }) => returned > 0) &&
              'To let the goods go for less, edit the price of the order first.'}
          </NotificationCard>
        )}
      </div>
    </ActModal>
  );
}
