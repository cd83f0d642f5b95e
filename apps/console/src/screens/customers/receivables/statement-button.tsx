import { PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#contract-types.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StatementModal } from './statement-modal.tsx';

export function StatementButton({ customer }: { customer: Customer }) {
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
