import { allows } from '@sokoni/rules/access/roles';
import type { OrderDocumentKind } from '@sokoni/rules/documents/document-mail';
import { useCustomer } from '#api/customers/customers.ts';
import { useOrderMails } from '#api/sales/orders.ts';
import { sayDocument as say } from '#sentences/documents.ts';
import { rolesHere, useSession } from '#session/session.ts';
import type { PaperedOrder } from './documents-menu.tsx';
import { LetterModal } from './email-modal.tsx';

interface SendDocumentProps {
  document: OrderDocumentKind | 'reminder';
  order: PaperedOrder;
  onClose: () => void;
}

/** A document of an order by mail; the address of the customer stands there already. */
export function SendDocument({ document, order, onClose }: SendDocumentProps) {
  const knowsCustomers = allows(useSession(rolesHere), 'keepCustomers');
  const customerId = (knowsCustomers && order.customerId) || '';
  const customer = useCustomer(customerId);
  const { send, remind } = useOrderMails(order.id);
  // The dialog opens with the address in it, or without one when it cannot be had.
  if (customerId !== '' && customer.isPending) return null;
  const address = customer.data?.email ?? '';
  if (document === 'reminder') {
    return (
      <LetterModal
        title={say('mail.title.reminder', { order: order.name })}
        confirmLabel={say('mail.confirm.reminder')}
        address={address}
        busy={remind.isPending}
        onSend={remind.mutateAsync}
        onClose={onClose}
      >
        {say('mail.textReminder')}
      </LetterModal>
    );
  }
  return (
    <LetterModal
      title={say(`mail.title.${document}`, { order: order.name })}
      confirmLabel={say(`mail.confirm.${document}`)}
      address={address}
      busy={send.isPending}
      onSend={(letter) => send.mutateAsync({ document, ...letter })}
      onClose={onClose}
    >
      {say('mail.text')}
    </LetterModal>
  );
}
