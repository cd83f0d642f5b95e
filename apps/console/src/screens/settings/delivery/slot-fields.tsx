import { currentLanguage } from '@sokoni/messages/current-language';
import { XIcon } from 'lucide-react';
import type { PickupPoint } from '#api/sales/delivery.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './delivery.module.css';

type Slot = PickupPoint['slots'][number];

/** A pickup time as it is typed; empty `capacity`: any number of orders. */
export interface TypedSlot extends Omit<Slot, 'capacity'> {
  key: number;
  capacity: string;
}

export function typedSlot(slot: Slot, key: number): TypedSlot {
  return { ...slot, key, capacity: slot.capacity?.toString() ?? '' };
}

export function slotOf({ weekdays, from, to, capacity }: TypedSlot): Slot {
  const most = capacity.trim() === '' ? null : (countOf(capacity) ?? -1);
  return { weekdays: weekdays.toSorted((one, other) => one - other), from, to, capacity: most };
}

/** Of the days of a week, from Monday on. */
function namesOfDays(): string[] {
  const name = new Intl.DateTimeFormat(currentLanguage(), { weekday: 'short', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => name.format(Date.UTC(2024, 0, index + 1)));
}

interface SlotFieldsProps {
  slot: TypedSlot;
  place: number;
  onChange: (slot: TypedSlot) => void;
  onRemove: () => void;
}

/** On which days, from when to when and for how many orders. */
export function SlotFields({ slot, place, onChange, onRemove }: SlotFieldsProps) {
  const { weekdays } = slot;
  return (
    <fieldset className={styles.part}>
      <legend className="visually-hidden">{say('slot.of', { place })}</legend>
      <div className={styles.partHead}>
        <span aria-hidden="true">{say('slot.of', { place })}</span>
        <IconButton
          size="sm"
          label={say('slot.remove', { place })}
          icon={<XIcon size={16} />}
          onClick={onRemove}
        />
      </div>
      <fieldset className={styles.days}>
        <legend>{say('slot.days')}</legend>
        {namesOfDays().map((name, index) => {
          const day = index + 1;
          return (
            <CheckboxField
              key={name}
              label={name}
              checked={weekdays.includes(day)}
              onChange={(event) =>
                onChange({
                  ...slot,
                  weekdays: event.target.checked
                    ? [...weekdays, day]
                    : weekdays.filter((other) => other !== day),
                })
              }
            />
          );
        })}
      </fieldset>
      <div className={styles.times}>
        <TextField
          label={say('slot.from')}
          type="time"
          value={slot.from}
          onChange={(event) => onChange({ ...slot, from: event.target.value })}
        />
        <TextField
          label={say('slot.to')}
          type="time"
          value={slot.to}
          onChange={(event) => onChange({ ...slot, to: event.target.value })}
        />
        <CountInput
          label={say('slot.capacity')}
          min={1}
          placeholder={say('slot.noLimit')}
          value={slot.capacity}
          onChange={(capacity) => onChange({ ...slot, capacity })}
        />
      </div>
    </fieldset>
  );
}
