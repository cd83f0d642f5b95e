import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { useState } from 'react';
import { useLocations } from '#api/inventory/stock.ts';
import type { OrderActs } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { ActModal } from '#screens/orders/actions/order-action-modal.tsx';
import { useRefusal } from '#screens/orders/actions/use-refusal.ts';
import { orderName } from '#screens/orders/order-badges.tsx';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { exchangeBalance } from './exchange-balance.ts';
import { RefundNow, useRefundNow } from './refund-now.tsx';
import { ReturnTable, useReturns } from './return-table.tsx';

interface ReturnItemsModalProps {
  order: Order;
  act: OrderActs['return'];
  /** What was done, as it is told. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Which items came back, what becomes of them, and whether their money is given back at once. What they cost is no longer owed. */
export function ReturnItemsModal({ order, act, onDone, onClose }: ReturnItemsModalProps) {
  const returns = useReturns(order.lines);
  const { refusal, show, put, clear } = useRefusal(['lines', 'reason', 'amount', 'gift_card_id']);
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState(order.location.id);
  const open = (useLocations().data ?? []).filter(({ closed_at }) => closed_at === null);
  const place = open.find(({ id }) => id === chosen) ?? open[0];
  const read = returns.read();
  const paid = (order.paid ?? 0) - (order.refunded ?? 0);
  const refund = useRefundNow(
    order,
    read.ok ? Math.min(paid, exchangeBalance(order, read.chosen, 0).freed) : 0,
  );

  async function save(): Promise<void> {
    if (!read.ok) return put(read.problems);
    if (refund.problem) return put({ amount: refund.problem });
    try {
      await act.mutateAsync({
        lines: read.chosen,
        reason: reason.trim(),
        refund: refund.body(),
        location_id: place?.id,
      });
      onDone(say(refund.isOn ? 'done.returnedRefunded' : 'done.returned'));
    } catch (error) {
      show(error);
    }
  }

  return (
    <ActModal
      title={say('return.title', { order: orderName(order) })}
      size="lg"
      confirmLabel={say(refund.isOn ? 'return.confirmRefund' : 'return.confirm')}
      busy={act.isPending}
      refusal={refusal}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ReturnTable returns={returns} problems={refusal.fields} onType={clear} />
      {returns.isCounted && open.length > 1 && place && (
        <SelectField
          label={say('return.location')}
          options={open.map(({ id, name }) => ({ value: id, label: name }))}
          value={place.id}
          onChange={setChosen}
        />
      )}
      <TextField
        label={say('reason.label')}
        optional
        autoComplete="off"
        maxLength={orderLimits.reasonLength}
        error={refusal.fields.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <RefundNow order={order} refund={refund} problems={refusal.fields} onType={clear} />
    </ActModal>
  );
}
