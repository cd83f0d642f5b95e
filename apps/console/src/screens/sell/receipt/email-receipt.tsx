import { useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import { LetterModal } from '#parts/documents/email-modal.tsx';
import { sayDocument } from '#sentences/documents.ts';
import { sayCompleted as say } from '#sentences/sell/completed.ts';
import type { ShownSale } from '../past-sales/shown-sale.ts';
import { useCashier, useTill } from '../till-context.tsx';

interface EmailReceiptProps {
  /** Of the sale. */
  id: string;
  sale: Pick<ShownSale, 'number' | 'customer'>;
  onClose: () => void;
}

/** Sends the receipt of a sale by e-mail, behind the sale itself: without a network, too. */
export function EmailReceipt({ id: orderId, sale, onClose }: EmailReceiptProps) {
  const till = useTill();
  const cashier = useCashier();
  // However often it is pressed, one mail goes.
  const [id] = useState(() => newUuid());
  const { number, customer } = sale;
  const known = customer ? till.catalogue.customer(customer.id) : undefined;
  return (
    <LetterModal
      title={sayDocument('mail.title.receipt', { order: number })}
      confirmLabel={sayDocument('mail.confirm.receipt')}
      address={known?.email ?? ''}
      busy={false}
      onSend={({ to, note }) =>
        till.commit(
          'receipt_requested',
          {
            ...{ cashier_id: cashier.id, approved_by: null, at: new Date().toISOString() },
            ...{ order_id: orderId, email: to, note },
          },
          id,
        )
      }
      onClose={onClose}
    >
      {say('email.text')}
    </LetterModal>
  );
}
