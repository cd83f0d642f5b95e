import { messages } from '@sokoni/rules/messages';
import { useState } from 'react';
import { isFailure } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useAddLocation, useChangeLocation } from '#api/inventory/locations.ts';
import type { StockLocation } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

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
      toast.success(location ? 'Location saved' : `${saved.name} added`);
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
        hint="A shop, a stockroom or a van: anywhere you keep stock."
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
