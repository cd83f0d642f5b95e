import type { OrderActKind } from '@sokoni/rules/orders/order-bulk-actions';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { useState } from 'react';
import { type OrderActRequest, useStartOrderBulkAction } from '#api/sales/order-bulk-actions.ts';
import { useOrderTags } from '#api/sales/orders.ts';
import type { StoreJob } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { sayOrderList as say } from '#sentences/orders/list.ts';
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
      title={say(`bulkTitle.${kind}`)}
      size="sm"
      confirmLabel={say(`bulkConfirm.${kind}`, { count })}
      busy={start.isPending}
      onSubmit={begin}
      onClose={onClose}
    >
      {kind === 'fulfil' ? (
        <p>{say('bulk.fulfilText')}</p>
      ) : (
        <TagsField
          label={say(kind === 'add_tags' ? 'bulk.tagsToAdd' : 'bulk.tagsToRemove')}
          tags={tags}
          error={isTried && tags.length === 0 ? say('bulk.noTag') : undefined}
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
      hint={say('bulk.tagsHint')}
      maxLength={orderLimits.tagLength}
      values={tags}
      error={error}
      suggestions={known.data ?? []}
      onType={setStart}
      onChange={(next) => onChange(next.slice(0, orderLimits.tags))}
    />
  );
}
