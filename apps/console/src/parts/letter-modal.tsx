import { limits } from '@sokoni/rules/limits';
import { checkPaperMail, type PaperMailForm, paperMailLimits } from '@sokoni/rules/paper-mail';
import type { ReactNode } from 'react';
import { FormModal } from '#ui/form-modal.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { showFailure, useCheckedForm } from './checked-form.ts';

interface LetterModalProps {
  title: string;
  confirmLabel: string;
  /** What the mail brings along. */
  children: ReactNode;
  /** The address that is known; it can be changed. */
  address: string;
  busy: boolean;
  onSend: (letter: PaperMailForm) => Promise<unknown>;
  onClose: () => void;
}

/** To whom a paper goes by mail, and with which words. */
export function LetterModal({
  title,
  confirmLabel,
  children,
  address,
  busy,
  onSend,
  onClose,
}: LetterModalProps) {
  const form = useCheckedForm<PaperMailForm>(checkPaperMail, { to: address, note: '' });
  const { errors } = form.formState;

  async function send(letter: PaperMailForm): Promise<void> {
    try {
      await onSend({ to: letter.to.trim(), note: letter.note.trim() });
      toast.success(`On its way to ${letter.to.trim()}.`);
      onClose();
    } catch (error) {
      showFailure(error, form);
    }
  }

  return (
    <FormModal
      title={title}
      confirmLabel={confirmLabel}
      busy={busy}
      onSubmit={form.handleSubmit(send)}
      onClose={onClose}
    >
      <p>{children}</p>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        maxLength={limits.emailLength}
        error={errors.to?.message}
        {...form.register('to')}
      />
      <TextAreaField
        label="Note"
        optional
        rows={3}
        maxLength={paperMailLimits.noteLength}
        hint="A word of yours. It stands in the mail."
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormModal>
  );
}
