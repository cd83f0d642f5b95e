import { openPieces, purchaseLimits, surplus } from '@sokoni/rules/purchase-order';
import { type FormEvent, useState } from 'react';
import { useReceiveGoods } from '#api/purchasing.ts';
import type { PurchaseOrder } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { goodName } from '#parts/good-name.ts';
import { countProblem } from '#parts/typed-number.ts';
import { useScanner } from '#parts/use-scanner.ts';
import { UnsavedGuard } from '#shell/unsaved-guard.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { ConfirmModal } from '#ui/modal.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import goods from './goods-table.module.css';
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
  const receive = useReceiveGoods(order.id);
  const arriving = countsOf(order.lines, counts);
  const pieces = arriving.reduce((sum, { quantity }) => sum + quantity, 0);
  const problems = order.lines.map((line) => countProblem(counts[line.id] ?? ''));
  const beyond = arriving.reduce((sum, { line, quantity }) => sum + surplus(line, quantity), 0);
  const latest = order.lines.find(({ id }) => id === fresh);

  function scan(scanned: string): void {
    const line = lineWithCode(order.lines, scanned);
    if (!line) {
      toast.warning(`Nothing on this order has the code ${scanned}.`);
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
    if (problems.some(Boolean) || pieces === 0) return;
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
      toast.success(pieces === 1 ? '1 piece is counted in.' : `${pieces} pieces are counted in.`);
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
          title="Expected and here"
          actions={
            <Button size="sm" onClick={() => setCounts(openCounts(order.lines))}>
              All of it is here
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
              {latest && `${goodName(latest.product_title, latest.variant_name)}: ${counts[latest.id] ?? 0}`}
            </p>
          </div>
          <table className={`${goods.goods} ${styles.lines}`}>
            <caption className="visually-hidden">Goods of this order</caption>
            <thead>
              <tr>
                <th scope="col">Goods</th>
                <th scope="col" className={styles.figure}>
                  Expected
                </th>
                <th scope="col">Here now</th>
                <th scope="col">
                  <span className="visually-hidden">Afterwards</span>
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
            {isTried && pieces === 0 && !problems.some(Boolean) && (
              <p role="alert" className={styles.problem}>
                Count in at least one piece
              </p>
            )}
            <Button type="submit" variant="primary" size="lg" busy={receive.isPending}>
              {pieces === 0 ? 'Count in' : `Count in ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`}
            </Button>
          </div>
        </Card>
      </form>
      <ConfirmModal
        open={isAsked}
        title="More than was ordered?"
        confirmLabel="Yes, count all of it in"
        cancelLabel="Count again"
        busy={receive.isPending}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void save(true)}
      >
        <p>
          {beyond} {beyond === 1 ? 'piece is' : 'pieces are'} more than this order still expects.
        </p>
        <ul className={styles.beyond}>
          {arriving
            .filter(({ line, quantity }) => surplus(line, quantity) > 0)
            .map(({ line, quantity }) => (
              <li key={line.id}>
                {goodName(line.product_title, line.variant_name)}: {quantity} here, {openPieces(line)}{' '}
                expected
              </li>
            ))}
        </ul>
      </ConfirmModal>
      <UnsavedGuard dirty={Object.values(counts).some((text) => text !== '') && !isLeaving} />
    </>
  );
}
