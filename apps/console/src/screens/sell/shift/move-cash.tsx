import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { useState } from 'react';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { amountOf } from '#parts/numbers/typed-number.ts';
import { sayShift as say } from '#sentences/sell/shift.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { useReceiptPrinter } from '../printer/printer-context.ts';
import { useCashier, useTill } from '../till-context.tsx';
import { useTillAct } from '../use-till-act.ts';

/** Cash that goes into the drawer or out of it beside sales. */
export function MoveCash({ onClose }: { onClose: () => void }) {
  const till = useTill();
  const cashier = useCashier();
  const printer = useReceiptPrinter();
  const currency = useCurrency();
  const [direction, setDirection] = useState<'in' | 'out'>('out');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ amount?: string; reason?: string }>({});
  const { isBusy, problem, run } = useTillAct();

  function save(): Promise<void> {
    return run(async () => {
      const amount = amountOf(text, currency);
      if (amount === null || amount <= 0) {
        setWrong({ amount: say('problem.amount') });
        return;
      }
      if (reason.trim() === '') {
        setWrong({ reason: say('problem.reason') });
        return;
      }
      await till.commit('cash_moved', {
        ...{ cashier_id: cashier.id, approved_by: null, at: new Date().toISOString() },
        ...{ direction, amount, reason: reason.trim() },
      });
      printer.openDrawer();
      toast.success(say('move.done'));
      onClose();
    });
  }

  return (
    <FormModal
      size="sm"
      title={say('move')}
      confirmLabel={say('move.save')}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      {problem && <FormError>{problem}</FormError>}
      <Segmented
        hideLabel
        label={say('move.direction')}
        options={[
          { value: 'in', label: say('move.in') },
          { value: 'out', label: say('move.out') },
        ]}
        value={direction}
        onChange={setDirection}
      />
      <MoneyInput
        label={say('move.amount')}
        error={wrong.amount}
        value={text}
        onChange={(next) => {
          setWrong({});
          setText(next);
        }}
      />
      <TextField
        size="lg"
        label={say('move.reason')}
        maxLength={registerLimits.reasonLength}
        error={wrong.reason}
        value={reason}
        onChange={(event) => {
          setWrong({});
          setReason(event.target.value);
        }}
      />
    </FormModal>
  );
}
