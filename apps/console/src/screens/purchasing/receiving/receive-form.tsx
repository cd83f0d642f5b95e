import { openUnits, purchaseLimits, surplus } from '@sokoni/rules/stock/purchase-order';
import { SearchIcon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useReceiveItems } from '#api/inventory/purchasing.ts';
import type { PurchaseOrder } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import items from '#parts/lists/line-table.module.css';
import { countProblem } from '#parts/numbers/typed-number.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { useScanner } from '#parts/scanning/use-scanner.ts';
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
  const [fresh, setFresh] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const receive = useReceiveItems(order.id);
  const arriving = countsOf(order.lines, counts);
  const units = arriving.reduce((sum, { quantity }) => sum + quantity, 0);
  const problems = order.lines.map((line) => countProblem(counts[line.id] ?? ''));
  const beyond = arriving.reduce((sum, { line, quantity }) => sum + surplus(line, quantity), 0);
  const latest = order.lines.find(({ id }) => id === fresh);

  function scan(scanned: string): void {
    const line = lineWithCode(order.lines, scanned);
    if (!line) {
      toast.warning(`No item on this order with code “${scanned}”`);
      return;
    }
    // From what is counted at that moment: a scanner is faster than a drawing.
    setCounts((before) => ({ ...before, [line.id]: onePieceMore(before[line.id] ?? '') }));
    setFresh(line.id);
  }
  useScanner(scan);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (problems.some(Boolean) || units === 0) return;
    if (beyond > 0) setIsAsked(true);
    else void save(false);
  }

  async function save(moreThanOrdered: boolean): Promise<void> {
    try {
      await receive.mutateAsync({
        note: note.trim(),
        lines: arriving.map(({ line, quantity }) => ({ line_id: line.id, quantity })),
        more_than_ordered: moreThanOrdered,
      });
      toast.success(units === 1 ? '1 unit received' : `${units} units received`);
      onDone();
    } catch (error) {
      setIsAsked(false);
      showFailure(error);
    }
  }

  return (
    <>
      <form noValidate onSubmit={submit}>
        <Card
          flush
          title="Receive items"
          actions={
            <Button size="sm" onClick={() => setCounts(openCounts(order.lines))}>
              Receive all
            </Button>
          }
        >
          <div className={styles.scan}>
            <TextField
              label="Scan or type a code"
              hideLabel
              placeholder="Scan or type a code, then Enter"
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
              {latest && `${itemName(latest.product_title, latest.variant_name)}: ${counts[latest.id] ?? 0}`}
            </p>
          </div>
          <table className={`${items.items} ${styles.lines}`}>
            <caption className="visually-hidden">Items on this order</caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col" className={styles.figure}>
                  Expected
                </th>
                <th scope="col">Receive now</th>
                <th scope="col">
                  <span className="visually-hidden">Status</span>
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
                  isFresh={fresh === line.id}
                  onCount={(text) => setCounts((before) => ({ ...before, [line.id]: text }))}
                />
              ))}
            </tbody>
          </table>
          <div className={styles.foot}>
            <TextField
              label="Note"
              hideLabel
              placeholder="Delivery note, driver, damage…"
              autoComplete="off"
              maxLength={purchaseLimits.noteLength}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              className={styles.noteField}
            />
            {isTried && units === 0 && !problems.some(Boolean) && (
              <p role="alert" className={styles.problem}>
                Receive at least 1 unit
              </p>
            )}
            <Button type="submit" variant="primary" size="lg" busy={receive.isPending}>
              {units === 0 ? 'Receive' : `Receive ${units} ${units === 1 ? 'unit' : 'units'}`}
            </Button>
          </div>
        </Card>
      </form>
      <ConfirmModal
        open={isAsked}
        title="Receive more than ordered?"
        confirmLabel="Receive anyway"
        cancelLabel="Check again"
        busy={receive.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void save(true)}
      >
        <p>
          {beyond} {beyond === 1 ? 'unit' : 'units'} more than this order expects.
        </p>
        <ul className={styles.beyond}>
          {arriving
            .filter(({ line, quantity }) => surplus(line, quantity) > 0)
            .map(({ line, quantity }) => (
              <li key={line.id}>
                {itemName(line.product_title, line.variant_name)}: {quantity} received, {openUnits(line)}{' '}
                expected
              </li>
            ))}
        </ul>
      </ConfirmModal>
      <UnsavedGuard dirty={Object.values(counts).some((text) => text !== '') && !isLeaving} />
    </>
  );
}
