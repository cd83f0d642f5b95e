import { messages } from '@sokoni/rules/messages';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useGoogleSignIn } from '#api/accounts.ts';
import { messageOf } from '#api/message-of.ts';
import { paths } from '#paths.ts';
import { deviceFingerprint } from '#session/fingerprint.ts';
import { endGoogleTrip } from '#session/google-trip.ts';
import { afterLogin } from '#session/sign-in.ts';
import { buttonClass } from '#ui/button.tsx';
import { focusPageHeading } from '#ui/page-heading.ts';
import { WaitSpinner } from '#ui/spinner.tsx';
import { toast } from '#ui/toast.tsx';
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
          toast.success(messages.welcomeBack(answer.data.info.first_name));
          navigate(next.to, { state: next.state, replace: true });
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
        <h1 className="visually-hidden">Logging you in</h1>
        <WaitSpinner page />
      </main>
    );
  }
  return (
    <AccountFrame
      title="Google did not log you in"
      description={
        signIn.error ? messageOf(signIn.error) : 'Nothing was changed. Try again, or use your e-mail.'
      }
    >
      <Link to={paths.login} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
        Back to log in
      </Link>
    </AccountFrame>
  );
}
