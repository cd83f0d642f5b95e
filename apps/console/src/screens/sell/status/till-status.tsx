import { commaText } from '@sokoni/messages/list-text';
import { CloudIcon, CloudOffIcon } from 'lucide-react';
import { useState } from 'react';
import { sayStatus as say } from '#sentences/sell/status.ts';
import { cx } from '#ui/cx.ts';
import button from '../bar-button.module.css';
import { useTill } from '../till-context.tsx';
import styles from './status.module.css';
import { StatusDialog } from './status-dialog.tsx';

/** Always in sight: whether the till is online, and how many sales wait to be sent. A touch tells more. */
export function TillStatusButton() {
  const { online, unsent, needsAttention, isPaused } = useTill().status();
  const [isOpen, setIsOpen] = useState(false);
  const state = isPaused ? say('paused') : say(online ? 'online' : 'offline');
  const waiting = [
    ...(unsent > 0 ? [say('unsent', { count: unsent })] : []),
    ...(needsAttention > 0 ? [say('attention', { count: needsAttention })] : []),
  ];
  const Icon = online && !isPaused ? CloudIcon : CloudOffIcon;
  return (
    <>
      <button
        type="button"
        className={cx(button.bar, styles.status)}
        data-off={!online || isPaused || undefined}
        aria-label={commaText([say('open', { state }), ...waiting])}
        onClick={() => setIsOpen(true)}
      >
        <Icon size={18} aria-hidden="true" />
        <span className={styles.state}>{state}</span>
        {unsent > 0 && (
          <span className={styles.unsent} data-count={unsent}>
            <span>{say('unsent', { count: unsent })}</span>
          </span>
        )}
        {needsAttention > 0 && (
          <span className={styles.attention} data-count={needsAttention}>
            <span>{say('attention', { count: needsAttention })}</span>
          </span>
        )}
      </button>
      {isOpen && <StatusDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
