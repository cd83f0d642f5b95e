import { messages } from '@sokoni/rules/messages';
import { useState } from 'react';
import { isFailure } from '#api/api-error.ts';
import { useAddLocation, useChangeLocation } from '#api/locations.ts';
import { messageOf } from '#api/message-of.ts';
import type { StockLocation } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { FormModal } from '#ui/form-modal.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';

/** Names a new place, or gives one another name. */
export function LocationModal({ location, onClose }: { location?: StockLocation; onClose: () => void }) {
  const [name, setName] = useState(location?.name ?? '');
  const [problem, setProblem] = useState<string>();
  const addLocation = useAddLocation();
  const changeLocation = useChangeLocation();
  const isBusy = addLocation.isPending || changeLocation.isPending;

  async function save(): Promise<void> {
    const typed = name.trim();
    if (typed === '') return setProblem(messages.required('Name'));
    try {
      const saved = location
        ? await changeLocation.mutateAsync({ id: location.id, name: typed })
        : await addLocation.mutateAsync(typed);
      toast.success(location ? 'The location is saved.' : `${saved.name} is open.`);
      onClose();
    } catch (error) {
      if (isFailure(error, 'location_taken')) setProblem(messageOf(error));
      else showFailure(error);
    }
  }

  return (
    <FormModal
      title={location ? `Rename ${location.name}` : 'Add location'}
      size="sm"
      confirmLabel={location ? 'Save' : 'Add location'}
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="A shop, a stockroom, a van: wherever goods lie and are counted."
        autoComplete="off"
        maxLength={80}
        error={problem}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
    </FormModal>
  );
}
