import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useState } from 'react';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayQuotes as say } from '#sentences/wholesale/quotes.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface DeclineQuoteModalProps {
  quote: { number: string; version: number };
  busy: boolean;
  onDecline: (body: { version: number; reason: string }) => Promise<unknown>;
  onClose: () => void;
}

/** Says no, with a reason where one is given. */
export function DeclineQuoteModal({ quote, busy, onDecline, onClose }: DeclineQuoteModalProps) {
  const [reason, setReason] = useState('');
  // Of the quote that was looked at: what the other side has changed since is not declined unseen.
  const [{ number, version }] = useState(quote);

  async function decline(): Promise<void> {
    try {
      await onDecline({ version, reason: reason.trim() });
      toast.success(say('decline.done', { number }));
      onClose();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <FormModal
      danger
      title={say('decline.title', { number })}
      confirmLabel={say('decline.confirm')}
      busy={busy}
      locked={reason.trim() !== ''}
      onSubmit={decline}
      onClose={onClose}
    >
      <TextAreaField
        label={say('decline.reason')}
        optional
        hint={say('decline.reason.hint')}
        rows={3}
        maxLength={wholesaleLimits.reasonLength}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormModal>
  );
}
