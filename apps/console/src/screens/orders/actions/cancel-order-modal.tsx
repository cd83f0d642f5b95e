import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { useState } from 'react';
import type { OrderActs } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { orderName } from '#screens/orders/order-badges.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ActModal } from './order-action-modal.tsx';
import { useRefusal } from './use-refusal.ts';

interface CancelModalProps {
  order: Order;
  act: OrderActs['cancel'];
  onDone: () => void;
  onClose: () => void;
}

/** Nothing of the order leaves any more; of one that was fulfilled in part, nothing of the rest. */
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
      title={`Cancel ${isRest ? 'remaining items of ' : ''}${orderName(order)}?`}
      size="sm"
      danger
      confirmLabel={isRest ? 'Cancel remaining items' : 'Cancel order'}
      cancelLabel="Keep order"
      busy={act.isPending}
      refusal={refusal}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {isRest
          ? 'The unfulfilled items return to available stock and come off the balance due.'
          : 'Its items return to available stock. The order keeps its number and stays on record.'}
        {isPaid && ` You can refund what was paid${isRest ? ' for them' : ''} afterwards.`}
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
