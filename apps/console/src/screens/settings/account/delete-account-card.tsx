import { useState } from 'react';
import { useDeleteAccount } from '#api/stores/accounts.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import styles from '#screens/settings/settings.module.css';
import { TypedConfirm } from '#screens/settings/typed-confirm.tsx';
import { useGraveStep } from '#screens/settings/use-reauthentication.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayAccount } from '#sentences/settings/account.ts';
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
    <Card title={sayAccount('delete.title')} className={styles.danger}>
      <div className={styles.act}>
        <p>{sayAccount('delete.description')}</p>
        <Button onClick={() => setIsOpen(true)}>{sayAccount('delete.open')}</Button>
      </div>
      <TypedConfirm
        open={isOpen && graveStep.dialog === null}
        title={sayAccount('delete.question')}
        phrase={email}
        label={richText(
          sayAccount.rich('delete.type', {
            email,
            strong: (words) => <strong className={styles.phrase}>{words}</strong>,
          }),
        )}
        refusal={sayAccount('delete.typeAgain')}
        confirmLabel={sayAccount('delete.confirm')}
        busy={isBusy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void remove()}
      >
        <ul className={styles.points}>
          {ownStores.length > 0 && (
            <li>
              {sayAccount('delete.stores')}
              <ul className={styles.names}>
                {ownStores.slice(0, namesShown).map(({ id, name }) => (
                  <li key={id}>
                    <strong>{name}</strong>
                  </li>
                ))}
                {ownStores.length > namesShown && (
                  <li>{sayAccount('delete.moreStores', { count: ownStores.length - namesShown })}</li>
                )}
              </ul>
            </li>
          )}
          <li>{sayAccount('delete.leave')}</li>
          <li>{sayAccount('delete.erased')}</li>
          <li>{sayAccount('delete.loggedOut')}</li>
        </ul>
      </TypedConfirm>
      {graveStep.dialog}
    </Card>
  );
}
