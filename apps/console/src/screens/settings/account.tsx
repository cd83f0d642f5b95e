import { isRole, roleLabels } from '@sokoni/rules/roles';
import { useState } from 'react';
import { useMe } from '#api/accounts.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import styles from './account.module.css';
import { AppearanceCard } from './appearance-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { LeaveStore } from './leave-store.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsCard } from './sessions-card.tsx';
import settings from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/** The own account; every role opens it. */
export function AccountScreen() {
  // The session holds the user already; this only keeps it true.
  useMe();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <SettingsFrame title="Account" description="You, on every store that you work in.">
      <ProfileForm key={user.id} user={user}>
        <PasswordCard hasPassword={user.has_password} email={user.email} />
        <AppearanceCard />
        <SessionsCard />
        <Card
          title="Referral code"
          description="Hand it to other merchants. They enter it when they sign up."
          actions={<CopyButton text={user.referral_code} label="Copy code" />}
        >
          <code className={styles.code}>{user.referral_code}</code>
        </Card>
        <PlaceCard />
        <DeleteAccountCard email={user.email} />
      </ProfileForm>
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
      <div className={settings.act}>
        <p>
          You work in {storeName} as {roleLabels[role]}.
        </p>
        <Button onClick={() => setIsLeaving(true)}>Leave the store…</Button>
      </div>
      {isLeaving && <LeaveStore onCancel={() => setIsLeaving(false)} />}
    </Card>
  );
}
