import { isMailedToken } from '@sokoni/rules/code';
import type { ResetForm } from '@sokoni/rules/reset-form';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { useResetPassword } from '#api/accounts.ts';
import { isFailure } from '#api/api-error.ts';
import { showFailure, useCheckedForm } from '#parts/checked-form.ts';
import { paths } from '#paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { focusPageHeading } from '#ui/page-heading.ts';
import { toast } from '#ui/toast.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './accounts.module.css';
import { checkNewPassword, NewPasswordFields } from './new-password-fields.tsx';

const primary = buttonClass({ variant: 'primary', size: 'lg', fullWidth: true });

/** The mailed link: its token stands in for the code, and the address is known from it (CONTRACT, password/reset). */
export function ResetPasswordScreen() {
  const { token = '' } = useParams();
  const reset = useResetPassword();
  const form = useCheckedForm<ResetForm>(checkNewPassword, {
    otp: token,
    new_password: '',
    repeat_password: '',
  });
  const isDead = !isMailedToken(token) || isFailure(reset.error, 'link_expired');
  const isOver = reset.isSuccess || isDead;

  useEffect(() => {
    if (isOver) focusPageHeading();
  }, [isOver]);

  function submit(fields: ResetForm): void {
    reset.mutate(
      { app_id: 'sokoni', ...fields },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => {
          if (!isFailure(error, 'link_expired')) showFailure(error, form);
        },
      },
    );
  }

  if (reset.isSuccess) {
    return (
      <AccountFrame title="Your password is changed" description="Every device was logged out.">
        <Link to={paths.login} className={primary}>
          Log in
        </Link>
      </AccountFrame>
    );
  }
  if (isDead) {
    return (
      <AccountFrame
        title="This link does not work"
        description="It is no longer valid, or not all of it was copied."
      >
        <Link to={paths.forgotPassword} className={primary}>
          Ask for a new one
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Choose a new password" aside={<Link to={paths.login}>Back to log in</Link>}>
      <form noValidate className={styles.form} onSubmit={form.handleSubmit(submit)}>
        <NewPasswordFields form={form} />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={reset.isPending}>
          Change password
        </Button>
      </form>
    </AccountFrame>
  );
}
