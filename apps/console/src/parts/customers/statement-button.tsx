import { PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type StatedCustomer, StatementModal } from './statement-modal.tsx';

/** Opens what a customer owed, bought and paid. */
export function StatementButton({ customer }: { customer: StatedCustomer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<PrinterIcon size={18} />} onClick={() => setIsOpen(true)}>
        {sayCustomer('statement.open')}
      </Button>
      {isOpen && <StatementModal customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  );
}
