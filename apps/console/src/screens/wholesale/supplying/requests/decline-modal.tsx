import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { useState } from 'react';
import { useDecideRequest } from '#api/wholesale/supplying.ts';
import type { AccessRequest } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayRequests as say } from '#sentences/wholesale/requests.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

interface DeclineModalProps {
  request: AccessRequest;
  onClose: () => void;
}

/** Declines, with a reason where one is given. */
export function DeclineModal({ request, onClose }: DeclineModalProps) {
  const [reason, setReason] = useState('');
  const decide = useDecideRequest(request.id);
  const name = request.company_name;

  async function decline(): Promise<void> {
    try {
      await decide.mutateAsync({ approved: false, reason: reason.trim() });
      toast.success(say('decline.done', { name }));
      onClose();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <FormModal
      danger
      title={say('decline.title', { name })}
      confirmLabel={say('decline.confirm')}
      busy={decide.isPending}
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
