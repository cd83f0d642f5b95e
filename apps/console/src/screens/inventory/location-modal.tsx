import { messages } from '@sokoni/rules/messages';
import { type FormEvent, useId, useState } from 'react';
import { isFailure } from '#api/api-error.ts';
import { useAddLocation, useChangeLocation } from '#api/locations.ts';
import { messageOf } from '#api/message-of.ts';
import type { StockLocation } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';

/** Names a new place, or gives one another name. */
export function LocationModal({ location, onClose }: { location?: StockLocation; onClose: () => void }) {
  const formId = useId();
  const [name, setName] = useState(location?.name ?? '');
  const [problem, setProblem] = useState<string>();
  const addLocation = useAddLocation();
  const changeLocation = useChangeLocation();
  const isBusy = addLocation.isPending || changeLocation.isPending;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
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
    <Modal
      open
      onClose={onClose}
      title={location ? `Rename ${location.name}` : 'Add location'}
      size="sm"
      locked={isBusy}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            {location ? 'Save' : 'Add location'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
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
      </form>
    </Modal>
  );
}
