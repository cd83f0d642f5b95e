import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { say } from '#sentences/accounts.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { buttonClass, TextButton } from '#ui/buttons/button.tsx';
import { focusPageHeading } from '#ui/layout/page-heading.ts';
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
    void navigate(paths.forgotPassword, { state: { ios, ...progress }, replace });
  }

  if (isDone) {
    return (
      <AccountFrame title={say('reset.done')} description={say('reset.loggedOut')}>
        <Link to={login} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
          {say('action.logIn')}
        </Link>
      </AccountFrame>
    );
  }
  const aside = <Link to={login}>{say('action.backToLogin')}</Link>;
  if (email) {
    return (
      <AccountFrame
        key="reset"
        title={say('reset.choose')}
        description={richText(
          say.rich('reset.sent', {
            address: email,
            email: (words) => <strong className={styles.email}>{words}</strong>,
            change: (words) => <TextButton onClick={() => go({}, true)}>{words}</TextButton>,
          }),
        )}
        aside={aside}
      >
        <ResetCodeForm email={email} onReset={() => go({ isDone: true }, true)} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame key="send" title={say('reset.title')} description={say('reset.description')} aside={aside}>
      <SendCodeForm onSent={(sentTo) => go({ email: sentTo })} />
    </AccountFrame>
  );
}
