import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { isSafeLink } from './description-schema.ts';

interface LinkModalProps {
  address: string;
  onLink: (address: string) => void;
  onClose: () => void;
}

export function LinkModal({ address, onLink, onClose }: LinkModalProps) {
  const [typed, setTyped] = useState(address);
  const [problem, setProblem] = useState<string>();

  function done(): void {
    const full = /^[\w-]+(\.[\w-]+)+/.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim();
    if (isSafeLink(full)) onLink(full);
    else setProblem('Enter an address that starts with https://, mailto: or tel:');
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="Link"
      size="sm"
      footer={
        <>
          {address === '' ? (
            <Button onClick={onClose}>Cancel</Button>
          ) : (
            <Button onClick={() => onLink('')}>Remove link</Button>
          )}
          <Button variant="primary" onClick={done}>
            {address === '' ? 'Add link' : 'Save link'}
          </Button>
        </>
      }
    >
      <TextField
        label="Address"
        type="url"
        error={problem}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          done();
        }}
      />
    </Modal>
  );
}
