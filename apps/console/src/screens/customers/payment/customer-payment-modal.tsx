import { allocatePayment, mostOrdersPaid } from '@sokoni/rules/credit/allocate-payment';
import { orderLimits, type PaymentMethod } from '@sokoni/rules/orders/order-labels';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { usePayForCustomer, useUnpaidOrders } from '#api/customers/receivables.ts';
import type { Answer, Customer } from '#contract-types.ts';
import { PastDayField, usePastDay } from '#parts/dates/past-day-field.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { GiftCardCodeField } from '#parts/money/gift-card-code-field.tsx';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { PaymentMethodField } from '#parts/money/payment-method-field.tsx';
import { amountOf, amountProblem, amountText } from '#parts/numbers/typed-number.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import styles from '#screens/customers/editor/customer.module.css';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { Modal } from '#ui/overlays/modal.tsx';

type Unpaid = Answer<'GET /marketplace/v1/stores/{id}/customers/{customer_id}/unpaid-orders'>;

interface CustomerPaymentProps {
  customer: Customer;
  onClose: () => void;
}

/** One payment for all that a customer owes, or a part of it: what each order gets of it shows before it is saved. */
export function CustomerPaymentModal(props: CustomerPaymentProps) {
  const unpaid = useUnpaidOrders(props.customer.id);
  if (unpaid.data) return <PaymentForm {...props} unpaid={unpaid.data} />;
  return (
    <Modal open title={sayCustomer('payment.title', { name: props.customer.name })} onClose={props.onClose}>
      {unpaid.error ? (
        <QueryFailed error={unpaid.error} isFetching={unpaid.isFetching} refetch={unpaid.refetch} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Modal>
  );
}

const quiet = (words: ReactNode[]) => <span className={styles.quiet}>{richText(words)}</span>;

function PaymentForm({ customer, unpaid, onClose }: CustomerPaymentProps & { unpaid: Unpaid }) {
  const dates = useStoreDates();
  const currency = useCurrency();
  const money = useMoneyText();
  const pay = usePayForCustomer(customer.id);
  const due = unpaid.reduce((sum, { outstanding }) => sum + outstanding, 0);
  const [method, setMethod] = useState<PaymentMethod>('cash');
  const [typed, setTyped] = useState(() => amountText(due, currency));
  const [reference, setReference] = useState('');
  const [card, setCard] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const day = usePastDay();
  const amount = amountOf(typed, currency) ?? 0;
  const allocated = allocatePayment(amount, unpaid);

  function problemsNow(): Record<string, string> {
    if (amount <= 0)
      return {
        amount: amountProblem(typed, currency, 'an amount above 0') ?? sayCustomer('payment.amountMissing'),
      };
    if (!allocated.ok) return { amount: sayCustomer('payment.most', { amount: money(allocated.most) }) };
    if (method === 'gift_card' && card.trim() === '')
      return { gift_card_code: sayCustomer('payment.cardMissing') };
    return day.problem ? { occurred_at: day.problem } : {};
  }

  async function save(): Promise<void> {
    const found = problemsNow();
    setProblems(found);
    if (Object.keys(found).length > 0 || !allocated.ok) return;
    const soldAt = allocated.parts.map(({ order }) => order.placed_at).sort();
    try {
      await pay.mutateAsync({
        method,
        amount,
        reference: reference.trim(),
        occurred_at: day.timeOf(soldAt.at(-1) ?? null),
        ...(method === 'gift_card' ? { gift_card_code: card } : {}),
      });
      toast.success(sayCustomer('payment.done'));
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0) showFailure(error);
    }
  }

  return (
    <FormModal
      title={sayCustomer('payment.title', { name: customer.name })}
      confirmLabel={sayCustomer('payment.record')}
      busy={pay.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <MoneyInput
        label={sayCustomer('payment.amount')}
        hint={sayCustomer('payment.due', { amount: money(due) })}
        error={problems.amount}
        value={typed}
        onChange={(text) => {
          setProblems({});
          setTyped(text);
        }}
      />
      <PaymentMethodField
        label={sayCustomer('payment.method')}
        value={method}
        customer={customer}
        kind="payment"
        onChange={(next) => {
          setProblems({});
          setMethod(next);
        }}
      />
      {method === 'gift_card' && (
        <GiftCardCodeField value={card} error={problems.gift_card_code} onChange={setCard} />
      )}
      <TextField
        label={sayCustomer('payment.reference')}
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={orderLimits.referenceLength}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <PastDayField
        label={sayCustomer('payment.day')}
        day={day}
        error={problems.occurred_at}
        onType={() => setProblems({})}
      />
      <section aria-label={sayCustomer('payment.allocation')} aria-live="polite">
        {allocated.ok && allocated.parts.length > 0 ? (
          <ul className={styles.allocation}>
            {allocated.parts.map(({ order, amount: part }) => (
              <li key={order.id}>
                <span>
                  {richText(
                    sayCustomer.rich(order.has_due_day ? 'payment.orderDue' : 'payment.orderSold', {
                      order: order.number,
                      day: dates.calendarDay(order.due_on),
                      b: (words) => <strong>{words}</strong>,
                      quiet,
                    }),
                  )}
                </span>
                <span className={styles.figure}>
                  {part < order.outstanding
                    ? richText(
                        sayCustomer.rich('payment.partOf', {
                          ...{ part: money(part), whole: money(order.outstanding) },
                          quiet,
                        }),
                      )
                    : money(part)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <Muted>
            {allocated.ok
              ? sayCustomer('payment.enter')
              : sayCustomer('payment.more', { amount: money(allocated.most) })}
          </Muted>
        )}
      </section>
      {unpaid.length === mostOrdersPaid && (
        <Muted>{sayCustomer('payment.mostOrders', { count: mostOrdersPaid })}</Muted>
      )}
    </FormModal>
  );
}
