import { orderLimits } from '@sokoni/rules/order-words';
import { useState } from 'react';
import type { OrderActs } from '#api/orders.ts';
import type { Order } from '#api/types.ts';
import { TextField } from '#ui/text-field.tsx';
import { ActModal } from './act-modal.tsx';
import styles from './hand-over.module.css';
import { orderName } from './order-look.tsx';
import { openOf } from './order-pieces.ts';
import { PiecesTable, readPieces, type TypedPieces } from './pieces-table.tsx';
import { useRefusal } from './use-refusal.ts';

interface HandOverModalProps {
  order: Order;
  act: OrderActs['fulfil'];
  onDone: () => void;
  onClose: () => void;
}

const names = ['lines', 'carrier', 'tracking_number', 'tracking_url'];

/** Which goods leave, and with whom. */
export function HandOverModal({ order, act, onDone, onClose }: HandOverModalProps) {
  const lines = order.lines.filter((line) => openOf(line) > 0);
  const { refusal, show, put, clear } = useRefusal(names);
  const [pieces, setPieces] = useState<TypedPieces>(() =>
    Object.fromEntries(lines.map((line) => [line.id, String(openOf(line))])),
  );
  const [shipment, setShipment] = useState({ carrier: '', tracking_number: '', tracking_url: '' });

  function set(change: Partial<typeof shipment>): void {
    clear();
    setShipment((before) => ({ ...before, ...change }));
  }

  async function save(): Promise<void> {
    const read = readPieces(lines, pieces, openOf);
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
      title={`Hand over goods of ${orderName(order)}`}
      size="lg"
      confirmLabel="Hand over"
      busy={act.isPending}
      refusal={refusal}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PiecesTable
        caption="Goods to hand over"
        lines={lines}
        most={openOf}
        typed={pieces}
        problems={refusal.fields}
        onType={(typed) => {
          clear();
          setPieces(typed);
        }}
      />
      <div className={styles.shipment}>
        <TextField
          label="Carrier"
          optional
          autoComplete="off"
          maxLength={orderLimits.carrierLength}
          error={refusal.fields.carrier}
          value={shipment.carrier}
          onChange={(event) => set({ carrier: event.target.value })}
        />
        <TextField
          label="Tracking number"
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
          label="Tracking link"
          optional
          autoComplete="off"
          placeholder="https://"
          maxLength={500}
          error={refusal.fields.tracking_url && 'Enter a web address that begins with https://'}
          value={shipment.tracking_url}
          onChange={(event) => set({ tracking_url: event.target.value })}
        />
      </div>
    </ActModal>
  );
}
