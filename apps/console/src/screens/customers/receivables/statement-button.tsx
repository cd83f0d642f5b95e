import { PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#contract-types.ts';
import { Button } from '#ui/buttons/button.tsx';
import { StatementModal } from './statement-modal.tsx';

export function StatementButton({ customer }: { customer: Customer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<PrinterIcon size={18} />} onClick={() => setIsOpen(true)}>
        Statement…
      </Button>
      {isOpen && <StatementModal customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  );
}
