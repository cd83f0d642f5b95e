import { PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import type { SupplierDetail } from '#api/wholesale/buying.ts';
import { useSupplierStatement } from '#api/wholesale/purchase-documents.ts';
import { StatementSpanModal } from '#parts/customers/statement-span-modal.tsx';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Opens what the store owed a supplier, bought there and paid. */
export function SupplierStatement({ supplier: { id, name } }: { supplier: SupplierDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  const statement = useSupplierStatement(id);
  return (
    <>
      <Button icon={<PrinterIcon size={18} />} onClick={() => setIsOpen(true)}>
        {say('statement.open')}
      </Button>
      {isOpen && (
        <StatementSpanModal
          title={say('statement.title', { name })}
          text={say('statement.text')}
          ask={(span) => statement.mutateAsync(span)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
