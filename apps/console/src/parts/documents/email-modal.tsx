import {
  checkDocumentMail,
  type DocumentMailForm,
  documentMailLimits,
} from '@sokoni/rules/documents/document-mail';
import { inSentences } from '@sokoni/rules/forms/form-problems';
import { limits } from '@sokoni/rules/limits';
import type { ReactNode } from 'react';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { sayDocumentMailProblem } from '#sentences/document-mail-problems.ts';
import { sayDocument as say } from '#sentences/documents.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface LetterModalProps {
  title: string;
  confirmLabel: string;
  /** What the mail brings along. */
  children: ReactNode;
  /** The address that is known; it can be changed. */
  address: string;
  busy: boolean;
  onSend: (letter: DocumentMailForm) => Promise<unknown>;
  onClose: () => void;
}

/** To whom a document goes by mail, and with which words. */
export function LetterModal({
  title,
  confirmLabel,
  children,
  address,
  busy,
  onSend,
  onClose,
}: LetterModalProps) {
  const form = useCheckedForm<DocumentMailForm>(check, { to: address, note: '' });
  const { errors } = form.formState;

  async function send(letter: DocumentMailForm): Promise<void> {
    try {
      await onSend({ to: letter.to.trim(), note: letter.note.trim() });
      toast.success(say('mail.sending', { address: letter.to.trim() }));
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
        label={say('mail.to')}
        type="email"
        autoComplete="off"
        maxLength={limits.emailLength}
        error={errors.to?.message}
        {...form.register('to')}
      />
      <TextAreaField
        label={say('mail.note')}
        optional
        rows={3}
        maxLength={documentMailLimits.noteLength}
        hint={say('mail.noteHint')}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormModal>
  );
}

function check(letter: DocumentMailForm) {
  return inSentences(checkDocumentMail(letter), sayDocumentMailProblem.reason);
}
