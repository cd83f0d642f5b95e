import { orderLimits } from '@sokoni/rules/order-words';
import { useState } from 'react';
import type { OrderActs } from '#api/orders.ts';
import type { Order } from '#api/types.ts';
import { TextField } from '#ui/text-field.tsx';
import { ActModal } from './act-modal.tsx';
import { orderName } from './order-look.tsx';
import { useRefusal } from './use-refusal.ts';

interface CancelModalProps {
  order: Order;
  act: OrderActs['cancel'];
  onDone: () => void;
  onClose: () => void;
}

/** Nothing of the order leaves any more; of one that was handed over in part, nothing of the rest. */
export function CancelModal({ order, act, onDone, onClose }: CancelModalProps) {
  const { refusal, show } = useRefusal(['reason']);
  const [reason, setReason] = useState('');
  const isRest = order.state === 'part_fulfilled';
  const isPaid = (order.paid ?? 0) - (order.refunded ?? 0) > 0;

  async function cancel(): Promise<void> {
    try {
      await act.mutateAsync({ reason: reason.trim() });
      onDone();
    } catch (error) {
      show(error);
    }
  }

  return (
    <ActModal
      title={`Cancel ${isRest ? 'the rest of ' : ''}${orderName(order)}?`}
      size="sm"
      danger
      confirmLabel={isRest ? 'Cancel the rest' : 'Cancel the order'}
      cancelLabel="Keep it"
      busy={act.isPending}
      refusal={refusal}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {isRest
          ? 'What is still to go is free for others again, and what it costs is no longer owed.'
          : 'Its goods are free for others again. The order stays on record with its number.'}
        {isPaid && ` What was paid${isRest ? ' for it' : ''} can be given back afterwards.`}
      </p>
      <TextField
        label="Reason"
        optional
        autoComplete="off"
        maxLength={orderLimits.reasonLength}
        error={refusal.fields.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActModal>
  );
}
