import { checkInvite } from '@sokoni/rules/access/invite-form';
import { type AssignableRole, isAssignableRole } from '@sokoni/rules/access/roles';
import { limits } from '@sokoni/rules/limits';
import { useController, useWatch } from 'react-hook-form';
import { useSendInvite } from '#api/stores/invites.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
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
          toast.success(`Invite sent to ${invite.email}`);
          close();
        },
        onError: (error) => showFailure(error, form),
      },
    );
  }

  return (
    <FormModal
      open={open}
      title="Invite staff"
      confirmLabel="Send invite"
      busy={sendInvite.isPending}
      locked={isStarted}
      onSubmit={form.handleSubmit(send)}
      onClose={close}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={limits.emailLength}
        hint="The invite is sent to this address and expires after 7 days."
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
        hint="Shown in the email and next to the invite."
        error={errors.message?.message}
        {...form.register('message')}
      />
    </FormModal>
  );
}
