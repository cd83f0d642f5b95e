import { purchaseLimits } from '@sokoni/rules/stock/purchase-order';
import { useState } from 'react';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { findItemsByCode } from '#api/inventory/purchasing.ts';
import type { PurchaseItem } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { type Pasted, readPasted } from './pasted-lines.ts';

interface PasteModalProps {
  supplierId: string | null;
  onAdd: (items: { good: PurchaseItem; quantity: number }[]) => void;
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
      const message = sayPurchaseOrder('lines.most', { max: purchaseLimits.lines });
      return setProblems([{ row: purchaseLimits.lines + 1, text: '', message }]);
    }
    if (pasted.lines.length === 0) return setProblems(pasted.problems);
    setIsBusy(true);
    try {
      const codes = [...new Set(pasted.lines.map(({ code }) => code))];
      const found = new Map(
        (await findItemsByCode(storeId, codes, supplierId)).map((good) => [good.code, good]),
      );
      const items = pasted.lines.flatMap(({ code, quantity }) => {
        const good = found.get(code);
        return good ? [{ good, quantity }] : [];
      });
      const unknown = pasted.lines
        .filter(({ code }) => !found.has(code))
        .map(({ row, code }) => ({
          row,
          text: rowsOf(text)[row - 1] ?? code,
          message: sayPurchaseOrder('lines.unknownCode', { code }),
        }));
      const left = [...pasted.problems, ...unknown].sort((one, other) => one.row - other.row);
      if (items.length > 0) onAdd(items);
      if (left.length === 0) return onClose();
      setAdded(items.length);
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
      title={sayPurchaseOrder('paste.title')}
      confirmLabel={sayPurchaseOrder('paste.add')}
      cancelLabel={added > 0 ? sayPurchaseOrder('paste.close') : sayPurchaseOrder('paste.cancel')}
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
              ? sayPurchaseOrder('paste.someLeft', { count: added })
              : sayPurchaseOrder('paste.allLeft')
          }
        >
          {problems.slice(0, 8).map(({ row, message }) => (
            <p key={row}>{sayPurchaseOrder('paste.line', { row, problem: message })}</p>
          ))}
          {problems.length > 8 && <p>{sayPurchaseOrder('paste.more', { count: problems.length - 8 })}</p>}
        </NotificationCard>
      )}
      <TextAreaField
        label={sayPurchaseOrder('paste.label')}
        hint={sayPurchaseOrder('paste.hint')}
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
