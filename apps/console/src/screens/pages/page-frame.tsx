import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LegalLinks } from '#parts/legal-links.tsx';
import { LogoLink } from '#parts/logo-link.tsx';
import { paths } from '#paths.ts';
import { isAdminLoggedIn, useSession } from '#session/session.ts';
import { PlainPage } from '#shell/plain-page.tsx';

interface PageFrameProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

/** Around every page of this area. */
export function PageFrame(props: PageFrameProps) {
  return <PlainPage {...props} logo={<LogoLink />} aside={<WayIn />} footer={<LegalLinks />} />;
}

/** From a page that everybody reads to where the reader works. */
export function WayIn() {
  const isLoggedIn = useSession(isAdminLoggedIn);
  if (isLoggedIn) return <Link to={paths.home}>Home</Link>;
  return <Link to={paths.login}>Log in</Link>;
}
