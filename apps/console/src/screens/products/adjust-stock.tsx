import { combinationName } from '@sokoni/rules/add-to-cart';
import { movementReasons } from '@sokoni/rules/stock';
import { useState } from 'react';
import { useAdjustStock, useLocations, useProductStock } from '#api/stock.ts';
import type { Product } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { CountInput } from '#parts/count-input.tsx';
import { countText } from '#parts/count-text.ts';
import {
  type AdjustmentMode,
  type AdjustmentReason,
  quantityLabels,
  quantityProblem,
  reasonsOf,
} from '#parts/stock-adjustment.ts';
import { countOf } from '#parts/typed-number.ts';
import { FormModal } from '#ui/form-modal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './product.module.css';

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
  const locationId = chosenPlace ?? open[0]?.id ?? '';
  const onHand =
    levels.find((level) => level.variant_id === variantId && level.location_id === locationId)?.on_hand ?? 0;
  const pieces = countOf(quantity);
  const problem = quantityProblem(quantity, mode);
  const after =
    pieces === null || problem
      ? null
      : { add: onHand + pieces, remove: onHand - pieces, count: pieces }[mode];

  function choose(next: AdjustmentMode): void {
    setMode(next);
    setReason(reasonsOf[next][0] ?? 'adjustment');
  }

  function save(): void {
    setIsTried(true);
    if (problem || pieces === null || locationId === '') return;
    const spot = { variant_id: variantId, location_id: locationId };
    const line =
      mode === 'count'
        ? { ...spot, counted: pieces }
        : { ...spot, change: mode === 'add' ? pieces : -pieces };
    adjust.mutate(
      { reason, note: note.trim(), lines: [line] },
      {
        onSuccess: () => {
          toast.success('The stock is corrected.');
          onClose();
        },
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <FormModal
      title="Adjust stock"
      confirmLabel="Save"
      busy={adjust.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {product.variants.length > 1 && (
        <SelectField
          label="Variant"
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
          label="Location"
          options={open.map(({ id, name }) => ({ value: id, label: name }))}
          value={locationId}
          onChange={setChosenPlace}
        />
      )}
      <Segmented
        label="What happened"
        options={[
          { value: 'add', label: 'Add' },
          { value: 'remove', label: 'Remove' },
          { value: 'count', label: 'Count' },
        ]}
        value={mode}
        onChange={choose}
      />
      <CountInput
        label={quantityLabels[mode]}
        error={isTried ? problem : undefined}
        value={quantity}
        onChange={setQuantity}
      />
      <p className={styles.outcome} role="status">
        On hand now <strong>{countText(onHand)}</strong>
        {after !== null && (
          <>
            , afterwards <strong>{countText(after)}</strong>
          </>
        )}
      </p>
      {reasonsOf[mode].length > 1 && (
        <SelectField
          label="Reason"
          options={reasonsOf[mode].map((value) => ({ value, label: movementReasons[value] }))}
          value={reason}
          onChange={(value) => setReason(value as AdjustmentReason)}
        />
      )}
      <TextField
        label="Note"
        optional
        maxLength={300}
        autoComplete="off"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormModal>
  );
}
