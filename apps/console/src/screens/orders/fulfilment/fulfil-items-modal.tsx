import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { useState } from 'react';
import type { OrderActs } from '#api/sales/orders.ts';
import type { Order } from '#contract-types.ts';
import { ActModal } from '#screens/orders/actions/order-action-modal.tsx';
import { useRefusal } from '#screens/orders/actions/use-refusal.ts';
import { orderName } from '#screens/orders/order-badges.tsx';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './fulfil-items.module.css';
import { openOf } from './open-quantities.ts';
import { QuantityTable, readQuantities, type TypedQuantities } from './quantity-table.tsx';

interface FulfilItemsModalProps {
  order: Order;
  act: OrderActs['fulfil'];
  onDone: () => void;
  onClose: () => void;
}

const names = ['lines', 'carrier', 'tracking_number', 'tracking_url'];

/** Which items leave, and with whom. */
export function FulfilItemsModal({ order, act, onDone, onClose }: FulfilItemsModalProps) {
  const lines = order.lines.filter((line) => openOf(line) > 0);
  const { refusal, show, put, clear } = useRefusal(names);
  const [units, setQuantities] = useState<TypedQuantities>(() =>
    Object.fromEntries(lines.map((line) => [line.id, String(openOf(line))])),
  );
  const [shipment, setShipment] = useState({ carrier: '', tracking_number: '', tracking_url: '' });

  function set(change: Partial<typeof shipment>): void {
    clear();
    setShipment((before) => ({ ...before, ...change }));
  }

  async function save(): Promise<void> {
    const read = readQuantities(lines, units, openOf);
    if (!read.ok) return put(read.problems);
    try {
      await act.mutateAsync({
        lines: read.chosen,
        carrier: shipment.carrier.trim(),
        tracking_number: shipment.tracking_number.trim(),
        tracking_url: shipment.tracking_url.trim(),
      });
      onDone();
    } catch (error) {
      show(error);
    }
  }

  return (
    <ActModal
      title={say('fulfil.title', { order: orderName(order) })}
      size="lg"
      confirmLabel={say('fulfil.confirm')}
      busy={act.isPending}
      refusal={refusal}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <QuantityTable
        caption={say('fulfil.caption')}
        lines={lines}
        most={openOf}
        typed={units}
        problems={refusal.fields}
        onType={(typed) => {
          clear();
          setQuantities(typed);
        }}
      />
      <div className={styles.shipment}>
        <TextField
          label={say('fulfil.carrier')}
          optional
          autoComplete="off"
          maxLength={orderLimits.carrierLength}
          error={refusal.fields.carrier}
          value={shipment.carrier}
          onChange={(event) => set({ carrier: event.target.value })}
        />
        <TextField
          label={say('fulfil.number')}
          optional
          autoComplete="off"
          spellCheck={false}
          maxLength={orderLimits.trackingLength}
          error={refusal.fields.tracking_number}
          value={shipment.tracking_number}
          onChange={(event) => set({ tracking_number: event.target.value })}
        />
        <TextField
          type="url"
          label={say('fulfil.link')}
          optional
          autoComplete="off"
          placeholder="https://"
          maxLength={500}
          error={refusal.fields.tracking_url && say('fulfil.linkWrong')}
          value={shipment.tracking_url}
          onChange={(event) => set({ tracking_url: event.target.value })}
        />
      </div>
    </ActModal>
  );
}
