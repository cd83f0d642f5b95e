import { checkSettlement } from '@sokoni/rules/orders/order-state';
import { type PaymentType, paymentTypes } from '@sokoni/rules/orders/payment-types';
import { useQueryClient } from '@tanstack/react-query';
import { PlusIcon, XIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { ApiError } from '#api/client/api-error.ts';
import { askCostAnew } from '#api/sales/cart-offers.ts';
import type { SettlementBody } from '#api/sales/orders.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { amountOf, amountProblem, amountText } from '#parts/numbers/typed-number.ts';
import { ActModal } from '#screens/orders/actions/order-action-modal.tsx';
import { useRefusal } from '#screens/orders/actions/use-refusal.ts';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { saySettlementProblem } from '#sentences/orders/settlement-problems.ts';
import { newId } from '#session/new-id.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { ChoiceCard, ChoiceGrid } from '#ui/fields/choice-card.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './payment-fields.module.css';
import { PaymentFields, type TypedPayment } from './payment-fields.tsx';

interface PlaceModalProps {
  /** What is to be settled, in minor units. */
  total: number;
  title?: string;
  confirmLabel?: string;
  customer: { id: string; name: string } | null;
  busy: boolean;
  /** @throws ApiError when it is refused */
  onPlace: (body: SettlementBody) => Promise<void>;
  onClose: () => void;
}

const fields = ['payments', 'customer_id', 'due_on'];

/** Places an order: how it is settled, and whether the items have gone with it. */
export function PlaceModal(props: PlaceModalProps) {
  const { total, title, confirmLabel, customer, busy, onPlace, onClose } = props;
  const name = useId();
  const currency = useCurrency();
  const money = useMoneyText();
  const dates = useStoreDates();
  const client = useQueryClient();
  const storeId = useActiveStoreId();
  const { refusal, show, put, clear } = useRefusal(fields);
  const [type, setType] = useState<PaymentType>('instant');
  const [payments, setPayments] = useState<readonly TypedPayment[]>(() => [
    { key: newId(), method: 'cash', amount: amountText(total, currency), reference: '', card: '' },
  ]);
  const [dueOn, setDueOn] = useState('');
  const [isFulfilled, setIsFulfilled] = useState(false);
  const [today] = useState(() => dates.dayOf(new Date()));
  const isPaidNow = (type === 'instant' && total > 0) || type === 'part_instant';
  const isDue = type !== 'instant';
  const paid = isPaidNow
    ? payments.reduce((sum, { amount }) => sum + (amountOf(amount, currency) ?? 0), 0)
    : 0;
  const left = total - paid;

  function choose(next: PaymentType): void {
    clear();
    setType(next);
    // The whole amount stands ready for who pays all; whoever pays a part says which.
    setPayments(([first, ...rest]) => {
      if (!first || rest.length > 0) return first ? [first, ...rest] : [];
      const isUntouched = first.amount === '' || first.amount === amountText(total, currency);
      return isUntouched
        ? [{ ...first, amount: next === 'instant' ? amountText(total, currency) : '' }]
        : [first];
    });
  }

  function patch(key: string, change: Partial<TypedPayment>): void {
    clear();
    setPayments((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }

  async function place(): Promise<void> {
    for (const { key, amount } of isPaidNow ? payments : []) {
      const problem = amountProblem(amount, currency, 'an amount above 0');
      if (problem) return put({ [`amount.${key}`]: problem });
    }
    const uncoded = payments.find(({ method, card }) => method === 'gift_card' && card.trim() === '');
    if (isPaidNow && uncoded) return put({ [`card.${uncoded.key}`]: say('money.noCode') });
    const due = isDue ? dueOn || null : null;
    const check = checkSettlement({
      ...{ type, total, paid, today, hasCustomer: customer !== null },
      dueOn: due,
    });
    if (!check.ok) return put({ [placeOf[check.reason]]: saySettlementProblem(check.reason) });
    const taken = isPaidNow ? payments : [];
    try {
      await onPlace({
        payment_type: type,
        due_on: due,
        payments: taken.flatMap(({ key, method, amount, reference, card }) => {
          const minor = amountOf(amount, currency) ?? 0;
          const code = method === 'gift_card' ? { gift_card_code: card } : {};
          return minor > 0 ? [{ id: key, method, amount: minor, reference: reference.trim(), ...code }] : [];
        }),
        fulfilled: isFulfilled,
      });
    } catch (error) {
      show(error);
      // Its prices follow, and it is asked for what it comes to then.
      if (error instanceof ApiError && error.fields.expected_total) await askCostAnew(client, storeId);
    }
  }

  return (
    <ActModal
      title={title ?? say('place.title', { amount: money(total) })}
      size="lg"
      confirmLabel={confirmLabel ?? say('place.confirm')}
      busy={busy}
      refusal={refusal}
      onSubmit={() => void place()}
      onClose={onClose}
    >
      {total > 0 ? (
        <ChoiceGrid legend={say('place.type')}>
          {paymentTypes.map((value) => (
            <ChoiceCard
              key={value}
              type="radio"
              name={name}
              title={sayOrderLabel(`type.${value}`)}
              description={say(`place.${value}`)}
              checked={value === type}
              onChange={() => choose(value)}
            />
          ))}
        </ChoiceGrid>
      ) : (
        <p>{say('place.nothing')}</p>
      )}
      {refusal.fields.customer_id && <FormError>{say('place.noCustomer')}</FormError>}
      {isPaidNow && (
        <Stack gap={3}>
          {payments.map((payment, index) => (
            <PaymentFields
              key={payment.key}
              payment={payment}
              kind="payment"
              customer={customer}
              error={
                refusal.fields[`amount.${payment.key}`] ?? (index === 0 ? refusal.fields.payments : undefined)
              }
              cardError={refusal.fields[`card.${payment.key}`]}
              onChange={(change) => patch(payment.key, change)}
              end={
                payments.length > 1 && (
                  <IconButton
                    size="sm"
                    label={say('place.removePayment', { number: index + 1 })}
                    icon={<XIcon size={16} />}
                    className={styles.end}
                    onClick={() => setPayments(payments.filter(({ key }) => key !== payment.key))}
                  />
                )
              }
            />
          ))}
          <div className={styles.split}>
            <Button
              size="sm"
              icon={<PlusIcon size={16} />}
              onClick={() => {
                clear();
                const rest = type === 'instant' && left > 0 ? amountText(left, currency) : '';
                setPayments([
                  ...payments,
                  { key: newId(), method: 'mobile_money', amount: rest, reference: '', card: '' },
                ]);
              }}
            >
              {say('place.addPayment')}
            </Button>
            <p role="status" className={styles.left}>
              {left === 0
                ? say('place.paid')
                : left > 0
                  ? say('place.left', { amount: money(left) })
                  : say('place.over', { amount: money(-left) })}
            </p>
          </div>
        </Stack>
      )}
      {isDue && (
        <TextField
          type="date"
          label={say('place.due')}
          optional={type === 'pod'}
          min={today}
          error={refusal.fields.due_on}
          value={dueOn}
          onChange={(event) => {
            clear();
            setDueOn(event.target.value);
          }}
        />
      )}
      <CheckboxField
        label={say('place.fulfilled')}
        hint={say('place.fulfilledHint')}
        checked={isFulfilled}
        onChange={(event) => setIsFulfilled(event.target.checked)}
      />
    </ActModal>
  );
}

const placeOf = {
  not_paid: 'payments',
  part_payment_wrong: 'payments',
  credit_paid: 'payments',
  delivery_paid: 'payments',
  no_customer: 'customer_id',
  no_due_date: 'due_on',
  due_in_past: 'due_on',
} as const;
