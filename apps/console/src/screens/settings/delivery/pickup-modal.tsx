import { commaText } from '@sokoni/messages/list-text';
import { checkPickup } from '@sokoni/rules/delivery/check-pickup';
import { deliveryLimits } from '@sokoni/rules/delivery/delivery';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PickupPoint } from '#api/sales/delivery.ts';
import { useChangePickup } from '#api/sales/delivery-changes.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { paths } from '#paths.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { deliverySentences, sayDelivery as say } from '#sentences/settings/delivery.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import styles from './delivery.module.css';
import { SlotFields, slotOf, type TypedSlot, typedSlot } from './slot-fields.tsx';
import { useProblems } from './use-problems.ts';

/** Whether, how and when customers collect at a location. */
export function PickupModal({ point, onClose }: { point: PickupPoint; onClose: () => void }) {
  const [offered, setOffered] = useState(point.offered || point.version === 0);
  const [instructions, setInstructions] = useState(point.instructions);
  const [lead, setLead] = useState(String(point.lead_hours));
  const [slots, setSlots] = useState<TypedSlot[]>(() => point.slots.map(typedSlot));
  const { problems, setProblems, refuse } = useProblems();
  const changePickup = useChangePickup(point.location_id);

  function changeSlots(next: TypedSlot[]): void {
    setSlots(next);
    setProblems({});
  }

  async function save(): Promise<void> {
    const wanted = { lead_hours: countOf(lead) ?? -1, slots: slots.map(slotOf) };
    const check = deliverySentences(checkPickup(wanted));
    if (!check.ok) {
      setProblems(check.fields);
      return;
    }
    try {
      const { version } = point;
      await changePickup.mutateAsync({ version, offered, instructions: instructions.trim(), ...wanted });
      toast.success(say('pickup.saved'));
      onClose();
    } catch (error) {
      refuse(error);
    }
  }

  return (
    <FormModal
      title={say('pickup.titleOf', { location: point.name })}
      confirmLabel={say('save')}
      busy={changePickup.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Toggle label={say('pickup.offered')} checked={offered} onChange={setOffered} />
      {point.address.length > 0 ? (
        <Muted>{commaText(point.address)}</Muted>
      ) : (
        <Muted>
          {richText(
            say.rich('pickup.noAddress', { link: (words) => <Link to={paths.locations}>{words}</Link> }),
          )}
        </Muted>
      )}
      <TextAreaField
        label={say('pickup.instructions')}
        hint={say('pickup.instructions.hint')}
        optional
        rows={2}
        maxLength={deliveryLimits.instructionsLength}
        value={instructions}
        onChange={(event) => setInstructions(event.target.value)}
      />
      <CountInput
        label={say('pickup.lead')}
        hint={say('pickup.lead.hint')}
        className={styles.lead}
        error={problems.lead_hours}
        value={lead}
        onChange={(text) => {
          setLead(text);
          setProblems({});
        }}
      />
      <Stack gap={3}>
        <div>
          <h3>{say('pickup.slots')}</h3>
          <Muted>{say('pickup.slots.hint')}</Muted>
        </div>
        {slots.map((slot, index) => (
          <SlotFields
            key={slot.key}
            slot={slot}
            place={index + 1}
            onChange={(next) => changeSlots(slots.map((one) => (one.key === slot.key ? next : one)))}
            onRemove={() => changeSlots(slots.filter(({ key }) => key !== slot.key))}
          />
        ))}
        {problems.slots && <FormError>{problems.slots}</FormError>}
        {slots.length < deliveryLimits.slots && (
          <div>
            <Button
              size="sm"
              icon={<PlusIcon size={16} />}
              onClick={() => changeSlots([...slots, blankSlot(slots)])}
            >
              {say('slot.add')}
            </Button>
          </div>
        )}
      </Stack>
    </FormModal>
  );
}

function blankSlot(slots: readonly TypedSlot[]): TypedSlot {
  const key = Math.max(-1, ...slots.map((slot) => slot.key)) + 1;
  return { key, weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '12:00', capacity: '' };
}
