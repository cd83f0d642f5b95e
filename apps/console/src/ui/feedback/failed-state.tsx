import { RotateCwIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { sayFirstUi } from '#sentences/frame/first-ui.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import styles from './blank-state.module.css';
import { RequestId } from './request-id.tsx';

interface FailedStateProps {
  title?: ReactNode;
  /** What happened, as a sentence for a person. */
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean | undefined;
  retryLabel?: string;
  requestId?: string | null | undefined;
  /** Beside or in place of Retry. */
  action?: ReactNode;
  drawing?: string;
}

/** A screen or a card that could not be loaded: what happened, Retry, the request id. */
export function FailedState(props: FailedStateProps) {
  const { title = sayFirstUi('failed.title'), children, onRetry, retrying } = props;
  const { retryLabel = sayFirstUi('failed.retry'), requestId, action, drawing = 'failed' } = props;
  return (
    <div role="alert" className={styles.state}>
      <Drawing name={drawing} size={112} className={styles.drawing} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.words}>{children}</p>
      {requestId && (
        <p className={styles.request}>
          <RequestId id={requestId} />
        </p>
      )}
      <div className={styles.actions}>
        {onRetry && (
          <Button icon={<RotateCwIcon size={18} />} busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
