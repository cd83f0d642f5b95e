import { countedTotal, expectedCash } from '@sokoni/rules/point-of-sale/cash';
import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { useState } from 'react';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { amountOf } from '#parts/numbers/typed-number.ts';
import { sayShift as say } from '#sentences/sell/shift.ts';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { useApproval, useCashier, useTill } from '../till-context.tsx';
import { useTillAct } from '../use-till-act.ts';
import { CashCount, countsIn, type TypedCounts } from './cash-count.tsx';
import type { ShiftFigures } from './shift-figures.ts';

interface CloseShiftProps {
  figures: ShiftFigures;
  /** @param counted what lay in the drawer, in minor units */
  onClosed: (counted: number) => void;
  onClose: () => void;
}

/** Closes the shift by what was counted. What was expected is shown once there is a count. */
export function CloseShift({ figures, onClosed, onClose }: CloseShiftProps) {
  const till = useTill();
  const cashier = useCashier();
  const approve = useApproval();
  const currency = useCurrency();
  const money = useMoneyText();
  const [by, setBy] = useState<'notes' | 'total'>('notes');
  const [typed, setTyped] = useState<TypedCounts>({});
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ count?: string; reason?: string }>({});
  const { isBusy, problem, run } = useTillAct();
  const isCounted = Object.values(typed).some((count) => count !== '');
  const counted =
    by === 'total' ? amountOf(text, currency) : isCounted ? countedTotal(countsIn(typed)) : null;
  const expected = expectedCash(figures.drawer);
  const variance = counted === null ? 0 : counted - expected;

  function close(): Promise<void> {
    return run(async () => {
      if (counted === null || counted < 0) {
        setWrong({ count: say('problem.count') });
        return;
      }
      if (variance !== 0 && reason.trim() === '') {
        setWrong({ reason: say('problem.variance') });
        return;
      }
      const approval = await approve('closeShift', varianceText(variance, money));
      if (!approval) return;
      await till.commit('shift_closed', {
        ...{ cashier_id: cashier.id, approved_by: approval.approved_by, at: new Date().toISOString() },
        ...{ counted: by === 'notes' ? countsIn(typed) : [], counted_total: counted },
        ...{ expected_total: expected, reason: variance === 0 ? '' : reason.trim() },
      });
      onClosed(counted);
    });
  }

  return (
    <FormModal
      size="lg"
      title={say('close.title')}
      confirmLabel={say('close')}
      busy={isBusy}
      locked={isCounted || text !== ''}
      onSubmit={close}
      onClose={onClose}
    >
      {problem && <FormError>{problem}</FormError>}
      <Segmented
        label={say('count.by')}
        options={[
          { value: 'notes', label: say('count.notes') },
          { value: 'total', label: say('count.total') },
        ]}
        value={by}
        onChange={(next) => {
          setWrong({});
          setBy(next);
        }}
      />
      {by === 'notes' ? (
        <>
          <CashCount
            typed={typed}
            onChange={(next) => {
              setWrong({});
              setTyped(next);
            }}
          />
          {wrong.count && <FormError>{wrong.count}</FormError>}
        </>
      ) : (
        <MoneyInput label={say('count.sum')} error={wrong.count} value={text} onChange={setText} />
      )}
      {counted !== null && (
        <DataList
          items={[
            { term: say('count.sum'), value: money(counted) },
            { term: say('expected'), value: money(expected) },
            { term: say('variance'), value: varianceText(variance, money) },
          ]}
        />
      )}
      {variance !== 0 && (
        <TextField
          size="lg"
          label={say('reason')}
          maxLength={registerLimits.reasonLength}
          error={wrong.reason}
          value={reason}
          onChange={(event) => {
            setWrong({});
            setReason(event.target.value);
          }}
        />
      )}
    </FormModal>
  );
}

function varianceText(variance: number, money: (minor: number) => string): string {
  if (variance === 0) return say('variance.none');
  return say(variance > 0 ? 'variance.over' : 'variance.short', { amount: money(Math.abs(variance)) });
}
