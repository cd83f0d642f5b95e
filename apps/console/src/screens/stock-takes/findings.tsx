import { useState } from 'react';
import { useApplyStockTake, useCancelStockTake } from '#api/stock-takes.ts';
import type { StockTake } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { changeText, countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.tsx';
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
    { term: 'Lines counted', value: `${countText(take.counted)} of ${countText(take.lines)}` },
    { term: 'Lines that differ', value: countText(take.different) },
    { term: 'Pieces too many', value: changeText(take.pieces_over) },
    { term: 'Pieces missing', value: changeText(-take.pieces_short) },
    ...(take.value === null ? [] : [worth(take, money(take.value))]),
  ];
  return (
    <Card title="What was found">
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
              {isCounting ? 'Apply…' : 'Go on applying…'}
            </Button>
            {isCounting && <Button onClick={() => setAsks('cancel')}>Cancel stock-take…</Button>}
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
  return (
    <ConfirmModal
      open
      title={`Apply ${take.number}?`}
      confirmLabel="Apply"
      busy={apply.isPending}
      onCancel={onDone}
      onConfirm={() =>
        apply.mutate(uncounted, {
          onSuccess: ({ state, number }) => {
            toast.success(state === 'applied' ? `${number} is applied.` : `${number} is being applied.`);
            onDone();
          },
          onError: (error) => showFailure(error),
        })
      }
    >
      <Stack>
        <p>
          The books are put right on {countText(take.different)} {take.different === 1 ? 'line' : 'lines'}.
          What was sold or received since its count stays as it is.
        </p>
        {rest > 0 && take.uncounted === null && (
          <fieldset className={styles.choices}>
            <legend className="visually-hidden">Lines that nobody counted</legend>
            <CheckboxField
              type="radio"
              name="uncounted"
              label={`Leave the ${countText(rest)} that nobody counted as they are`}
              checked={uncounted === 'leave'}
              onChange={() => setUncounted('leave')}
            />
            <CheckboxField
              type="radio"
              name="uncounted"
              label={`Set the ${countText(rest)} that nobody counted to zero`}
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
      title={`Cancel ${take.number}?`}
      confirmLabel="Cancel stock-take"
      cancelLabel="Keep it"
      busy={cancel.isPending}
      onCancel={onDone}
      onConfirm={() =>
        cancel.mutate(undefined, {
          onSuccess: () => {
            toast.success(`${take.number} is cancelled.`);
            onDone();
          },
          onError: (error) => showFailure(error),
        })
      }
    >
      The books stay as they are. What was counted can still be read.
    </ConfirmModal>
  );
}

/** A sum that leaves lines out says so: nothing known is not worth nothing. */
function worth({ different, unknown_costs }: StockTake, known: string): { term: string; value: string } {
  const term = 'Worth at cost';
  if (!unknown_costs) return { term, value: known };
  if (unknown_costs === different) return { term, value: 'Cost unknown' };
  return { term: `${term}, ${countText(unknown_costs)} unknown`, value: known };
}
