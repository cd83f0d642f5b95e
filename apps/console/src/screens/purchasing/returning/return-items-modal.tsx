import { purchaseLimits, returnableUnits } from '@sokoni/rules/stock/purchase-order';
import { useEffect, useRef, useState } from 'react';
import { useReturnToSupplier } from '#api/inventory/purchasing.ts';
import { useLocations } from '#api/inventory/stock.ts';
import type { PurchaseOrder } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { isReservedQuestion, ReservedQuestion } from '#parts/products/reserved-question.tsx';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { itemName } from '#parts/products/variant-name.ts';
import { sayPurchaseOrder as say } from '#sentences/purchasing/purchase-order.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { showFirstProblem } from '#ui/fields/show-first-problem.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { type ReturnCounts, returnedOf, returnProblems } from './return-counts.ts';
import styles from './return-items.module.css';

type Line = PurchaseOrder['lines'][number];

interface ReturnItemsModalProps {
  order: PurchaseOrder;
  onClose: () => void;
}

/** Which items that came go back to the supplier, and from where. */
export function ReturnItemsModal({ order, onClose }: ReturnItemsModalProps) {
  const giveBack = useReturnToSupplier(order.id);
  const open = (useLocations().data ?? []).filter(({ closed_at }) => closed_at === null);
  const [chosenPlace, setChosenPlace] = useState<string | null>(null);
  const [counts, setCounts] = useState<ReturnCounts>({});
  const [note, setNote] = useState('');
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const place = chosenPlace ?? (open.find(({ id }) => id === order.location.id) ?? open[0])?.id;
  // What is typed is not dropped when a colleague returns it first: the line says that none are left.
  const lines = order.lines.filter((line) => returnableUnits(line) > 0 || counts[line.id]);
  const problems = returnProblems(lines, counts);
  const isWrong = Object.keys(problems).length > 0;
  const returned = returnedOf(lines, counts);
  const units = returned.reduce((sum, { quantity }) => sum + quantity, 0);
  useEffect(() => {
    if (tries > 0) showFirstProblem(form.current);
  }, [tries]);

  async function save(isMeant: boolean): Promise<void> {
    setTries((before) => before + 1);
    if (isWrong || units === 0) return;
    try {
      await giveBack.mutateAsync({
        ...{ location_id: place, note: note.trim(), lines: returned },
        allow_below_reserved: isMeant,
      });
      toast.success(say('return.done', { count: units, supplier: order.supplier.name }));
      onClose();
    } catch (error) {
      if (!isReservedQuestion(error)) showFailure(error);
    }
  }

  const columns: Column<Line>[] = [
    {
      header: say('return.item'),
      phone: 'title',
      cell: (line) => <VariantLine variant={{ ...line, sku: line.sku || line.barcode }} />,
    },
    {
      header: say('return.quantity'),
      width: '12rem',
      cell: (line) => (
        <CountInput
          label={say('return.quantityOf', { item: itemName(line.product_title, line.variant_name) })}
          hideLabel
          suffix={say('return.upTo', { max: returnableUnits(line) })}
          error={tries > 0 ? problems[line.id] : undefined}
          value={counts[line.id] ?? ''}
          onChange={(text) => setCounts((before) => ({ ...before, [line.id]: text }))}
        />
      ),
    },
  ];
  return (
    <FormModal
      title={say('return.title', { supplier: order.supplier.name })}
      confirmLabel={say('return.confirm', { count: units })}
      busy={giveBack.isPending}
      locked={units > 0}
      onSubmit={(event) => {
        form.current = event.currentTarget;
        void save(false);
      }}
      onClose={onClose}
    >
      {tries > 0 && units === 0 && !isWrong && <FormError>{say('return.none')}</FormError>}
      <div className={styles.lines}>
        <Table caption={say('return.caption')} columns={columns} rows={lines} rowKey={({ id }) => id} />
      </div>
      {(open.length > 1 || (open.length > 0 && place !== order.location.id)) && (
        <SelectField
          label={say('return.from')}
          options={open.map(({ id, name }) => ({ value: id, label: name }))}
          value={place ?? null}
          onChange={setChosenPlace}
        />
      )}
      <TextField
        label={say('return.note')}
        optional
        hint={say('return.note.hint')}
        autoComplete="off"
        maxLength={purchaseLimits.noteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <ReservedQuestion call={giveBack} act="return" onConfirm={() => void save(true)} />
    </FormModal>
  );
}
