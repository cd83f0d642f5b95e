import { can, isRole } from '@sokoni/rules/access/roles';
import { useState } from 'react';
import styles from '#screens/settings/settings.module.css';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { LeaveStore } from '#screens/settings/staff/leave-store.tsx';
import { roleLabel } from '#sentences/roles.ts';
import { sayAccount } from '#sentences/settings/account.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { AccountCards } from './account-cards.tsx';
import { TillPinCard } from './till-pin-card.tsx';

/** The own account; every role opens it. */
export function AccountScreen() {
  const sells = useSession((session) => can.sell(rolesHere(session)));
  return (
    <SettingsFrame title={sayAccount('title')} description={sayAccount('description')}>
      <AccountCards>
        {sells && <TillPinCard />}
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
    <Card title={sayAccount('role.title')}>
      <div className={styles.act}>
        <p>{sayAccount('role.text', { store: storeName ?? '', role: roleLabel(role) })}</p>
        <Button onClick={() => setIsLeaving(true)}>{sayAccount('role.leave')}</Button>
      </div>
      {isLeaving && <LeaveStore onCancel={() => setIsLeaving(false)} />}
    </Card>
  );
}
