import { openUnits, purchaseLimits, surplus } from '@sokoni/rules/stock/purchase-order';
import { SearchIcon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { useReceiveItems } from '#api/inventory/purchasing.ts';
import type { PurchaseOrder } from '#contract-types.ts';
import { PastDayField, usePastDay } from '#parts/dates/past-day-field.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import items from '#parts/lists/line-table.module.css';
import { countProblem } from '#parts/numbers/typed-number.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { sayStockLabel } from '#sentences/inventory/stock-labels.ts';
import { sayReceiving } from '#sentences/purchasing/receiving.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import styles from './receive.module.css';
import { type Counts, countsOf, lineWithCode, onePieceMore, openCounts } from './receive-counts.ts';
import { ReceiveRow } from './receive-row.tsx';

interface ReceiveFormProps {
  order: PurchaseOrder;
  /** It is counted in, and the page is being left. */
  isLeaving: boolean;
  onDone: () => void;
}

/** What is expected against what is here: a scanner counts up, the rest stays open. */
export function ReceiveForm({ order, isLeaving, onDone }: ReceiveFormProps) {
  const [counts, setCounts] = useState<Counts>({});
  const [addedKey, setAddedKey] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const day = usePastDay();
  const [dayRefusal, setDayRefusal] = useState<string>();
  const receive = useReceiveItems(order.id);
  const arriving = countsOf(order.lines, counts);
  const units = arriving.reduce((sum, { quantity }) => sum + quantity, 0);
  const problems = order.lines.map((line) => countProblem(counts[line.id] ?? ''));
  const beyond = arriving.reduce((sum, { line, quantity }) => sum + surplus(line, quantity), 0);
  const latest = order.lines.find(({ id }) => id === addedKey);

  function scan(scanned: string): void {
    const line = lineWithCode(order.lines, scanned);
    if (!line) {
      toast.warning(sayReceiving('scan.unknown', { code: scanned }));
      return;
    }
    // From what is counted at that moment: a scanner is faster than a drawing.
    setCounts((before) => ({ ...before, [line.id]: onePieceMore(before[line.id] ?? '') }));
    setAddedKey(line.id);
  }
  useScanner(scan);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (problems.some(Boolean) || units === 0 || day.problem) return;
    if (beyond > 0) setIsAsked(true);
    else void save(false);
  }

  async function save(moreThanOrdered: boolean): Promise<void> {
    try {
      await receive.mutateAsync({
        note: note.trim(),
        occurred_at: day.timeOf(order.ordered_at ?? order.created_at),
        lines: arriving.map(({ line, quantity }) => ({ line_id: line.id, quantity })),
        more_than_ordered: moreThanOrdered,
      });
      toast.success(sayReceiving('form.done', { count: units }));
      onDone();
    } catch (error) {
      setIsAsked(false);
      const refusal = error instanceof ApiError ? error.fields.occurred_at : undefined;
      if (refusal) setDayRefusal(refusal);
      else showFailure(error);
    }
  }

  return (
    <>
      <form noValidate onSubmit={submit}>
        <Card
          flush
          title={sayReceiving('form.title')}
          actions={
            <Button size="sm" onClick={() => setCounts(openCounts(order.lines))}>
              {sayReceiving('form.all')}
            </Button>
          }
        >
          <div className={styles.scan}>
            <TextField
              label={sayReceiving('scan.label')}
              hideLabel
              placeholder={sayReceiving('scan.hint')}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              start={<SearchIcon size={18} />}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (code.trim() !== '') scan(code.trim());
                setCode('');
              }}
            />
            <p role="status" className={styles.spoken}>
              {latest &&
                sayReceiving('scan.counted', {
                  item: itemName(latest.product_title, latest.variant_name),
                  count: counts[latest.id] ?? '0',
                })}
            </p>
          </div>
          <table className={`${items.items} ${styles.lines}`}>
            <caption className="visually-hidden">{sayReceiving('form.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{sayReceiving('column.item')}</th>
                <th scope="col" className={styles.figure}>
                  {sayReceiving('column.expected')}
                </th>
                <th scope="col">{sayReceiving('column.receive')}</th>
                <th scope="col">
                  <span className="visually-hidden">{sayReceiving('column.status')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {order.lines.map((line, index) => (
                <ReceiveRow
                  key={line.id}
                  line={line}
                  count={counts[line.id] ?? ''}
                  problem={isTried ? problems[index] : undefined}
                  isAdded={addedKey === line.id}
                  onCount={(text) => setCounts((before) => ({ ...before, [line.id]: text }))}
                />
              ))}
            </tbody>
          </table>
          <div className={styles.foot}>
            <TextField
              label={sayReceiving('form.note')}
              hideLabel
              placeholder={sayReceiving('form.note.example')}
              autoComplete="off"
              maxLength={purchaseLimits.noteLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              className={styles.noteField}
            />
            <PastDayField
              label={sayStockLabel('day.received')}
              day={day}
              error={dayRefusal ?? (isTried ? day.problem : undefined)}
              onType={() => setDayRefusal(undefined)}
            />
            {isTried && units === 0 && !problems.some(Boolean) && (
              <p role="alert" className={styles.problem}>
                {sayReceiving('form.nothing')}
              </p>
            )}
            <Button type="submit" variant="primary" size="lg" busy={receive.isPending}>
              {sayReceiving('form.submit', { count: units })}
            </Button>
          </div>
        </Card>
      </form>
      <ConfirmModal
        open={isAsked}
        title={sayReceiving('more.title')}
        confirmLabel={sayReceiving('more.confirm')}
        cancelLabel={sayReceiving('more.cancel')}
        busy={receive.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void save(true)}
      >
        <p>{sayReceiving('more.text', { count: beyond })}</p>
        <ul className={styles.beyond}>
          {arriving
            .filter(({ line, quantity }) => surplus(line, quantity) > 0)
            .map(({ line, quantity }) => (
              <li key={line.id}>
                {sayReceiving('more.line', {
                  item: itemName(line.product_title, line.variant_name),
                  count: quantity,
                  expected: openUnits(line),
                })}
              </li>
            ))}
        </ul>
      </ConfirmModal>
      <UnsavedGuard dirty={Object.values(counts).some((text) => text !== '') && !isLeaving} />
    </>
  );
}
