import { limits } from '@sokoni/rules/limits';
import type { ResetForm } from '@sokoni/rules/reset-form';
import { useController } from 'react-hook-form';
import { useResetPassword, useSendPasswordCode } from '#api/accounts.ts';
import { acceptDigit } from '#parts/accept-digit.ts';
import { showFailure, useCheckedForm } from '#parts/checked-form.ts';
import { ResendCode } from '#parts/resend-code.tsx';
import { Button } from '#ui/button.tsx';
import { PinInput } from '#ui/pin-input.tsx';
import { toast } from '#ui/toast.tsx';
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
        label="Code"
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
          Change password
        </Button>
        <ResendCode label="Resend OTP" send={() => sendCode.mutateAsync(email)} />
      </div>
    </form>
  );
}
