import { orderLimits } from '@sokoni/rules/order-words';
import { useLocations } from '#api/stock.ts';
import { Card } from '#ui/card.tsx';
import { ChipsInput } from '#ui/chips-input.tsx';
import { Stack } from '#ui/layout.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { OrderForm } from './use-order-form.ts';

interface SideFieldsProps {
  form: OrderForm;
  /** It is said only once where an order comes from. */
  isNew?: boolean;
  /** The day by which the rest is paid: asked for, today where none is said, or open; left out where there is no rest. */
  due?: 'asked' | 'today' | 'open' | undefined;
  /** Some of it has left already. */
  isLeaving?: boolean;
}

/** What accompanies the lines of an order that is being written. */
export function SideFields(props: SideFieldsProps) {
  const { form, isNew = false, due, isLeaving = false } = props;
  const { typed, problems } = form;
  const locations = useLocations().data ?? [];
  const open = locations.filter(({ closed_at }) => closed_at === null);
  const chosen = locations.find(({ id }) => id === typed.locationId);
  const showsPlace = open.length > 1 || Boolean(chosen?.closed_at);
  return (
    <>
      {(isNew || due || showsPlace) && (
        <Card title={isNew ? 'Sale' : 'Terms'}>
          <Stack>
            {isNew && (
              <Segmented
                label="Where it was sold"
                options={[
                  { value: 'manual', label: 'By phone or message' },
                  { value: 'in_person', label: 'In person' },
                ]}
                stackOnPhone
                value={typed.channel}
                onChange={(channel) => form.change({ channel })}
              />
            )}
            {showsPlace && (
              <SelectField
                label="Leaves from"
                options={(chosen?.closed_at ? [...open, chosen] : open).map(({ id, name, closed_at }) => ({
                  value: id,
                  label: closed_at ? `${name} (closed)` : name,
                }))}
                value={typed.locationId || (open[0]?.id ?? null)}
                disabled={isLeaving}
                onChange={(locationId) => form.change({ locationId })}
              />
            )}
            {due && (
              <TextField
                id="order-due-on"
                type="date"
                label="Due on"
                hint={due === 'today' ? 'Left empty, it is due today.' : undefined}
                optional={due !== 'asked'}
                error={problems.due_on}
                value={typed.dueOn}
                onChange={(event) => form.change({ dueOn: event.target.value })}
              />
            )}
          </Stack>
        </Card>
      )}
      <Card title="Note and tags">
        <Stack>
          <TextAreaField
            label="Note"
            optional
            rows={3}
            maxLength={orderLimits.noteLength}
            value={typed.note}
            onChange={(event) => form.change({ note: event.target.value })}
          />
          <ChipsInput
            label="Tags"
            optional
            placeholder="wholesale, gift…"
            maxLength={orderLimits.tagLength}
            values={typed.tags}
            onChange={(tags) => form.change({ tags: tags.slice(0, orderLimits.tags) })}
          />
        </Stack>
      </Card>
    </>
  );
}
