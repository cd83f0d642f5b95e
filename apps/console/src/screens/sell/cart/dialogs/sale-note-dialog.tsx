import { orderLimits } from '@sokoni/rules/orders/order-labels';
import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { useState } from 'react';
import { sayLine as say } from '#sentences/sell/line.ts';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface SaleNoteDialogProps {
  sale: OpenSale;
  onChange: (update: (sale: OpenSale) => OpenSale) => void;
  onClose: () => void;
}

/** A note on the whole sale. */
export function SaleNoteDialog({ sale, onChange, onClose }: SaleNoteDialogProps) {
  const [note, setNote] = useState(sale.note);
  return (
    <FormModal
      title={say('sale.note')}
      confirmLabel={say('save')}
      onSubmit={() => {
        onChange((before) => ({ ...before, note: note.trim() }));
        onClose();
      }}
      onClose={onClose}
    >
      <TextAreaField
        autoFocus
        label={say('note')}
        hint={say('note.hint')}
        maxLength={orderLimits.noteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormModal>
  );
}
