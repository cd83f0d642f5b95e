import { useEffect, useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { countdownText } from '#parts/dates/countdown-text.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { say } from '#sentences/accounts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import styles from './resend-code.module.css';

interface ResendCodeProps {
  label: string;
  /** Answers null when there was nobody to send to. */
  send: () => Promise<{ message: string } | null>;
}

/** Asks for another code and shows the server's message; waits as long as the server asked for, and says so. */
export function ResendCode({ label, send }: ResendCodeProps) {
  const [isSending, setIsSending] = useState(false);
  const [left, wait] = useCountdown();

  async function resend(): Promise<void> {
    setIsSending(true);
    try {
      const answer = await send();
      if (answer) toast.success(answer.message);
    } catch (error) {
      if (error instanceof ApiError && error.status === 429 && error.retryAfter) wait(error.retryAfter);
      showFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <span className={styles.place}>
      <Button
        variant="quiet"
        size="sm"
        busy={isSending}
        disabled={left > 0}
        onClick={resend}
        className={styles.button}
      >
        {label}
      </Button>
      {left > 0 && <span className={styles.wait}>{say('resend.wait', { time: countdownText(left) })}</span>}
    </span>
  );
}

/** Whole seconds left, and how to start them. */
function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  const [endsAt, setEndsAt] = useState(0);

  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      const seconds = Math.max(Math.ceil((endsAt - Date.now()) / 1000), 0);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  function start(seconds: number): void {
    setLeft(seconds);
    setEndsAt(Date.now() + seconds * 1000);
  }

  return [left, start];
}
