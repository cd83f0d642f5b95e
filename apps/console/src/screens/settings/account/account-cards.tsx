import type { ReactNode } from 'react';
import { useMe } from '#api/stores/accounts.ts';
import { sayAccount } from '#sentences/settings/account.ts';
import { useSession } from '#session/session.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import styles from './account.module.css';
import { AppearanceCard } from './appearance-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** Everything about the own account, in a store or before one; `children` stand before its deletion. */
export function AccountCards({ children }: { children?: ReactNode }) {
  // The session holds the user already; this only keeps it true.
  useMe();
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <ProfileForm key={user.id} user={user}>
      <PasswordCard hasPassword={user.has_password} email={user.email} />
      <LanguageCard />
      <AppearanceCard />
      <SessionsCard />
      <Card
        title={sayAccount('referral.title')}
        description={sayAccount('referral.description')}
        actions={<CopyButton text={user.referral_code} label={sayAccount('referral.copy')} />}
      >
        <code className={styles.code}>{user.referral_code}</code>
      </Card>
      {children}
      <DeleteAccountCard email={user.email} />
    </ProfileForm>
  );
}
