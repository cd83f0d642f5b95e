import { purchaseLimits } from '@sokoni/rules/stock/purchase-order';
import { useLocations } from '#api/inventory/stock.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import type { OrderForm } from './use-purchase-order-form.ts';

interface DeliveryCardProps {
  form: OrderForm;
  canCount: boolean;
  /** Nothing of it changes any more. */
  isLocked: boolean;
}

/** To where, by when, and what is written about it. */
export function DeliveryCard({ form, canCount, isLocked }: DeliveryCardProps) {
  const { typed } = form;
  const locations = useLocations().data ?? [];
  const open = locations.filter(({ closed_at }) => closed_at === null);
  const chosen = locations.find(({ id }) => id === typed.locationId);
  return (
    <Card title={sayPurchaseOrder('delivery.title')}>
      <Stack>
        {(open.length > 1 || chosen?.closed_at) && (
          <SelectField
            label={sayPurchaseOrder('delivery.to')}
            options={(chosen?.closed_at ? [...open, chosen] : open).map(({ id, name, closed_at }) => ({
              value: id,
              label: closed_at ? sayPurchaseOrder('delivery.closed', { name }) : name,
            }))}
            value={typed.locationId || (open[0]?.id ?? null)}
            disabled={!canCount}
            onChange={(locationId) => form.change({ locationId })}
          />
        )}
        <TextField
          type="date"
          label={sayPurchaseOrder('delivery.expected')}
          optional
          disabled={isLocked}
          value={typed.expectedOn}
          onChange={(event) => form.change({ expectedOn: event.target.value })}
        />
        <TextField
          label={sayPurchaseOrder('delivery.reference')}
          optional
          hint={sayPurchaseOrder('delivery.reference.hint')}
          autoComplete="off"
          maxLength={purchaseLimits.referenceLength}
          disabled={isLocked}
          value={typed.reference}
          onChange={(event) => form.change({ reference: event.target.value })}
        />
        <TextAreaField
          label={sayPurchaseOrder('delivery.note')}
          optional
          hint={sayPurchaseOrder('delivery.note.hint')}
          rows={3}
          maxLength={purchaseLimits.noteLength}
          disabled={isLocked}
          value={typed.note}
          onChange={(event) => form.change({ note: event.target.value })}
        />
      </Stack>
    </Card>
  );
}
