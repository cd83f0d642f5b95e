import { purchaseLimits } from '@sokoni/rules/purchase-order';
import { useState } from 'react';
import { useLocations } from '#api/stock.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Stack } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { SupplierField } from './supplier-field.tsx';
import { SupplierModal } from './supplier-modal.tsx';
import type { OrderForm } from './use-order-form.ts';

interface OrderSideProps {
  form: OrderForm;
  /** The supplier can still be another one. */
  canRewrite: boolean;
  canCount: boolean;
  /** Nothing of it changes any more. */
  isLocked: boolean;
}

/** From whom, to where, by when, and what is written about it. */
export function OrderSide({ form, canRewrite, canCount, isLocked }: OrderSideProps) {
  const { typed } = form;
  const locations = useLocations().data ?? [];
  const open = locations.filter(({ closed_at }) => closed_at === null);
  const chosen = locations.find(({ id }) => id === typed.locationId);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Card title="Supplier">
        <Stack>
          <SupplierField
            id="order-supplier"
            label="Supplier"
            hideLabel
            value={typed.supplier}
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
      </Card>
      <Card title="Delivery">
        <Stack>
          {(open.length > 1 || chosen?.closed_at) && (
            <SelectField
              label="Deliver to"
              options={(chosen?.closed_at ? [...open, chosen] : open).map(({ id, name, closed_at }) => ({
                value: id,
                label: closed_at ? `${name} (closed)` : name,
              }))}
              value={typed.locationId || (open[0]?.id ?? null)}
              disabled={!canCount}
              onChange={(locationId) => form.change({ locationId })}
            />
          )}
          <TextField
            type="date"
            label="Expected on"
            optional
            disabled={isLocked}
            value={typed.expectedOn}
            onChange={(event) => form.change({ expectedOn: event.target.value })}
          />
          <TextField
            label="Reference"
            optional
            hint="The supplier's quote or invoice."
            autoComplete="off"
            maxLength={purchaseLimits.referenceLength}
            disabled={isLocked}
            value={typed.reference}
            onChange={(event) => form.change({ reference: event.target.value })}
          />
          <TextAreaField
            label="Note"
            optional
            hint="Printed on the order."
            rows={3}
            maxLength={purchaseLimits.noteLength}
            disabled={isLocked}
            value={typed.note}
            onChange={(event) => form.change({ note: event.target.value })}
          />
        </Stack>
      </Card>
      {isAdding && (
        <SupplierModal
          onClose={() => setIsAdding(false)}
          onSaved={({ id, name }) => form.change({ supplier: { id, name } })}
        />
      )}
    </>
  );
}
