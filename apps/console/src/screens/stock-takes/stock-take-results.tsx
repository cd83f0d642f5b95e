import { useState } from 'react';
import { useApplyStockTake, useCancelStockTake } from '#api/inventory/stock-takes.ts';
import type { StockTake } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { changeText, countText } from '#parts/numbers/count-text.ts';
import { isReservedQuestion, ReservedQuestion } from '#parts/products/reserved-question.tsx';
import { sayStockTake } from '#sentences/inventory/stock-takes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import styles from './stock-takes.module.css';

interface FindingsProps {
  take: StockTake;
  /** Counts of this device that the server does not have yet. */
  waiting: number;
  /** What applied it has stopped before its end. */
  jobIsOver: boolean;
}

/** What was found, and what is to be done with it. */
export function Findings({ take, waiting, jobIsOver }: FindingsProps) {
  const money = useMoneyText();
  const [asks, setAsks] = useState<'apply' | 'cancel' | null>(null);
  const isCounting = take.state === 'counting';
  const canApply = isCounting || (take.state === 'applying' && jobIsOver);
  const facts = [
    {
      term: sayStockTake('results.counted'),
      value: sayStockTake('counted.of', { counted: countText(take.counted), lines: countText(take.lines) }),
    },
    { term: sayStockTake('results.different'), value: countText(take.different) },
    { term: sayStockTake('results.over'), value: changeText(take.quantity_over) },
    { term: sayStockTake('results.short'), value: changeText(-take.quantity_short) },
    ...(take.value === null ? [] : [value(take, money(take.value))]),
  ];
  return (
    <Card title={sayStockTake('results.title')}>
      <Stack>
        <dl className={styles.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {canApply && (
          <Row>
            <Button variant="primary" disabled={waiting > 0} onClick={() => setAsks('apply')}>
              {isCounting ? sayStockTake('results.apply') : sayStockTake('results.continue')}
            </Button>
            {isCounting && (
              <Button onClick={() => setAsks('cancel')}>{sayStockTake('results.cancel')}</Button>
            )}
          </Row>
        )}
      </Stack>
      {asks === 'apply' && <Apply take={take} onDone={() => setAsks(null)} />}
      {asks === 'cancel' && <Cancel take={take} onDone={() => setAsks(null)} />}
    </Card>
  );
}

function Apply({ take, onDone }: { take: StockTake; onDone: () => void }) {
  const apply = useApplyStockTake(take.id);
  const [uncounted, setUncounted] = useState(take.uncounted ?? 'leave');
  const rest = take.lines - take.counted;
  const send = (isMeant: boolean) =>
    apply.mutate(
      { uncounted, allow_below_reserved: isMeant },
      {
        onSuccess: ({ state, number }) => {
          toast.success(sayStockTake(state === 'applied' ? 'apply.done' : 'apply.begun', { number }));
          onDone();
        },
        onError: (error) => {
          if (!isReservedQuestion(error)) showFailure(error);
        },
      },
    );
  if (isReservedQuestion(apply.error)) {
    return <ReservedQuestion call={apply} act="apply" onConfirm={() => send(true)} />;
  }
  return (
    <ConfirmModal
      open
      title={sayStockTake('apply.title', { number: take.number })}
      confirmLabel={sayStockTake('apply.confirm')}
      busy={apply.isPending}
      onCancel={onDone}
      onConfirm={() => send(false)}
    >
      <Stack>
        <p>{sayStockTake('apply.text', { count: take.different })}</p>
        {rest > 0 && take.uncounted === null && (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">{sayStockTake('apply.uncounted')}</legend>
            <CheckboxField
              type="radio"
              name="uncounted"
              label={sayStockTake('apply.leave', { count: rest })}
              checked={uncounted === 'leave'}
              onChange={() => setUncounted('leave')}
            />
            <CheckboxField
              type="radio"
              name="uncounted"
              label={sayStockTake('apply.zero', { count: rest })}
              checked={uncounted === 'zero'}
              onChange={() => setUncounted('zero')}
            />
          </fieldset>
        )}
      </Stack>
    </ConfirmModal>
  );
}

function Cancel({ take, onDone }: { take: StockTake; onDone: () => void }) {
  const cancel = useCancelStockTake(take.id);
  return (
    <ConfirmModal
      open
      danger
      title={sayStockTake('cancel.title', { number: take.number })}
      confirmLabel={sayStockTake('cancel.confirm')}
      cancelLabel={sayStockTake('cancel.keep')}
      busy={cancel.isPending}
      onCancel={onDone}
      onConfirm={() =>
        cancel.mutate(undefined, {
          onSuccess: () => {
            toast.success(sayStockTake('cancel.done', { number: take.number }));
            onDone();
          },
          onError: (error) => showFailure(error),
        })
      }
    >
      {sayStockTake('cancel.text')}
    </ConfirmModal>
  );
}

/** A sum that leaves lines out says so: nothing known is not worth nothing. */
function value({ different, unknown_costs }: StockTake, known: string): { term: string; value: string } {
  const term = sayStockTake('results.value');
  if (!unknown_costs) return { term, value: known };
  if (unknown_costs === different) return { term, value: sayStockTake('results.unknown') };
  return { term: sayStockTake('results.valueUnknown', { count: countText(unknown_costs) }), value: known };
}
