import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/layout.tsx';
import { SupplierField } from './supplier-field.tsx';
import { SupplierModal } from './supplier-modal.tsx';
import type { OrderForm } from './use-order-form.ts';

interface SupplierCardProps {
  form: OrderForm;
  /** It can still be another one. */
  canRewrite: boolean;
}

/** From whom the goods come. */
export function SupplierCard({ form, canRewrite }: SupplierCardProps) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card title="Supplier">
      <Stack>
        <SupplierField
          id="order-supplier"
          label="Supplier"
          hideLabel
          value={form.typed.supplier}
          disabled={!canRewrite}
          error={form.problems.supplier}
          onChange={(supplier) => form.change({ supplier })}
        />
        {canRewrite && (
          <Button size="sm" onClick={() => setIsAdding(true)}>
            Add a new supplier…
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
