import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { useLocations } from '#api/inventory/stock.ts';
import type { OrderForm } from '#screens/orders/form/use-order-form.ts';
import { sayOrderForm as say } from '#sentences/orders/form.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ChipsInput } from '#ui/menus/chips-input.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';

interface SideFieldsProps {
  form: OrderForm;
  /** It is still asked where the order comes from. */
  asksChannel?: boolean;
  /** The day by which the rest is paid: asked for, today where none is said, or open; left out where there is no rest. */
  due?: 'asked' | 'today' | 'open' | undefined;
  /** Some of it has left already. */
  isLeaving?: boolean;
}

/** What accompanies the lines of an order that is being written. */
export function SideFields(props: SideFieldsProps) {
  const { form, asksChannel = false, due, isLeaving = false } = props;
  const { typed, problems } = form;
  const locations = useLocations().data ?? [];
  const open = locations.filter(({ closed_at }) => closed_at === null);
  const chosen = locations.find(({ id }) => id === typed.locationId);
  const showsPlace = open.length > 1 || Boolean(chosen?.closed_at);
  return (
    <>
      {(asksChannel || due || showsPlace) && (
        <Card title={say('details.title')}>
          <Stack>
            {asksChannel && (
              <Segmented
                label={say('channel.label')}
                options={[
                  { value: 'manual', label: say('channel.manual') },
                  { value: 'in_person', label: say('channel.in_person') },
                ]}
                stackOnPhone
                value={typed.channel}
                onChange={(channel) => form.change({ channel })}
              />
            )}
            {showsPlace && (
              <SelectField
                label={say('location.label')}
                options={(chosen?.closed_at ? [...open, chosen] : open).map(({ id, name, closed_at }) => ({
                  value: id,
                  label: closed_at ? say('location.closed', { name }) : name,
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
                label={say('due.label')}
                hint={due === 'today' ? say('due.hint') : undefined}
                optional={due !== 'asked'}
                error={problems.due_on}
                value={typed.dueOn}
                onChange={(event) => form.change({ dueOn: event.target.value })}
              />
            )}
          </Stack>
        </Card>
      )}
      <Card title={say('note.title')}>
        <Stack>
          <TextAreaField
            label={say('note.label')}
            optional
            rows={3}
            maxLength={orderLimits.noteLength}
            value={typed.note}
            onChange={(event) => form.change({ note: event.target.value })}
          />
          <ChipsInput
            label={say('tags.label')}
            optional
            placeholder={say('tags.placeholder')}
            maxLength={orderLimits.tagLength}
            values={typed.tags}
            onChange={(tags) => form.change({ tags: tags.slice(0, orderLimits.tags) })}
          />
        </Stack>
      </Card>
    </>
  );
}
