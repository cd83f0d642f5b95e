import { useState } from 'react';
import { SupplierField } from '#screens/purchasing/suppliers/supplier-field.tsx';
import { SupplierModal } from '#screens/purchasing/suppliers/supplier-modal.tsx';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { OrderForm } from './use-purchase-order-form.ts';

interface SupplierCardProps {
  form: OrderForm;
  /** It can still be another one. */
  canRewrite: boolean;
}

/** From whom the items come. */
export function SupplierCard({ form, canRewrite }: SupplierCardProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card title={sayPurchaseOrder('supplier.title')}>
      <Stack>
        <SupplierField
          id="order-supplier"
          label={sayPurchaseOrder('supplier.title')}
          hideLabel
          value={form.typed.supplier}
          disabled={!canRewrite}
          error={form.problems.supplier}
          onChange={(supplier) => form.change({ supplier })}
        />
        {canRewrite && (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            {sayPurchaseOrder('supplier.add')}
          </Button>
        )}
      </Stack>
      {isAdding && (
        <SupplierModal
          onClose={() => setIsAdding(false)}
          onSaved={({ id, name }) => form.change({ supplier: { id, name } })}
        />
      )}
    </Card>
  );
}
