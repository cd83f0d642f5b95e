import { useState } from 'react';
import { useDeleteAccount } from '#api/accounts.ts';
import { showFailure } from '#parts/checked-form.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './settings.module.css';
import { TypedConfirm } from './typed-confirm.tsx';
import { useGraveStep } from './use-grave-step.ts';

/** Of the stores that go along, this many are named. */
const namesShown = 3;

/** Deletes the own account for good (CONTRACT "account/delete"). */
export function DeleteAccountCard({ email }: { email: string }) {
  const session = useSession((whole) => whole);
  const ownStores = session.stores.filter(({ id }) => rolesHere(session, id).includes('super_admin'));
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const deleteAccount = useDeleteAccount();
  const graveStep = useGraveStep();

  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      const answer = await graveStep.take(() => deleteAccount.mutateAsync());
      if (answer) toast.success(answer.message);
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card title="Delete your account" className={styles.danger}>
      <div className={styles.act}>
        <p>Your account, and what belongs to it alone, is gone for good. This cannot be undone.</p>
        <Button onClick={() => setIsOpen(true)}>Delete account…</Button>
      </div>
      <TypedConfirm
        open={isOpen && graveStep.dialog === null}
        title="Delete your account?"
        phrase={email}
        phraseName="your e-mail"
        confirmLabel="Delete account"
        busy={isBusy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void remove()}
      >
        <ul className={styles.points}>
          {ownStores.length > 0 && (
            <li>
              The stores that you created are closed, and nobody can reopen them:
              <ul className={styles.names}>
                {ownStores.slice(0, namesShown).map(({ id, name }) => (
                  <li key={id}>
                    <strong>{name}</strong>
                  </li>
                ))}
                {ownStores.length > namesShown && <li>and {ownStores.length - namesShown} more</li>}
              </ul>
            </li>
          )}
          <li>You leave every store that you work in.</li>
          <li>Your name, e-mail and phone are erased. Orders stay in the books of their stores.</li>
          <li>Every device is logged out. You can open a new account with the same e-mail.</li>
        </ul>
      </TypedConfirm>
      {graveStep.dialog}
    </Card>
  );
}
