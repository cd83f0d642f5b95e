import { useState } from 'react';
import { type Span, useMailStatement, useStatement } from '#api/customers/receivables.ts';
import type { Customer } from '#contract-types.ts';
import { LetterModal } from '#parts/documents/email-modal.tsx';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { StatementSpanModal } from './statement-span-modal.tsx';

/** Who is stated, and where it is sent. */
export type StatedCustomer = Pick<Customer, 'id' | 'name' | 'email'>;

/** What a customer owed, bought and paid from one day to another: to print, to keep or to send. */
export function StatementModal({ customer, onClose }: { customer: StatedCustomer; onClose: () => void }) {
  const [sent, setSent] = useState<Span | null>(null);
  const statement = useStatement(customer.id);
  const mail = useMailStatement(customer.id);
  if (sent) {
    return (
      <LetterModal
        title={sayCustomer('statement.mailTitle', { name: customer.name })}
        confirmLabel={sayCustomer('statement.mailSend')}
        address={customer.email}
        busy={mail.isPending}
        onSend={(letter) => mail.mutateAsync({ ...sent, ...letter })}
        onClose={onClose}
      >
        {sayCustomer('statement.mailHint')}
      </LetterModal>
    );
  }
  return (
    <StatementSpanModal
      title={sayCustomer('statement.title', { name: customer.name })}
      text={sayCustomer('statement.text')}
      ask={(span) => statement.mutateAsync(span)}
      onSend={setSent}
      onClose={onClose}
    />
  );
}
