import type { ResetForm } from '@sokoni/rules/access/reset-form';
import { limits } from '@sokoni/rules/limits';
import { useController } from 'react-hook-form';
import { useResetPassword, useSendPasswordCode } from '#api/stores/accounts.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { acceptDigit } from '#parts/sign-in/accept-digit.ts';
import { ResendCode } from '#parts/sign-in/resend-code.tsx';
import { say } from '#sentences/accounts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { PinInput } from '#ui/fields/pin-input.tsx';
import styles from './accounts.module.css';
import { checkNewPassword, NewPasswordFields } from './new-password-fields.tsx';

interface ResetCodeFormProps {
  email: string;
  onReset: () => void;
}

/** The second step of a forgotten password: the code, the new password and its repeat. */
export function ResetCodeForm({ email, onReset }: ResetCodeFormProps) {
  const reset = useResetPassword();
  const sendCode = useSendPasswordCode();
  const form = useCheckedForm<ResetForm>(checkNewPassword, {
    otp: '',
    new_password: '',
    repeat_password: '',
  });
  const otp = useController({ control: form.control, name: 'otp' }).field;

  function submit(fields: ResetForm): void {
    reset.mutate(
      { app_id: 'sokoni', email, ...fields },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onReset();
        },
        onError: (error) => showFailure(error, form),
      },
    );
  }

  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit(submit)}>
      <PinInput
        ref={otp.ref}
        label={say('field.code')}
        autoFocus
        length={limits.codeLength}
        accept={acceptDigit}
        value={otp.value}
        onChange={otp.onChange}
        error={form.formState.errors.otp?.message}
      />
      <NewPasswordFields form={form} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" fullWidth busy={reset.isPending}>
          {say('action.changePassword')}
        </Button>
        <ResendCode label={say('action.resend')} send={() => sendCode.mutateAsync(email)} />
      </div>
    </form>
  );
}
