import { useState } from 'react';
import { sayRichText } from '#sentences/rich-text.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { isSafeLink } from './rich-text-schema.ts';

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
    else setProblem(sayRichText('link.invalid'));
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={sayRichText('tools.link')}
      size="sm"
      footer={
        <>
          {address === '' ? (
            <Button onClick={onClose}>{sayRichText('link.cancel')}</Button>
          ) : (
            <Button onClick={() => onLink('')}>{sayRichText('link.remove')}</Button>
          )}
          <Button variant="primary" onClick={done}>
            {address === '' ? sayRichText('link.add') : sayRichText('link.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={sayRichText('link.address')}
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
