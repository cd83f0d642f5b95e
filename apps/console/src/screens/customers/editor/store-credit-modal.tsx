import { creditReasonLength } from '@sokoni/rules/credit/store-credit';
import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { useGiveCredit } from '#api/customers/store-credit.ts';
import type { Customer } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { amountOf, amountProblem } from '#parts/numbers/typed-number.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface CreditModalProps {
  customer: Customer;
  /** In minor units. */
  balance: number;
  onClose: () => void;
}

/** Gives a customer credit, or takes some back, and says why. */
export function CreditModal({ customer, balance, onClose }: CreditModalProps) {
  const currency = useCurrency();
  const money = useMoneyText();
  const giveCredit = useGiveCredit(customer.id);
  const [way, setWay] = useState<'give' | 'take'>('give');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  async function save(): Promise<void> {
    const amount = amountOf(typed, currency) ?? 0;
    const found = {
      ...(amount > 0
        ? {}
        : {
            amount:
              amountProblem(typed, currency, 'an amount above 0') ?? sayCustomer('credit.amountMissing'),
          }),
      ...(way === 'take' && amount > balance
        ? { amount: sayCustomer('credit.most', { amount: money(balance) }) }
        : {}),
      ...(reason.trim() === '' ? { reason: sayCustomer('credit.reasonMissing') } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await giveCredit.mutateAsync({ amount: way === 'give' ? amount : -amount, reason: reason.trim() });
      toast.success(way === 'give' ? sayCustomer('credit.added') : sayCustomer('credit.deducted'));
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0) showFailure(error);
    }
  }

  return (
    <FormModal
      title={sayCustomer('credit.of', { name: customer.name })}
      size="sm"
      confirmLabel={way === 'give' ? sayCustomer('credit.addConfirm') : sayCustomer('credit.deduct')}
      busy={giveCredit.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {balance > 0 && (
        <Segmented
          label={sayCustomer('credit.action')}
          options={[
            { value: 'give', label: sayCustomer('credit.add') },
            { value: 'take', label: sayCustomer('credit.deduct') },
          ]}
          value={way}
          onChange={(next) => {
            setProblems({});
            setWay(next);
          }}
        />
      )}
      <MoneyInput
        label={sayCustomer('credit.amount')}
        hint={balance > 0 ? sayCustomer('credit.balance', { amount: money(balance) }) : undefined}
        error={problems.amount}
        value={typed}
        onChange={(amount) => {
          setProblems({});
          setTyped(amount);
        }}
      />
      <TextField
        label={sayCustomer('credit.reason')}
        hint={sayCustomer('credit.reason.hint')}
        autoComplete="off"
        maxLength={creditReasonLength}
        error={problems.reason}
        value={reason}
        onChange={(event) => {
          setProblems({});
          setReason(event.target.value);
        }}
      />
    </FormModal>
  );
}
