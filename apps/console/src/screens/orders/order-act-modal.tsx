import type { OrderActKind } from '@sokoni/rules/order-acts';
import { orderLimits } from '@sokoni/rules/order-words';
import { useState } from 'react';
import { type OrderActRequest, useStartOrderAct } from '#api/order-acts.ts';
import { useOrderTags } from '#api/orders.ts';
import type { StoreJob } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { ordersText } from '#parts/count-text.ts';
import { useSettled } from '#parts/use-settled.ts';
import { ChipsInput } from '#ui/chips-input.tsx';
import { FormModal } from '#ui/form-modal.tsx';

interface OrderActModalProps {
  kind: OrderActKind;
  selection: OrderActRequest['selection'];
  /** How many are selected. */
  count: number;
  onStarted: (job: StoreJob) => void;
  onClose: () => void;
}

const titles = { hand_over: 'Hand over', add_tags: 'Add tags', remove_tags: 'Remove tags' } as const;
const verbs = { hand_over: 'Hand over', add_tags: 'Tag', remove_tags: 'Change' } as const;

/** One act on many orders: what it does, and the word to begin. */
export function OrderActModal({ kind, selection, count, onStarted, onClose }: OrderActModalProps) {
  const start = useStartOrderAct();
  const [tags, setTags] = useState<string[]>([]);
  const [isTried, setIsTried] = useState(false);

  function begin(): void {
    setIsTried(true);
    if (kind !== 'hand_over' && tags.length === 0) return;
    const act = kind === 'hand_over' ? { kind } : { kind, tags };
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
      {kind === 'hand_over' ? (
        <p>
          All that is still to go of each leaves the shelf. Orders of which nothing is left to hand over stay
          as they are.
        </p>
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
      hint="Enter ends a tag."
      maxLength={orderLimits.tagLength}
      values={tags}
      error={error}
      suggestions={known.data ?? []}
      onType={setStart}
      onChange={(next) => onChange(next.slice(0, orderLimits.tags))}
    />
  );
}
