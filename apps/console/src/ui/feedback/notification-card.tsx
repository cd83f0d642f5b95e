import { CircleCheckIcon, InfoIcon, OctagonAlertIcon, TriangleAlertIcon, XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import styles from './notification-card.module.css';

interface NotificationCardProps {
  kind?: 'info' | 'success' | 'warning' | 'error' | 'attention';
  title: ReactNode;
  /** The body. */
  children?: ReactNode;
  actionLabel?: string;
  onAction?: () => void;
  /** A link styled with `buttonClass`, in place of `onAction`. */
  action?: ReactNode;
  onDismiss?: () => void;
}

const icons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  error: OctagonAlertIcon,
  attention: TriangleAlertIcon,
};

/** SPEC section 2: "A notification with title, body and an optional action button". Stays in the page. */
export function NotificationCard(props: NotificationCardProps) {
  const { kind = 'info', title, children, actionLabel, onAction, action, onDismiss } = props;
  const Icon = icons[kind];
  return (
    <div className={styles.card} data-kind={kind}>
      <Icon className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.body}>{children}</div>}
        {(action || actionLabel) && (
          <div className={styles.action}>
            {action ?? (
              <Button size="sm" onClick={onAction}>
                {actionLabel}
              </Button>
            )}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton size="sm" label={sayUi('card.dismiss')} icon={<XIcon size={16} />} onClick={onDismiss} />
      )}
    </div>
  );
}
