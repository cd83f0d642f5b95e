import { ReceiptTextIcon } from 'lucide-react';
import { useState } from 'react';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { PastSales } from './past-sales.tsx';

/** The sales of this device, in the bar of the till. */
export function PastSalesButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        size="lg"
        label={say('button')}
        icon={<ReceiptTextIcon size={20} />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <PastSales onClose={() => setIsOpen(false)} />}
    </>
  );
}
