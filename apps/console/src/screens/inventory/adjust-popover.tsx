import { movementReasons } from '@sokoni/rules/stock';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAdjustStock } from '#api/stock.ts';
import type { StockLocation, StockRow } from '#api/types.ts';
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
import { Button } from '#ui/button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { toast } from '#ui/toast.tsx';
import { usePopup } from '#ui/use-popup.ts';
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
export function AdjustPopover({ row, places, placeId, settles, children }: AdjustPopoverProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  usePopup(open, button, popup, close, { width: 304, align: 'end', whole: true });
  // After it is shown: nothing in a hidden popover takes the focus.
  useLayoutEffect(() => {
    if (open) popup.current?.querySelector<HTMLInputElement>('input[type="number"]')?.focus();
  }, [open]);

  function leave(): void {
    close();
    button.current?.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  }

  return (
    <>
      <Button
        ref={button}
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${settles ? 'Count' : 'Adjust'} ${row.product_title} ${row.variant_name}`.trim()}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      <div
        ref={popup}
        popover="manual"
        role="dialog"
        aria-label={`Adjust stock of ${row.product_title}`}
        className={styles.popup}
        onKeyDown={press}
      >
        {open && <AdjustForm row={row} places={places} placeId={placeId} settles={settles} onDone={leave} />}
      </div>
    </>
  );
}

type AdjustFormProps = Omit<AdjustPopoverProps, 'children'> & { onDone: () => void };

function AdjustForm({ row, places, placeId, settles, onDone }: AdjustFormProps) {
  const formId = useId();
  const adjust = useAdjustStock(row.product_id);
  const below = row.levels.find((level) => level.on_hand < 0 || level.available < 0)?.location_id;
  const [place, setPlace] = useState(placeId || (settles && below) || places[0]?.id || '');
  const [mode, setMode] = useState<AdjustmentMode>(settles ? 'count' : 'add');
  const [reason, setReason] = useState<AdjustmentReason>(settles ? 'count' : 'adjustment');
  const [quantity, setQuantity] = useState('');
  const [isTried, setIsTried] = useState(false);

  const onHand = row.levels.find(({ location_id }) => location_id === place)?.on_hand ?? 0;
  const problem = quantityProblem(quantity, mode);
  const pieces = problem ? null : countOf(quantity);
  const change =
    pieces === null ? null : mode === 'count' ? pieces - onHand : mode === 'add' ? pieces : -pieces;

  function choose(next: AdjustmentMode): void {
    setMode(next);
    setReason(reasonsOf[next][0] ?? 'adjustment');
  }

  function save(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (change === null || pieces === null || place === '') return;
    const spot = { variant_id: row.variant_id, location_id: place };
    const line = mode === 'count' ? { ...spot, counted: pieces } : { ...spot, change };
    adjust.mutate(
      { reason, note: '', lines: [line] },
      {
        onSuccess: () => {
          toast.success('The stock is corrected.');
          onDone();
        },
        onError: (error) => showFailure(error),
      },
    );
  }

  return (
    <form id={formId} noValidate onSubmit={save} className={styles.form}>
      <Stack gap={3}>
        <p className={styles.whose}>
          {row.product_title} {row.variant_name !== '' && <span>{row.variant_name}</span>}
        </p>
        {places.length > 1 && (
          <NativeSelect
            label="Location"
            value={place}
            onChange={setPlace}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Segmented
          label="What happened"
          hideLabel
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
        {reasonsOf[mode].length > 1 && (
          <NativeSelect
            label="Reason"
            value={reason}
            onChange={(value) => setReason(value as AdjustmentReason)}
            options={reasonsOf[mode].map((value) => ({ value, label: movementReasons[value] }))}
          />
        )}
        <p className={styles.outcome} role="status">
          On hand now <strong>{countText(onHand)}</strong>
          {change !== null && (
            <>
              , afterwards <strong>{countText(onHand + change)}</strong>
            </>
          )}
        </p>
        <Row justify="end">
          <Button size="sm" onClick={onDone} disabled={adjust.isPending}>
            Cancel
          </Button>
          <Button size="sm" type="submit" variant="primary" busy={adjust.isPending}>
            Save
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
