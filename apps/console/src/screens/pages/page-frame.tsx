import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LegalLinks } from '#parts/sign-in/legal-links.tsx';
import { LogoLink } from '#parts/sign-in/logo-link.tsx';
import { paths } from '#paths.ts';
import { sayPublicPage } from '#sentences/public-pages/frame.ts';
import { isAdminLoggedIn, useSession } from '#session/session.ts';
import { SkipLink } from '#shell/frames/skip-link.tsx';
import styles from './page-frame.module.css';

/** Around every page that everybody may read; `wide` for more than one column. */
export function PageFrame({ wide, children }: { wide?: boolean; children: ReactNode }) {
  const isLoggedIn = useSession(isAdminLoggedIn);
  return (
    <div className={styles.frame} data-wide={wide || undefined}>
      <SkipLink />
      <header className={styles.top}>
        <LogoLink />
        {isLoggedIn ? (
          <Link to={paths.home}>{sayPublicPage('home')}</Link>
        ) : (
          <Link to={paths.login}>{sayPublicPage('logIn')}</Link>
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <LegalLinks />
      </footer>
    </div>
  );
}
