import { mailedPapers, type OrderPaperKind } from '@sokoni/rules/paper-mail';
import { allows } from '@sokoni/rules/roles';
import { useCustomer } from '#api/customers.ts';
import { useOrderMails } from '#api/orders.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { LetterModal } from './letter-modal.tsx';
import type { PaperedOrder } from './papers-menu.tsx';

interface SendPaperProps {
  paper: OrderPaperKind | 'reminder';
  order: PaperedOrder;
  onClose: () => void;
}

/** A paper of an order by mail; the address of the customer stands there already. */
export function SendPaper({ paper, order, onClose }: SendPaperProps) {
  const knowsCustomers = allows(useSession(rolesHere), 'keepCustomers');
  const customerId = (knowsCustomers && order.customerId) || '';
  const customer = useCustomer(customerId);
  const { send, remind } = useOrderMails(order.id);
  // The dialog opens with the address in it, or without one when it cannot be had.
  if (customerId !== '' && customer.isPending) return null;
  const address = customer.data?.email ?? '';
  if (paper === 'reminder') {
    return (
      <LetterModal
        title={`Send a reminder for ${order.name}`}
        confirmLabel="Send reminder"
        address={address}
        busy={remind.isPending}
        onSend={remind.mutateAsync}
        onClose={onClose}
      >
        It says in the name of your store what is still to be paid, and brings the invoice along.
      </LetterModal>
    );
  }
  const name = mailedPapers[paper].toLowerCase();
  return (
    <LetterModal
      title={`Send ${name} ${order.name}`}
      confirmLabel={`Send ${name}`}
      address={address}
      busy={send.isPending}
      onSend={(letter) => send.mutateAsync({ paper, ...letter })}
      onClose={onClose}
    >
      It goes out in the name of your store, as a PDF. Answers come to the e-mail of your store.
    </LetterModal>
  );
}
