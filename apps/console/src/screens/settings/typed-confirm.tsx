import { type ReactNode, useState } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface TypedConfirmProps {
  open: boolean;
  title: string;
  /** What happens, in plain words. */
  children: ReactNode;
  /** To be typed, so that nobody does this by habit. */
  phrase: string;
  /** Asks for it. */
  label: ReactNode;
  /** Says that it is another one. */
  refusal: string;
  confirmLabel: string;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** A question about something grave: the answer is typed. */
export function TypedConfirm(props: TypedConfirmProps) {
  const { open, title, children, phrase, label, refusal, confirmLabel, busy, onCancel, onConfirm } = props;
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const isRight = plain(typed) === plain(phrase);

  function cancel(): void {
    setTyped('');
    setIsRefused(false);
    onCancel();
  }

  function submit(): void {
    setIsRefused(!isRight);
    if (isRight) onConfirm();
  }

  return (
    <FormModal
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      danger
      busy={busy}
      onSubmit={submit}
      onClose={cancel}
    >
      {children}
      <TextField
        label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isRefused && !isRight ? refusal : undefined}
      />
    </FormModal>
  );
}

/** Capitals and the way in which an accent is stored do not count. */
function plain(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
