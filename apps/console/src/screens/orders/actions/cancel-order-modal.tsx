import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { useState } from 'react';
import type { OrderActs } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { orderName } from '#screens/orders/order-badges.tsx';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
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
      title={say(isRest ? 'cancel.titleRest' : 'cancel.title', { order: orderName(order) })}
      size="sm"
      danger
      confirmLabel={say(isRest ? 'cancel.confirmRest' : 'cancel.confirm')}
      cancelLabel={say('cancel.keep')}
      busy={act.isPending}
      refusal={refusal}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {isRest
          ? say(isPaid ? 'cancel.textRestPaid' : 'cancel.textRest')
          : say(isPaid ? 'cancel.textPaid' : 'cancel.text')}
      </p>
      <TextField
        label={say('reason.label')}
        hint={order.delivery?.email && say('cancel.reasonHint')}
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
