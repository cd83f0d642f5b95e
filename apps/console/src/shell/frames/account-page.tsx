import { LogOutIcon, UserIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { logout } from '#api/session/logout.ts';
import { LogoLink } from '#parts/sign-in/logo-link.tsx';
import { paths } from '#paths.ts';
import { sayAccountFrame } from '#sentences/shell/account-frame.ts';
import { useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import styles from './account-page.module.css';
import { ThemeMenu } from './theme-menu.tsx';
import { WizardFrame } from './wizard-frame.tsx';

interface AccountPageProps {
  /** SPEC section 2: how far the onboarding is; no bar while undefined. */
  percent?: number | undefined;
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
          <Link
            to={paths.account}
            aria-label={sayAccountFrame('accountOf', { email: email ?? '' })}
            title={sayAccountFrame('account')}
            className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), styles.account)}
          >
            <UserIcon size={18} />
            <span className={styles.email}>{email}</span>
          </Link>
          <ThemeMenu />
          <Button
            variant="quiet"
            size="sm"
            icon={<LogOutIcon size={18} />}
            onClick={() => navigate(logout())}
          >
            {sayAccountFrame('logOut')}
          </Button>
        </>
      }
    >
      {children}
    </WizardFrame>
  );
}
