import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { useState } from 'react';
import { useLocations } from '#api/inventory/stock.ts';
import { useChangeRegister } from '#api/sales/edit-registers.ts';
import { type Register, useAddRegister } from '#api/sales/registers.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayRegisters as say } from '#sentences/point-of-sale/registers.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface RegisterModalProps {
  /** Null: a new one. */
  register: Register | null;
  onClose: () => void;
}

/** The name and the place of a register. */
export function RegisterModal({ register, onClose }: RegisterModalProps) {
  const locations = (useLocations().data ?? []).filter(({ closed_at }) => closed_at === null);
  const [name, setName] = useState(register?.name ?? '');
  const [chosen, setChosen] = useState(register?.location.id);
  const [problem, setProblem] = useState<string>();
  const add = useAddRegister();
  const change = useChangeRegister();
  const locationId = chosen ?? locations[0]?.id;

  async function save(): Promise<void> {
    if (name.trim() === '') {
      setProblem(say('name.required'));
      return;
    }
    const body = { name: name.trim(), ...(locationId ? { location_id: locationId } : {}) };
    try {
      await (register ? change.mutateAsync({ registerId: register.id, ...body }) : add.mutateAsync(body));
      onClose();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <FormModal
      size="sm"
      title={register ? say('edit', { name: register.name }) : say('add.title')}
      confirmLabel={say(register ? 'save' : 'add')}
      busy={add.isPending || change.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={say('name')}
        autoComplete="off"
        maxLength={registerLimits.nameLength}
        error={problem}
        value={name}
        onChange={(event) => {
          setProblem(undefined);
          setName(event.target.value);
        }}
      />
      {locations.length > 1 && locationId && (
        <SelectField
          label={say('location')}
          options={locations.map(({ id, name: label }) => ({ value: id, label }))}
          value={locationId}
          onChange={setChosen}
        />
      )}
    </FormModal>
  );
}
