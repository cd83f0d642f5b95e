import { useState } from 'react';
import type { Customer } from '#api/types.ts';
import { Button } from '#ui/button.tsx';
import { PrintIcon } from '#ui/icons-more.tsx';
import { StatementModal } from './statement-modal.tsx';

export function StatementButton({ customer }: { customer: Customer }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<PrintIcon size={18} />} onClick={() => setIsOpen(true)}>
        Statement…
      </Button>
      {isOpen && <StatementModal customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  );
}
