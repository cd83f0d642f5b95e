import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { buttonClass, TextButton } from '#ui/button.tsx';
import { focusPageHeading } from '#ui/page-heading.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './accounts.module.css';
import { ResetCodeForm } from './reset-code-form.tsx';
import { SendCodeForm } from './send-code-form.tsx';

/** Kept in the history entry, so that fetching the code from another app and coming back loses nothing. */
interface ResetProgress {
  /** Whether to go back to the log-in of the mobile app. */
  ios?: boolean;
  /** Where the code was sent; set from step 1 on, cleared by a successful reset (SPEC section 4). */
  email?: string;
  isDone?: boolean;
}

/** SPEC section 2 "Forgot password". */
export function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const { ios, email, isDone }: ResetProgress = useLocation().state ?? {};
  const step = isDone ? 2 : email ? 1 : 0;
  const login = ios ? paths.loginIos : paths.login;

  useEffect(() => {
    if (step === 2) focusPageHeading();
  }, [step]);

  function go(progress: ResetProgress, replace = false): void {
    navigate(paths.forgotPassword, { state: { ios, ...progress }, replace });
  }

  if (isDone) {
    return (
      <AccountFrame title="Your password is changed" description="Every device was logged out.">
        <Link to={login} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
          Log in
        </Link>
      </AccountFrame>
    );
  }
  const aside = <Link to={login}>Back to log in</Link>;
  if (email) {
    return (
      <AccountFrame
        key="reset"
        title="Choose a new password"
        description={
          <>
            If <strong className={styles.email}>{email}</strong> belongs to an account, a code is on its way
            to it. The link in the same e-mail works too.{' '}
            <TextButton onClick={() => go({}, true)}>Use another e-mail</TextButton>
          </>
        }
        aside={aside}
      >
        <ResetCodeForm email={email} onReset={() => go({ isDone: true }, true)} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      key="send"
      title="Forgot your password?"
      description="Type your e-mail, and we send you a code to choose a new one."
      aside={aside}
    >
      <SendCodeForm onSent={(sentTo) => go({ email: sentTo })} />
    </AccountFrame>
  );
}
