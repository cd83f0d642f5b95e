import type { RefundMethod } from '@sokoni/rules/orders/order-labels';
import { useState } from 'react';
import type { ReturnBody } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { amountOf, amountText } from '#parts/numbers/typed-number.ts';
import { PaymentFields } from '#screens/orders/payments/payment-fields.tsx';
import {
  cardsOf,
  paymentProblem,
  providersOf,
  usualRefundMethod,
} from '#screens/orders/payments/usual-payment.ts';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';

type Refund = NonNullable<ReturnBody['refund']>;

/**
 * The refund of a return, as it is typed. Its amount is what is due back until another one is typed.
 * @param due what is due back after the return, in minor units; at most what was paid
 */
export function useRefundNow(order: Order, due: number) {
  const currency = useCurrency();
  const money = useMoneyText();
  const [isWanted, setIsWanted] = useState(false);
  const [method, setMethod] = useState<RefundMethod>(() => usualRefundMethod(order));
  const [typed, setTyped] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const [card, setCard] = useState('');
  const amount = typed ?? amountText(due, currency);
  const isOn = isWanted && due > 0;
  return {
    due,
    isOn,
    setIsWanted,
    payment: { key: 'refund', method, amount, reference, card },
    change(next: Partial<{ method: RefundMethod; amount: string; reference: string; card: string }>): void {
      if (next.method !== undefined) setMethod(next.method);
      if (next.amount !== undefined) setTyped(next.amount);
      if (next.reference !== undefined) setReference(next.reference);
      if (next.card !== undefined) setCard(next.card);
    },
    /** What is wrong with the amount, where a refund is wanted. */
    problem: isOn ? paymentProblem(amount, currency, { amount: due, text: money(due) }) : undefined,
    /** As the call takes it; undefined where none is wanted. */
    body: (): Refund | undefined =>
      isOn
        ? {
            method,
            amount: amountOf(amount, currency) ?? 0,
            reference: reference.trim(),
            ...(method === 'gift_card' && card ? { gift_card_id: card } : {}),
          }
        : undefined,
  };
}

interface RefundNowProps {
  order: Order;
  refund: ReturnType<typeof useRefundNow>;
  problems: Readonly<Record<string, string>>;
  onType: () => void;
}

/** Gives back at once what a return leaves due; nothing where it leaves nothing. */
export function RefundNow({ order, refund, problems, onType }: RefundNowProps) {
  const money = useMoneyText();
  const { due, isOn, payment, setIsWanted, change } = refund;
  if (due <= 0) return null;
  return (
    <>
      <CheckboxField
        label={say('return.refund')}
        hint={say('return.refundHint', { amount: money(due) })}
        checked={isOn}
        onChange={(event) => {
          onType();
          setIsWanted(event.target.checked);
        }}
      />
      {isOn && (
        <PaymentFields
          payment={payment}
          kind="refund"
          customer={order.customer}
          cards={cardsOf(order)}
          providers={providersOf(order)}
          error={problems.amount}
          cardError={problems.gift_card_id}
          onChange={(next) => {
            onType();
            change(next);
          }}
        />
      )}
    </>
  );
}
