import { useState } from 'react';
import { Link } from 'react-router';
import { useInbox } from '#api/stores/invites.ts';
import { paths } from '#paths.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';
import { storage } from '#session/storage.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { inviteNotice } from './invite-notice.ts';
import styles from './invite-notification.module.css';

/** SPEC section 2, Notification: says which stores invite the person, asked anew whenever the page gets the focus. */
export function InviteNotification() {
  const { data: invites = [] } = useInbox();
  const [dismissed, setDismissed] = useState(() => storage.dismissedInvites.get() ?? []);
  const notice = inviteNotice(invites, dismissed);

  function dismiss(ids: readonly string[]): void {
    const next = [...dismissed, ...ids];
    storage.dismissedInvites.set(next);
    setDismissed(next);
  }

  return (
    <section aria-label={sayStoreFrame('invites.label')} aria-live="polite" className={styles.place}>
      {notice && (
        <NotificationCard
          title={notice.title}
          action={
            <Link to={paths.selectStore} className={buttonClass({ size: 'sm' })}>
              {sayStoreFrame('invites.see')}
            </Link>
          }
          onDismiss={() => dismiss(notice.ids)}
        >
          {notice.body}
        </NotificationCard>
      )}
    </section>
  );
}
