import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '#api/client/message-of.ts';
import { useGoogleSignIn } from '#api/stores/accounts.ts';
import { paths } from '#paths.ts';
import { say } from '#sentences/accounts.ts';
import { sayLogin } from '#sentences/login.ts';
import { deviceFingerprint } from '#session/fingerprint.ts';
import { endGoogleTrip } from '#session/google-trip.ts';
import { afterLogin } from '#session/sign-in.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { WaitSpinner } from '#ui/buttons/spinner.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { focusPageHeading } from '#ui/layout/page-heading.ts';
import { AccountFrame } from './account-frame.tsx';

/** Where the provider sends the browser back to: completes the sign-in, once. */
export function GoogleReturnScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const signIn = useGoogleSignIn();
  const hasBegun = useRef(false);
  const code = search.get('code');
  const state = search.get('state');
  const hasFailed = !code || !state || signIn.isError;

  useEffect(() => {
    if (hasBegun.current || !code || !state) return;
    hasBegun.current = true;
    const trip = endGoogleTrip();
    signIn.mutate(
      { app_id: 'sokoni', code, state, fingerprint: deviceFingerprint() },
      {
        onSuccess: (answer) => {
          const next = afterLogin(answer, trip);
          toast.success(sayLogin('login.welcomeBack', { name: answer.data.info.first_name }));
          void navigate(next.to, { state: next.state, replace: true });
        },
      },
    );
  }, [code, state, signIn.mutate, navigate]);

  useEffect(() => {
    if (hasFailed) focusPageHeading();
  }, [hasFailed]);

  if (!hasFailed) {
    return (
      <main>
        <h1 className="visually-hidden">{say('google.wait')}</h1>
        <WaitSpinner page />
      </main>
    );
  }
  return (
    <AccountFrame
      title={say('google.failed')}
      description={signIn.error ? messageOf(signIn.error) : say('google.nothingChanged')}
    >
      <Link to={paths.login} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
        {say('action.backToLogin')}
      </Link>
    </AccountFrame>
  );
}
