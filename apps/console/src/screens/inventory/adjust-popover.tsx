import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useAdjustStock } from '#api/inventory/stock.ts';
import type { StockLocation, StockRow } from '#contract-types.ts';
import { PastDayField, usePastDay } from '#parts/dates/past-day-field.tsx';
import { showFailure } from '#parts/forms/checked-form.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { isReservedQuestion, ReservedQuestion } from '#parts/products/reserved-question.tsx';
import {
  type AdjustmentMode,
  type AdjustmentReason,
  quantityLabel,
  quantityProblem,
  reasonsOf,
} from '#parts/products/stock-adjustment.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStockLabel } from '#sentences/inventory/stock-labels.ts';
import { sayStockList } from '#sentences/inventory/stock-list.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Popover } from '#ui/menus/popover.tsx';
import styles from './inventory.module.css';
import { NativeSelect } from './native-select.tsx';

interface AdjustPopoverProps {
  row: StockRow;
  /** The open places, in their order. */
  places: readonly StockLocation[];
  /** The one that the list is narrowed to. */
  placeId: string;
  /** What is wrong is settled by a count. */
  settles: boolean;
  children: ReactNode;
}

/** A button in a row of the list that opens a small form over it: the stock is corrected without leaving the list. */
export function AdjustPopover({ row, children, ...form }: AdjustPopoverProps) {
  const quantity = useRef<HTMLInputElement>(null);
  return (
    <Popover
      label={sayStockList('adjust.title', { product: row.product_title })}
      width={304}
      focusOn={quantity}
      target={
        <Button
          size="sm"
          aria-label={sayStockList(form.settles ? 'action.countOf' : 'action.adjustOf', {
            product: `${row.product_title} ${row.variant_name}`.trim(),
          })}
        >
          {children}
        </Button>
      }
    >
      {(close) => <AdjustForm row={row} {...form} quantityRef={quantity} onDone={close} />}
    </Popover>
  );
}

type AdjustFormProps = Omit<AdjustPopoverProps, 'children'> & {
  quantityRef: Ref<HTMLInputElement>;
  onDone: () => void;
};

const strong = (words: ReactNode[]) => <strong>{richText(words)}</strong>;

function AdjustForm({ row, places, placeId, settles, quantityRef, onDone }: AdjustFormProps) {
  const formId = useId();
  const adjust = useAdjustStock(row.product_id);
  const below = row.levels.find((level) => level.on_hand < 0 || level.available < 0)?.location_id;
  const [place, setPlace] = useState(placeId || (settles && below) || places[0]?.id || '');
  const [mode, setMode] = useState<AdjustmentMode>(settles ? 'count' : 'add');
  const [reason, setReason] = useState<AdjustmentReason>(settles ? 'count' : 'adjustment');
  const [quantity, setQuantity] = useState('');
  const [isTried, setIsTried] = useState(false);
  const day = usePastDay();

  const onHand = row.levels.find(({ location_id }) => location_id === place)?.on_hand ?? 0;
  const problem = quantityProblem(quantity, mode);
  const units = problem ? null : countOf(quantity);
  const change = units === null ? null : mode === 'count' ? units - onHand : mode === 'add' ? units : -units;

  function choose(next: AdjustmentMode): void {
    setMode(next);
    setReason(reasonsOf[next][0] ?? 'adjustment');
  }

  function save(isMeant: boolean): void {
    setIsTried(true);
    if (change === null || units === null || place === '' || day.problem) return;
    const stockLocation = { variant_id: row.variant_id, location_id: place };
    const line = mode === 'count' ? { ...stockLocation, counted: units } : { ...stockLocation, change };
    adjust.mutate(
      {
        ...{ reason, note: '', lines: [line], occurred_at: day.timeOf(null) },
        allow_below_reserved: isMeant,
      },
      {
        onSuccess: () => {
          toast.success(sayStockList('adjust.done'));
          onDone();
        },
        onError: (error) => {
          if (!isReservedQuestion(error)) showFailure(error);
        },
      },
    );
  }

  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}
      className={styles.form}
    >
      <Stack gap={3}>
        <p className={styles.whose}>
          {row.product_title} {row.variant_name !== '' && <span>{row.variant_name}</span>}
        </p>
        {places.length > 1 && (
          <NativeSelect
            label={sayStockList('adjust.location')}
            value={place}
            onChange={setPlace}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Segmented
          label={sayStockList('adjust.mode')}
          hideLabel
          options={[
            { value: 'add', label: sayStockList('adjust.add') },
            { value: 'remove', label: sayStockList('adjust.remove') },
            { value: 'count', label: sayStockList('adjust.count') },
          ]}
          value={mode}
          onChange={choose}
        />
        <CountInput
          ref={quantityRef}
          label={quantityLabel(mode)}
          error={isTried ? problem : undefined}
          value={quantity}
          onChange={setQuantity}
        />
        {reasonsOf[mode].length > 1 && (
          <NativeSelect
            label={sayStockList('adjust.reason')}
            value={reason}
            onChange={(value) => setReason(value as AdjustmentReason)}
            options={reasonsOf[mode].map((value) => ({ value, label: sayStockLabel(`reason.${value}`) }))}
          />
        )}
        <PastDayField
          label={sayStockLabel('day.adjusted')}
          day={day}
          error={isTried ? day.problem : undefined}
        />
        <p className={styles.outcome} role="status">
          {richText(
            change === null
              ? sayStockList.rich('adjust.onHand', { count: countText(onHand), b: strong })
              : sayStockList.rich('adjust.after', {
                  ...{ count: countText(onHand), after: countText(onHand + change) },
                  b: strong,
                }),
          )}
        </p>
        <Row justify="end">
          <Button size="sm" onClick={onDone} disabled={adjust.isPending}>
            {sayStockList('adjust.cancel')}
          </Button>
          <Button size="sm" type="submit" variant="primary" busy={adjust.isPending}>
            {sayStockList('adjust.save')}
          </Button>
        </Row>
      </Stack>
      <ReservedQuestion call={adjust} act="adjust" onConfirm={() => save(true)} />
    </form>
  );
}
