import { useState } from 'react';
import { useDeleteAccount } from '#api/stores/accounts.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import styles from '#screens/settings/settings.module.css';
import { TypedConfirm } from '#screens/settings/typed-confirm.tsx';
import { useGraveStep } from '#screens/settings/use-reauthentication.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';

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
        <p>Permanently delete your account and its data. This can’t be undone.</p>
        <Button onClick={() => setIsOpen(true)}>Delete account…</Button>
      </div>
      <TypedConfirm
        open={isOpen && graveStep.dialog === null}
        title="Delete your account?"
        phrase={email}
        phraseName="your email"
        confirmLabel="Delete account"
        busy={isBusy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void remove()}
      >
        <ul className={styles.points}>
          {ownStores.length > 0 && (
            <li>
              The stores you created are closed and can’t be reopened:
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
          <li>You leave every store you work in.</li>
          <li>Your name, email and phone are erased. Orders stay in their stores’ records.</li>
          <li>Every device is logged out. You can create a new account with the same email.</li>
        </ul>
      </TypedConfirm>
      {graveStep.dialog}
    </Card>
  );
}
