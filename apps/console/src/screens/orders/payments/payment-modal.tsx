import type { RefundMethod } from '@sokoni/rules/orders/order-labels';
import { useState } from 'react';
import type { PaymentBody } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { PastDayField, usePastDay } from '#parts/dates/past-day-field.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { amountOf, amountText } from '#parts/numbers/typed-number.ts';
import { ActModal } from '#screens/orders/actions/order-action-modal.tsx';
import { useRefusal } from '#screens/orders/actions/use-refusal.ts';
import { orderName } from '#screens/orders/order-badges.tsx';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { PaymentFields, type TypedPayment } from './payment-fields.tsx';
import { cardsOf, paymentProblem, providersOf } from './usual-payment.ts';

type MoneyBody<Method> = Omit<PaymentBody, 'method'> & { method: Method };

interface MoneyModalProps<Method extends RefundMethod> {
  kind: 'payment' | 'refund';
  order: Order;
  /** The most that can be paid or given back, in minor units. */
  most: number;
  /** What stands in the field at first, in minor units. */
  usual: number;
  /** What is chosen at first. */
  method: Method;
  act: { isPending: boolean; mutateAsync: (body: MoneyBody<Method>) => Promise<unknown> };
  onDone: () => void;
  onClose: () => void;
}

/** What a refund leaves to be paid: more is given back than there was to give. A cancelled order costs nothing. */
function outstandingAfterRefund({ outstanding }: Order, amount: number): number {
  return Math.min(amount, (outstanding ?? 0) + amount);
}

/** Money that came in, or that was given back. */
export function MoneyModal<Method extends RefundMethod>({
  kind,
  order,
  most,
  usual,
  method,
  act,
  onDone,
  onClose,
}: MoneyModalProps<Method>) {
  const currency = useCurrency();
  const money = useMoneyText();
  const { refusal, show, put, clear } = useRefusal([
    'amount',
    'gift_card_code',
    'gift_card_id',
    'occurred_at',
  ]);
  const [payment, setPayment] = useState<TypedPayment<Method>>(() => ({
    key: 'one',
    method,
    amount: amountText(usual, currency),
    reference: '',
    card: '',
  }));
  const day = usePastDay();
  const isByCard = payment.method === 'gift_card';
  const cards = kind === 'refund' ? cardsOf(order) : [];
  const outstandingAgain =
    kind === 'refund' ? outstandingAfterRefund(order, amountOf(payment.amount, currency) ?? 0) : 0;

  async function save(): Promise<void> {
    const amount = amountOf(payment.amount, currency);
    // Somebody else may have been quicker.
    if (most <= 0) return put({ amount: say(`moneyNothing.${kind}`) });
    const problem = paymentProblem(payment.amount, currency, { amount: most, text: money(most) });
    if (isByCard && kind === 'payment' && payment.card.trim() === '') {
      return put({ gift_card_code: say('money.noCode') });
    }
    if (day.problem) return put({ occurred_at: day.problem });
    if (problem || amount === null) return put({ amount: problem ?? say('money.noAmount') });
    try {
      await act.mutateAsync({
        method: payment.method,
        amount,
        reference: payment.reference.trim(),
        occurred_at: day.timeOf(order.placed_at),
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
      title={say(`moneyTitle.${kind}`, { order: orderName(order) })}
      confirmLabel={say(`moneyConfirm.${kind}`)}
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
        {...(kind === 'refund' ? { providers: providersOf(order) } : {})}
        hint={say(`moneyHint.${kind}`, { amount: money(most) })}
        onChange={(change) => {
          clear();
          setPayment((before) => ({ ...before, ...change }));
        }}
      />
      <PastDayField
        label={say(`moneyDay.${kind}`)}
        day={day}
        error={refusal.fields.occurred_at}
        onType={clear}
      />
      <div role="status">
        {outstandingAgain > 0 && (
          <NotificationCard
            kind="attention"
            title={say('refund.outstanding', { amount: money(outstandingAgain) })}
          >
            {!order.lines.some(({ returned }) => returned > 0) && say('refund.outstandingText')}
          </NotificationCard>
        )}
      </div>
    </ActModal>
  );
}
