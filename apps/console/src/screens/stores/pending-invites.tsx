import { isRole } from '@sokoni/rules/access/roles';
import { isHttpUrl } from '@sokoni/rules/forms/http-url';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAnswerInvite } from '#api/session/use-session-actions.ts';
import type { InboxInvite } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { roleLabel } from '#sentences/roles.ts';
import { saySelectStore } from '#sentences/stores/select-store.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Drawing } from '#ui/display/drawing.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import styles from './stores.module.css';

interface PendingInvitesProps {
  invites: readonly InboxInvite[];
  /** An answer was refused: the invite may have been withdrawn meanwhile. */
  onRefused: () => void;
}

/** SPEC section 2 "Select store": the invites that wait for an answer. */
export function PendingInvites({ invites, onRefused }: PendingInvitesProps) {
  const id = useId();
  if (invites.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle}>
        {saySelectStore('invites.title')}
      </h2>
      <ul className={styles.invites}>
        {invites.map((invite) => (
          <PendingInvite key={invite.invite_id} invite={invite} onRefused={onRefused} />
        ))}
      </ul>
    </section>
  );
}

function PendingInvite({ invite, onRefused }: { invite: InboxInvite; onRefused: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const answerInvite = useAnswerInvite();
  const [answering, setAnswering] = useState<'accept' | 'decline' | null>(null);

  async function answer(accepted: boolean): Promise<void> {
    setAnswering(accepted ? 'accept' : 'decline');
    try {
      const { to, message } = await answerInvite.mutateAsync({ invite, accepted });
      toast.success(message);
      if (to) await navigate(to);
    } catch (error) {
      showFailure(error);
      onRefused();
    }
    setAnswering(null);
  }

  return (
    <li className={styles.invite}>
      <Avatar
        name={invite.business_name}
        src={isHttpUrl(invite.store_logo) ? invite.store_logo : null}
        size={56}
        fallback={<Drawing name="gift" size={40} />}
      />
      <div className={styles.inviteWords}>
        <h3 id={id}>{invite.business_name}</h3>
        {invite.message && <p className={styles.message}>{invite.message}</p>}
        {isRole(invite.role) && (
          <p className={styles.role}>{saySelectStore('invites.role', { role: roleLabel(invite.role) })}</p>
        )}
      </div>
      <div className={styles.inviteActions}>
        <Button
          variant="quiet"
          aria-describedby={id}
          busy={answering === 'decline'}
          disabled={answering !== null}
          onClick={() => void answer(false)}
        >
          {saySelectStore('invites.decline')}
        </Button>
        <Button
          variant="primary"
          aria-describedby={id}
          busy={answering === 'accept'}
          disabled={answering !== null}
          onClick={() => void answer(true)}
        >
          {saySelectStore('invites.accept')}
        </Button>
      </div>
    </li>
  );
}
