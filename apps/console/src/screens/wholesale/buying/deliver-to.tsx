import { commaText } from '@sokoni/messages/list-text';
import { useLocations } from '#api/inventory/stock.ts';
import { saySupplierCart as say } from '#sentences/wholesale/cart.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';

interface DeliverToProps {
  /** Null: the first location of the store. */
  locationId: string | null;
  onChange: (locationId: string) => void;
}

/** Which location of the store the goods go to, with the address as the supplier reads it. */
export function DeliverTo({ locationId, onChange }: DeliverToProps) {
  const open = (useLocations().data ?? []).filter(({ closed_at }) => closed_at === null);
  const chosen = open.find(({ id }) => id === locationId) ?? open[0];
  if (!chosen) return null;
  const { name, address, city, region } = chosen;
  const place = commaText([name, address, city, region]);
  return (
    <>
      {open.length > 1 && (
        <SelectField
          label={say('order.to')}
          options={open.map((location) => ({ value: location.id, label: location.name }))}
          value={chosen.id}
          onChange={onChange}
        />
      )}
      {address === '' && city === '' ? (
        <NotificationCard kind="warning" title={say('order.to.noAddress', { place: name })} />
      ) : (
        <Muted>{say('order.to.place', { place })}</Muted>
      )}
    </>
  );
}
