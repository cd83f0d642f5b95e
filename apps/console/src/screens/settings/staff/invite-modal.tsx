import { checkInvite } from '@sokoni/rules/access/invite-form';
import { type AssignableRole, isAssignableRole } from '@sokoni/rules/access/roles';
import { limits } from '@sokoni/rules/limits';
import { useController, useWatch } from 'react-hook-form';
import { useSendInvite } from '#api/stores/invites.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { sayStaff } from '#sentences/settings/staff.ts';
import { checkStoreSentences } from '#sentences/stores/problems.ts';
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
  const form = useCheckedForm<InviteFields>((fields) => checkStoreSentences(checkInvite(fields)), empty);
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
          toast.success(sayStaff('form.sent', { email: invite.email }));
          close();
        },
        onError: (error) => showFailure(error, form),
      },
    );
  }

  return (
    <FormModal
      open={open}
      title={sayStaff('invite')}
      confirmLabel={sayStaff('form.send')}
      busy={sendInvite.isPending}
      locked={isStarted}
      onSubmit={form.handleSubmit(send)}
      onClose={close}
    >
      <TextField
        label={sayStaff('form.email')}
        type="email"
        autoComplete="off"
        maxLength={limits.emailLength}
        hint={sayStaff('form.email.hint')}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <RoleChoice
        legend={sayStaff('form.role')}
        ref={role.ref}
        value={role.value}
        onChange={role.onChange}
        error={errors.role?.message}
      />
      <TextAreaField
        label={sayStaff('form.message')}
        optional
        rows={3}
        maxLength={limits.inviteMessageLength}
        hint={sayStaff('form.message.hint')}
        error={errors.message?.message}
        {...form.register('message')}
      />
    </FormModal>
  );
}
