import type { OrderActKind } from '@sokoni/rules/orders/order-bulk-actions';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { useState } from 'react';
import { type OrderActRequest, useStartOrderBulkAction } from '#api/sales/order-bulk-actions.ts';
import { useOrderTags } from '#api/sales/orders.ts';
import type { StoreJob } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { ordersText } from '#parts/numbers/count-text.ts';
import { ChipsInput } from '#ui/menus/chips-input.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface OrderBulkActionModalProps {
  kind: OrderActKind;
  selection: OrderActRequest['selection'];
  /** How many are selected. */
  count: number;
  onStarted: (job: StoreJob) => void;
  onClose: () => void;
}

const titles = { fulfil: 'Fulfil items', add_tags: 'Add tags', remove_tags: 'Remove tags' } as const;
const verbs = { fulfil: 'Fulfil', add_tags: 'Tag', remove_tags: 'Update' } as const;

/** One act on many orders: what it does, and the word to begin. */
export function OrderBulkActionModal({
  kind,
  selection,
  count,
  onStarted,
  onClose,
}: OrderBulkActionModalProps) {
  const start = useStartOrderBulkAction();
  const [tags, setTags] = useState<string[]>([]);
  const [isTried, setIsTried] = useState(false);

  function begin(): void {
    setIsTried(true);
    if (kind !== 'fulfil' && tags.length === 0) return;
    const act = kind === 'fulfil' ? { kind } : { kind, tags };
    start.mutate({ selection, act }, { onSuccess: onStarted, onError: (error) => showFailure(error) });
  }

  return (
    <FormModal
      title={titles[kind]}
      size="sm"
      confirmLabel={`${verbs[kind]} ${ordersText(count)}`}
      busy={start.isPending}
      onSubmit={begin}
      onClose={onClose}
    >
      {kind === 'fulfil' ? (
        <p>All unfulfilled items leave stock. Orders that are already fulfilled don’t change.</p>
      ) : (
        <TagsField
          label={kind === 'add_tags' ? 'Tags to add' : 'Tags to remove'}
          tags={tags}
          error={isTried && tags.length === 0 ? 'Enter a tag' : undefined}
          onChange={setTags}
        />
      )}
    </FormModal>
  );
}

interface TagsFieldProps {
  label: string;
  tags: string[];
  error: string | undefined;
  onChange: (tags: string[]) => void;
}

function TagsField({ label, tags, error, onChange }: TagsFieldProps) {
  const [start, setStart] = useState('');
  const settled = useSettled(start.trim(), 150);
  const known = useOrderTags(settled, settled !== '');
  return (
    <ChipsInput
      label={label}
      hint="Press Enter after each tag."
      maxLength={orderLimits.tagLength}
      values={tags}
      error={error}
      suggestions={known.data ?? []}
      onType={setStart}
      onChange={(next) => onChange(next.slice(0, orderLimits.tags))}
    />
  );
}
