import { orderLimits } from '@sokoni/rules/order-words';
import { useState } from 'react';
import type { OrderActs } from '#api/orders.ts';
import type { Order } from '#api/types.ts';
import { TextField } from '#ui/text-field.tsx';
import { ActModal } from './act-modal.tsx';
import { orderName } from './order-look.tsx';
import { ReturnTable, useReturns } from './return-table.tsx';
import { useRefusal } from './use-refusal.ts';

interface TakeBackModalProps {
  order: Order;
  act: OrderActs['takeBack'];
  onDone: () => void;
  onClose: () => void;
}

/** Which goods came back, and what becomes of them. What they cost is no longer owed. */
export function TakeBackModal({ order, act, onDone, onClose }: TakeBackModalProps) {
  const returns = useReturns(order.lines);
  const { refusal, show, put, clear } = useRefusal(['lines', 'reason']);
  const [reason, setReason] = useState('');

  async function save(): Promise<void> {
    const read = returns.read();
    if (!read.ok) return put(read.problems);
    try {
      await act.mutateAsync({
        lines: read.chosen,
        reason: reason.trim(),
      });
      onDone();
    } catch (error) {
      show(error);
    }
  }

  return (
    <ActModal
      title={`Take back goods of ${orderName(order)}`}
      size="lg"
      confirmLabel="Take back"
      busy={act.isPending}
      refusal={refusal}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ReturnTable returns={returns} problems={refusal.fields} onType={clear} />
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
