import { creditReasonLength } from '@sokoni/rules/store-credit';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { useGiveCredit } from '#api/store-credit.ts';
import type { Customer } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { MoneyInput } from '#parts/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money-text.ts';
import { amountOf, amountProblem } from '#parts/typed-number.ts';
import { FormModal } from '#ui/form-modal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';

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
        : { amount: amountProblem(typed, currency, 'an amount') ?? 'Enter an amount above 0' }),
      ...(way === 'take' && amount > balance ? { amount: `At most ${money(balance)}` } : {}),
      ...(reason.trim() === '' ? { reason: 'Say why' } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await giveCredit.mutateAsync({ amount: way === 'give' ? amount : -amount, reason: reason.trim() });
      toast.success(way === 'give' ? 'The credit is given.' : 'The credit is taken back.');
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(fields);
      if (Object.keys(fields).length === 0) showFailure(error);
    }
  }

  return (
    <FormModal
      title={`Store credit of ${customer.name}`}
      size="sm"
      confirmLabel={way === 'give' ? 'Give credit' : 'Take back'}
      busy={giveCredit.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {balance > 0 && (
        <Segmented
          label="What to do"
          options={[
            { value: 'give', label: 'Give' },
            { value: 'take', label: 'Take back' },
          ]}
          value={way}
          onChange={(next) => {
            setProblems({});
            setWay(next);
          }}
        />
      )}
      <MoneyInput
        label="Amount"
        hint={balance > 0 ? `To spend now: ${money(balance)}` : undefined}
        error={problems.amount}
        value={typed}
        onChange={(amount) => {
          setProblems({});
          setTyped(amount);
        }}
      />
      <TextField
        label="Why"
        hint="Your colleagues read it in the ledger."
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
