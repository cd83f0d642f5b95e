import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LogoLink } from '#parts/logo-link.tsx';
import { logout } from '#session/logout.ts';
import { useSession } from '#session/session.ts';
import { ThemeMenu } from '#shell/theme-menu.tsx';
import { WizardFrame } from '#shell/wizard-frame.tsx';
import { Button } from '#ui/button.tsx';
import { LogoutIcon } from '#ui/icons-more.tsx';
import styles from './stores.module.css';

interface AccountPageProps {
  /** SPEC section 2: how far the onboarding is; no bar while undefined. */
  percent?: number;
  children: ReactNode;
}

/** Around the pages of a signed-in user who is in no store yet. */
export function AccountPage({ percent, children }: AccountPageProps) {
  const navigate = useNavigate();
  const email = useSession(({ user }) => user?.email);
  return (
    <WizardFrame
      logo={<LogoLink />}
      percent={percent}
      aside={
        <>
          <span className={styles.email}>{email}</span>
          <ThemeMenu />
          <Button
            variant="quiet"
            size="sm"
            icon={<LogoutIcon size={18} />}
            onClick={() => navigate(logout())}
          >
            Log out
          </Button>
        </>
      }
    >
      {children}
    </WizardFrame>
  );
}
