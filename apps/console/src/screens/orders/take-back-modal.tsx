import { orderLimits } from '@sokoni/rules/order-words';
import { useState } from 'react';
import type { OrderActs } from '#api/orders.ts';
import type { Order, OrderLine } from '#api/types.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ActModal } from './act-modal.tsx';
import { lineName } from './line-goods.tsx';
import { orderName } from './order-look.tsx';
import { PiecesTable, readPieces, type TypedPieces } from './pieces-table.tsx';
import { useRefusal } from './use-refusal.ts';

interface TakeBackModalProps {
  order: Order;
  act: OrderActs['takeBack'];
  onDone: () => void;
  onClose: () => void;
}

/** Pieces of a line that are with the buyer. */
export function outOf({ fulfilled, returned }: OrderLine): number {
  return fulfilled - returned;
}

const wheres = [
  { value: 'shelf', label: 'Back on the shelf' },
  { value: 'lost', label: 'Lost or broken' },
];

/** Which goods came back, and what becomes of them. What they cost is no longer owed. */
export function TakeBackModal({ order, act, onDone, onClose }: TakeBackModalProps) {
  const lines = order.lines.filter((line) => outOf(line) > 0);
  const { refusal, show, put, clear } = useRefusal(['lines', 'reason']);
  const [pieces, setPieces] = useState<TypedPieces>({});
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');

  async function save(): Promise<void> {
    const read = readPieces(lines, pieces, outOf);
    if (!read.ok) return put(read.problems);
    try {
      await act.mutateAsync({
        lines: read.chosen.map((line) => ({ ...line, restocked: !lost.has(line.line_id) })),
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
      refusal={refusal.sentence}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PiecesTable
        caption="Goods to take back"
        lines={lines}
        most={outOf}
        typed={pieces}
        problems={refusal.fields}
        onType={(typed) => {
          clear();
          setPieces(typed);
        }}
        more={{
          header: 'Where they go',
          cell: (line) => (
            <SelectField
              label={`Where ${lineName(line)} goes`}
              hideLabel
              options={wheres}
              value={lost.has(line.id) ? 'lost' : 'shelf'}
              onChange={(where) =>
                setLost((before) => {
                  const next = new Set(before);
                  if (where === 'lost') next.add(line.id);
                  else next.delete(line.id);
                  return next;
                })
              }
            />
          ),
        }}
      />
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
