import { maskEmail } from '@sokoni/rules/access/mask-email';
import { isCode } from '@sokoni/rules/access/one-time-code';
import { limits } from '@sokoni/rules/limits';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useConfirmSession, useSendConfirmationCode } from '#api/stores/accounts.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { reasonSentence } from '#sentences/account-problems.ts';
import { say } from '#sentences/accounts.ts';
import { sayLogin } from '#sentences/login.ts';
import { useSession } from '#session/session.ts';
import { storage } from '#session/storage.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PinInput } from '#ui/fields/pin-input.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { acceptDigit } from './accept-digit.ts';
import styles from './confirm-identity.module.css';
import { GoogleButton } from './google-button.tsx';
import { ResendCode } from './resend-code.tsx';

/**
 * For calls that the server refuses with `sign_in_again` (CONTRACT "account/delete"). Render `dialog`; `ask` answers
 * whether the person confirmed, and then the call can be made again:
 *
 *     if (isFailure(error, 'sign_in_again') && (await ask())) retry();
 */
export function useConfirmItIsYou(): { ask: () => Promise<boolean>; dialog: ReactNode } {
  const [answer, setAnswer] = useState<{ give: (isConfirmed: boolean) => void } | null>(null);

  function close(isConfirmed: boolean): void {
    answer?.give(isConfirmed);
    setAnswer(null);
  }

  return {
    ask: () => new Promise((give) => setAnswer({ give })),
    dialog: answer && <ConfirmItIsYou onClose={close} />,
  };
}

function ConfirmItIsYou({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const hasPassword = useSession(({ user }) => user?.has_password) ?? false;
  const [way, setWay] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code');
  const [proof, setProof] = useState('');
  const [isCodeSent, setIsCodeSent] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const confirm = useConfirmSession();
  const formId = useId();
  const problem = way === 'password' ? passwordProblem(proof) : codeProblem(proof);
  const error = isRefused ? problem : undefined;

  function choose(next: 'password' | 'code'): void {
    setWay(next);
    setProof('');
    setIsRefused(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsRefused(true);
    if (problem) return;
    confirm.mutate(way === 'password' ? { password: proof } : { otp: proof }, {
      onSuccess: () => onClose(true),
      onError: (failure) => showFailure(failure),
    });
  }

  return (
    <Modal
      open
      size="sm"
      title={say('identity.title')}
      locked={confirm.isPending}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{say('action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={way === 'code' && !isCodeSent}
            busy={confirm.isPending}
          >
            {say('action.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <form id={formId} noValidate className={styles.body} onSubmit={submit}>
          <p>{say('identity.description')}</p>
          {way === 'password' ? (
            <PasswordField
              label={sayLogin('field.password')}
              value={proof}
              error={error}
              onChange={(event) => setProof(event.target.value)}
            />
          ) : isCodeSent ? (
            <MailedCode value={proof} error={error} onChange={setProof} />
          ) : (
            <MailCode onSent={() => setIsCodeSent(true)} />
          )}
        </form>
        {hasPassword && (
          <Button
            variant="quiet"
            size="sm"
            className={styles.otherWay}
            onClick={() => choose(way === 'password' ? 'code' : 'password')}
          >
            {say(way === 'password' ? 'identity.useCode' : 'identity.usePassword')}
          </Button>
        )}
        <GoogleAgain />
      </div>
    </Modal>
  );
}

/** Nothing is mailed before it is asked for. */
function MailCode({ onSent }: { onSent: () => void }) {
  const sendCode = useSendConfirmationCode();
  const email = useSession(({ user }) => user?.email) ?? '';

  function send(): void {
    sendCode.mutate(undefined, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onSent();
      },
      onError: (failure) => showFailure(failure),
    });
  }

  return (
    <Button busy={sendCode.isPending} onClick={send}>
      {say('identity.sendCode', { address: maskEmail(email) })}
    </Button>
  );
}

interface MailedCodeProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function MailedCode({ value, error, onChange }: MailedCodeProps) {
  const sendCode = useSendConfirmationCode();
  return (
    <>
      <PinInput
        label={say('field.code')}
        autoFocus
        length={limits.codeLength}
        accept={acceptDigit}
        value={value}
        onChange={onChange}
        error={error}
      />
      <ResendCode label={say('action.resend')} send={() => sendCode.mutateAsync()} />
    </>
  );
}

/** A new log-in counts as well; it comes back to this page by way of the stores. */
function GoogleAgain() {
  const { pathname, search } = useLocation();
  const trip = () => ({ rememberMe: storage.rememberMe.get() ?? false, origin: `${pathname}${search}` });
  return <GoogleButton trip={trip} />;
}

function passwordProblem(password: string): string | undefined {
  return password === '' ? reasonSentence({ reason: 'password_required' }) : undefined;
}

function codeProblem(code: string): string | undefined {
  return isCode(code) ? undefined : reasonSentence({ reason: 'code_invalid' });
}
