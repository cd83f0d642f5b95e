import { purchaseLimits } from '@sokoni/rules/purchase-order';
import { useState } from 'react';
import { findGoodsByCode } from '#api/purchasing.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { PurchaseGood } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { FormModal } from '#ui/form-modal.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { type Pasted, readPasted } from './pasted-lines.ts';

interface PasteModalProps {
  supplierId: string | null;
  onAdd: (goods: { good: PurchaseGood; quantity: number }[]) => void;
  onClose: () => void;
}

/** Takes a list of codes and quantities; what it cannot read stays in the field, with its reason. */
export function PasteModal({ supplierId, onAdd, onClose }: PasteModalProps) {
  const storeId = useActiveStoreId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<Pasted['problems']>([]);
  const [added, setAdded] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  async function read(): Promise<void> {
    const pasted = readPasted(text);
    if (pasted.lines.length > purchaseLimits.lines) {
      const message = `An order has at most ${purchaseLimits.lines} lines`;
      return setProblems([{ row: purchaseLimits.lines + 1, text: '', message }]);
    }
    if (pasted.lines.length === 0) return setProblems(pasted.problems);
    setIsBusy(true);
    try {
      const codes = [...new Set(pasted.lines.map(({ code }) => code))];
      const found = new Map(
        (await findGoodsByCode(storeId, codes, supplierId)).map((good) => [good.code, good]),
      );
      const goods = pasted.lines.flatMap(({ code, quantity }) => {
        const good = found.get(code);
        return good ? [{ good, quantity }] : [];
      });
      const unknown = pasted.lines
        .filter(({ code }) => !found.has(code))
        .map(({ row, code }) => ({
          row,
          text: rowsOf(text)[row - 1] ?? code,
          message: `No product has the code ${code}`,
        }));
      const left = [...pasted.problems, ...unknown].sort((one, other) => one.row - other.row);
      if (goods.length > 0) onAdd(goods);
      if (left.length === 0) return onClose();
      setAdded(goods.length);
      setText(left.map((problem) => problem.text).join('\n'));
      setProblems(left.map((problem, index) => ({ ...problem, row: index + 1 })));
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <FormModal
      title="Paste a list"
      confirmLabel="Add to the order"
      cancelLabel={added > 0 ? 'Close' : 'Cancel'}
      busy={isBusy}
      disabled={text.trim() === ''}
      onSubmit={read}
      onClose={onClose}
    >
      {problems.length > 0 && (
        <NotificationCard
          kind={added > 0 ? 'warning' : 'error'}
          title={
            added > 0
              ? `${added} ${added === 1 ? 'line is' : 'lines are'} added; these are left`
              : 'This could not be read'
          }
        >
          {problems.slice(0, 8).map(({ row, message }) => (
            <p key={row}>
              Line {row}: {message}
            </p>
          ))}
          {problems.length > 8 && <p>and {problems.length - 8} more</p>}
        </NotificationCard>
      )}
      <TextAreaField
        label="One line for each: SKU or barcode, then how many"
        hint="Two columns copied from a spreadsheet do."
        rows={10}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormModal>
  );
}

function rowsOf(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.trim());
}
