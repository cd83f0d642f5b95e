import { useState } from 'react';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { amountOf } from '#parts/numbers/typed-number.ts';
import { sayShift as say } from '#sentences/sell/shift.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { useCashier, useTill } from '../till-context.tsx';
import { useTillAct } from '../use-till-act.ts';

/** Opens a shift with the cash that lies in the drawer. */
export function OpenShift({ onClose }: { onClose: () => void }) {
  const till = useTill();
  const cashier = useCashier();
  const currency = useCurrency();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { isBusy, problem, run } = useTillAct();

  function open(): Promise<void> {
    return run(async () => {
      const opening_float = amountOf(text, currency);
      if (opening_float === null || opening_float < 0) {
        setWrong(say('problem.float'));
        return;
      }
      await till.commit('shift_opened', {
        ...{ cashier_id: cashier.id, approved_by: null, at: new Date().toISOString(), opening_float },
      });
      toast.success(say('opened.done'));
      onClose();
    });
  }

  return (
    <FormModal
      size="sm"
      title={say('open.title')}
      confirmLabel={say('open')}
      busy={isBusy}
      onSubmit={open}
      onClose={onClose}
    >
      {problem && <FormError>{problem}</FormError>}
      <MoneyInput
        label={say('float')}
        hint={say('float.hint')}
        error={wrong}
        value={text}
        onChange={(next) => {
          setWrong(undefined);
          setText(next);
        }}
      />
    </FormModal>
  );
}
