import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useState } from 'react';
import { messageOf } from '#api/client/message-of.ts';
import { useAcceptQuote } from '#api/wholesale/quotes.ts';
import type { PurchaseQuote } from '#contract-types.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { DeliverTo } from '#screens/wholesale/buying/deliver-to.tsx';
import { sayPurchaseQuotes as say } from '#sentences/wholesale/purchase-quotes.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

/** Asks where to and what is written on the order, and places it at the offered prices. */
export function AcceptQuoteModal({ quote, onClose }: { quote: PurchaseQuote; onClose: () => void }) {
  // What was looked at is what is accepted.
  const [{ id, number, version, total, currency_code }] = useState(quote);
  const accept = useAcceptQuote(id);
  const [reference, setReference] = useState('');
  const [note, setNote] = useState('');
  const [locationId, setLocationId] = useState<string | null>(null);
  const [refused, setRefused] = useState<string>();

  async function place(): Promise<void> {
    setRefused(undefined);
    try {
      const { order } = await accept.mutateAsync({
        version,
        expected_total: total,
        reference: reference.trim(),
        note: note.trim(),
        ...(locationId && { location_id: locationId }),
      });
      toast.success(say('accept.done', { number: order?.number ?? '' }));
      onClose();
    } catch (error) {
      setRefused(messageOf(error));
    }
  }

  return (
    <FormModal
      title={say('accept.title', { number })}
      confirmLabel={say('accept.confirm', { total: moneyTextIn(currency_code)(total) })}
      busy={accept.isPending}
      locked={reference !== '' || note !== ''}
      onSubmit={place}
      onClose={onClose}
    >
      {refused && (
        <NotificationCard kind="error" title={say('accept.refused')}>
          {refused}
        </NotificationCard>
      )}
      <DeliverTo locationId={locationId} onChange={setLocationId} />
      <TextField
        label={say('accept.reference')}
        hint={say('accept.reference.hint')}
        optional
        autoComplete="off"
        maxLength={wholesaleLimits.referenceLength}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <TextAreaField
        label={say('accept.note')}
        optional
        rows={3}
        maxLength={wholesaleLimits.noteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormModal>
  );
}
