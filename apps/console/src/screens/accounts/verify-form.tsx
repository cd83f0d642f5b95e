import { maskEmail } from '@sokoni/rules/access/mask-email';
import { isCode } from '@sokoni/rules/access/one-time-code';
import { limits } from '@sokoni/rules/limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { logout } from '#api/session/logout.ts';
import { useSendEmailCode, useVerifyEmail } from '#api/stores/accounts.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { acceptDigit } from '#parts/sign-in/accept-digit.ts';
import { ResendCode } from '#parts/sign-in/resend-code.tsx';
import { loginPathFor, paths } from '#paths.ts';
import { reasonSentence } from '#sentences/account-problems.ts';
import { say } from '#sentences/accounts.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { originOf } from '#session/origin.ts';
import { isAdminLoggedIn, isEmailVerified, useSession } from '#session/session.ts';
import { afterVerify, type NextStep } from '#session/sign-in.ts';
import { Button, TextButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { PinInput } from '#ui/fields/pin-input.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './accounts.module.css';
import { useVerifiedElsewhere } from './verified-elsewhere.ts';

interface VerifyFormProps {
  email: string;
  ios?: boolean;
}

/** SPEC section 2 "Verify": the four digits that were mailed. */
export function VerifyForm({ email, ios = false }: VerifyFormProps) {
  const [otp, setOtp] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const verify = useVerifyEmail();
  const sendCode = useSendEmailCode();
  const leaveFor = useLeaving();
  const location = useLocation();
  const pin = useRef<{ focus: () => void }>(null);
  // Validated on submit, and again on every change after that (SPEC section 5).
  const error = isRefused && !isCode(otp) ? reasonSentence({ reason: 'code_invalid' }) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsRefused(true);
    if (!isCode(otp)) {
      pin.current?.focus();
      return;
    }
    const variant = ios ? { source: 'ios' as const, include_otp: true } : { source: 'web' as const };
    verify.mutate(
      { otp, ...variant },
      {
        onSuccess: (answer) => {
          toast.success(answer.message);
          leaveFor(() => afterVerify(answer, { ios, origin: originOf(location.state) }));
        },
        onError: (failure) => showFailure(failure),
      },
    );
  }

  function clear(): void {
    setOtp('');
    setIsRefused(false);
    pin.current?.focus();
  }

  function startOver(): void {
    leaveFor(() => {
      const home = logout();
      return { to: ios ? paths.loginIos : home };
    });
  }

  return (
    <AccountFrame
      title={say('verify.title')}
      description={richText(
        say.rich('verify.sent', {
          digits: limits.codeLength,
          address: maskEmail(email),
          email: (words) => <strong className={styles.email}>{words}</strong>,
        }),
      )}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <PinInput
          ref={pin}
          label={say('field.code')}
          autoFocus
          length={limits.codeLength}
          accept={acceptDigit}
          value={otp}
          onChange={setOtp}
          error={error}
        />
        <div className={styles.confirm}>
          <Button size="lg" disabled={otp === ''} onClick={clear}>
            {say('verify.clear')}
          </Button>
          <Button type="submit" variant="primary" size="lg" busy={verify.isPending || verify.isSuccess}>
            {say('action.confirm')}
          </Button>
        </div>
      </form>
      <div className={styles.row}>
        <ResendCode label={say('action.resend')} send={() => sendCode.mutateAsync(email)} />
        <TextButton className={styles.small} onClick={startOver}>
          {say('verify.startOver')}
        </TextButton>
      </div>
    </AccountFrame>
  );
}

/**
 * Leaves the page once the session says so: the e-mail was verified here, in another tab or on another device, or
 * whoever it was is gone. What happens here names its own next step.
 */
function useLeaving(): (act: () => NextStep) => void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isLoggedIn = useSession(isAdminLoggedIn);
  const isVerified = useSession(isEmailVerified);
  const next = useRef<NextStep | null>(null);
  useVerifiedElsewhere(isLoggedIn && !isVerified);

  useEffect(() => {
    if (isLoggedIn && !isVerified) return;
    const otherwise = isLoggedIn
      ? { to: paths.selectStore, state: { from: originOf(state) } }
      : { to: loginPathFor(pathname) };
    const step = next.current ?? otherwise;
    void navigate(step.to, { state: 'state' in step ? step.state : undefined, replace: true });
  }, [isLoggedIn, isVerified, navigate, pathname, state]);

  return (act) => {
    next.current = act();
  };
}
