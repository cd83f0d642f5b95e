import { isRole, roleLabels } from '@sokoni/rules/roles';
import { useState } from 'react';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AccountCards } from './account-cards.tsx';
import { LeaveStore } from './leave-store.tsx';
import styles from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/** The own account; every role opens it. */
export function AccountScreen() {
  return (
    <SettingsFrame title="Account" description="You, on every store that you work in.">
      <AccountCards>
        <PlaceCard />
      </AccountCards>
    </SettingsFrame>
  );
}

/** What one is in this store, and the way out of it. Its owner closes the store instead. */
function PlaceCard() {
  const storeName = useSession(({ activeStore }) => activeStore?.name);
  const role = useSession((session) => rolesHere(session)[0]);
  const [isLeaving, setIsLeaving] = useState(false);
  if (!isRole(role) || role === 'super_admin') return null;
  return (
    <Card title="Your place here">
      <div className={styles.act}>
        <p>
          You work in {storeName} as {roleLabels[role]}.
        </p>
        <Button onClick={() => setIsLeaving(true)}>Leave the store…</Button>
      </div>
      {isLeaving && <LeaveStore onCancel={() => setIsLeaving(false)} />}
    </Card>
  );
}
