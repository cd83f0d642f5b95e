import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import { type ReactNode, useState } from 'react';
import { useAdjustStock, useLocations, useProductStock } from '#api/inventory/stock.ts';
import type { Product } from '#contract-types.ts';
import { PastDayField, usePastDay } from '#parts/dates/past-day-field.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { isReservedQuestion, ReservedQuestion } from '#parts/products/reserved-question.tsx';
import {
  type AdjustmentMode,
  type AdjustmentReason,
  quantityLabel,
  quantityProblem,
  reasonsOf,
} from '#parts/products/stock-adjustment.ts';
import styles from '#screens/products/product.module.css';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStockLabel } from '#sentences/inventory/stock-labels.ts';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface AdjustStockProps {
  product: Product;
  /** The variant it begins with. */
  variantId: string;
  onClose: () => void;
}

/** Corrects the stock of one variant at one place. */
export function AdjustStock({ product, variantId: first, onClose }: AdjustStockProps) {
  const adjust = useAdjustStock(product.id);
  const open = (useLocations().data ?? []).filter(({ closed_at }) => closed_at === null);
  const levels = useProductStock(product.id).data ?? [];
  const [variantId, setVariantId] = useState(first);
  const [chosenPlace, setChosenPlace] = useState<string | null>(null);
  const [mode, setMode] = useState<AdjustmentMode>('add');
  const [reason, setReason] = useState<AdjustmentReason>('adjustment');
  const [quantity, setQuantity] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  const day = usePastDay();
  const locationId = chosenPlace ?? open[0]?.id ?? '';
  const onHand =
    levels.find((level) => level.variant_id === variantId && level.location_id === locationId)?.on_hand ?? 0;
  const units = countOf(quantity);
  const problem = quantityProblem(quantity, mode);
  const after =
    units === null || problem ? null : { add: onHand + units, remove: onHand - units, count: units }[mode];

  const strong = (words: ReactNode[]) => <strong>{words}</strong>;

  function choose(next: AdjustmentMode): void {
    setMode(next);
    setReason(reasonsOf[next][0] ?? 'adjustment');
  }

  function save(isMeant: boolean): void {
    setIsTried(true);
    if (problem || day.problem || units === null || locationId === '') return;
    const stockLocation = { variant_id: variantId, location_id: locationId };
    const line =
      mode === 'count'
        ? { ...stockLocation, counted: units }
        : { ...stockLocation, change: mode === 'add' ? units : -units };
    adjust.mutate(
      {
        ...{ reason, note: note.trim(), lines: [line], occurred_at: day.timeOf(null) },
        allow_below_reserved: isMeant,
      },
      {
        onSuccess: () => {
          toast.success(sayProductEditor('adjust.done'));
          onClose();
        },
        onError: (error) => {
          if (!isReservedQuestion(error)) showFailure(error);
        },
      },
    );
  }

  return (
    <FormModal
      title={sayProductEditor('stock.adjust')}
      confirmLabel={sayProduct('action.save')}
      busy={adjust.isPending}
      onSubmit={() => save(false)}
      onClose={onClose}
    >
      {product.variants.length > 1 && (
        <SelectField
          label={sayProductEditor('adjust.variant')}
          searchable
          options={product.variants.map(({ id, entries, sku }) => ({
            value: id,
            label: combinationName(entries),
            description: sku || undefined,
          }))}
          value={variantId}
          onChange={setVariantId}
        />
      )}
      {open.length > 1 && (
        <SelectField
          label={sayProduct('field.location')}
          options={open.map(({ id, name }) => ({ value: id, label: name }))}
          value={locationId}
          onChange={setChosenPlace}
        />
      )}
      <Segmented
        label={sayProductEditor('adjust.mode')}
        options={[
          { value: 'add', label: sayProductEditor('adjust.add') },
          { value: 'remove', label: sayProductEditor('adjust.remove') },
          { value: 'count', label: sayProductEditor('adjust.count') },
        ]}
        value={mode}
        onChange={choose}
      />
      <CountInput
        label={quantityLabel(mode)}
        error={isTried ? problem : undefined}
        value={quantity}
        onChange={setQuantity}
      />
      <p className={styles.outcome} role="status">
        {richText(
          after === null
            ? sayProductEditor.rich('adjust.now', { onHand, strong })
            : sayProductEditor.rich('adjust.after', { onHand, after, strong }),
        )}
      </p>
      {reasonsOf[mode].length > 1 && (
        <SelectField
          label={sayProductEditor('adjust.reason')}
          options={reasonsOf[mode].map((value) => ({ value, label: sayStockLabel(`reason.${value}`) }))}
          value={reason}
          onChange={(value) => setReason(value as AdjustmentReason)}
        />
      )}
      <PastDayField
        label={sayStockLabel('day.adjusted')}
        day={day}
        error={isTried ? day.problem : undefined}
      />
      <TextField
        label={sayProductEditor('adjust.note')}
        optional
        maxLength={300}
        autoComplete="off"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <ReservedQuestion call={adjust} act="adjust" onConfirm={() => save(true)} />
    </FormModal>
  );
}
