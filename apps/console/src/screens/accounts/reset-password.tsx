import { isMailedToken } from '@sokoni/rules/access/one-time-code';
import type { ResetForm } from '@sokoni/rules/access/reset-form';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { isFailure } from '#api/client/api-error.ts';
import { useResetPassword } from '#api/stores/accounts.ts';
import { showFailure, useCheckedForm } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import { say } from '#sentences/accounts.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { focusPageHeading } from '#ui/layout/page-heading.ts';
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
      <AccountFrame title={say('reset.done')} description={say('reset.loggedOut')}>
        <Link to={paths.login} className={primary}>
          {say('action.logIn')}
        </Link>
      </AccountFrame>
    );
  }
  if (isDead) {
    return (
      <AccountFrame title={say('deadLink.title')} description={say('deadLink.description')}>
        <Link to={paths.forgotPassword} className={primary}>
          {say('action.askForNewLink')}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={say('reset.choose')}
      aside={<Link to={paths.login}>{say('action.backToLogin')}</Link>}
    >
      <form noValidate className={styles.form} onSubmit={form.handleSubmit(submit)}>
        <NewPasswordFields form={form} />
        <Button type="submit" variant="primary" size="lg" fullWidth busy={reset.isPending}>
          {say('action.changePassword')}
        </Button>
      </form>
    </AccountFrame>
  );
}
