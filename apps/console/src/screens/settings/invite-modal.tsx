import { checkInvite } from '@sokoni/rules/invite-form';
import { limits } from '@sokoni/rules/limits';
import { type AssignableRole, isAssignableRole } from '@sokoni/rules/roles';
import { useController, useWatch } from 'react-hook-form';
import { useSendInvite } from '#api/invites.ts';
import { showFailure, useCheckedForm } from '#parts/checked-form.ts';
import { FormModal } from '#ui/form-modal.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { RoleChoice } from './role-choice.tsx';

interface InviteFields {
  email: string;
  role: AssignableRole | '';
  message: string;
}

const empty: InviteFields = { email: '', role: '', message: '' };

/** Invites someone to work in the store (CONTRACT "invites"). */
export function InviteModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useCheckedForm<InviteFields>(checkInvite, empty);
  const role = useController({ control: form.control, name: 'role' }).field;
  const typed = useWatch({ control: form.control });
  const sendInvite = useSendInvite();
  const { errors } = form.formState;
  const isStarted = Object.values(typed).some((value) => value !== '');

  function close(): void {
    form.reset(empty);
    onClose();
  }

  function send({ email, role: chosen, message }: InviteFields): void {
    if (!isAssignableRole(chosen)) return;
    sendInvite.mutate(
      { email, role: chosen, message },
      {
        onSuccess: (invite) => {
          toast.success(`The invite to ${invite.email} is on its way.`);
          close();
        },
        onError: (error) => showFailure(error, form),
      },
    );
  }

  return (
    <FormModal
      open={open}
      title="Invite someone"
      confirmLabel="Send invite"
      busy={sendInvite.isPending}
      locked={isStarted}
      onSubmit={form.handleSubmit(send)}
      onClose={close}
    >
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        maxLength={limits.emailLength}
        hint="The invite goes to this address and is good for 7 days."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <RoleChoice
        legend="Role"
        ref={role.ref}
        value={role.value}
        onChange={role.onChange}
        error={errors.role?.message}
      />
      <TextAreaField
        label="Message"
        optional
        rows={3}
        maxLength={limits.inviteMessageLength}
        hint="A word of welcome. It stands in the mail and beside the invite."
        error={errors.message?.message}
        {...form.register('message')}
      />
    </FormModal>
  );
}
