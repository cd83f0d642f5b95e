import type { ReactNode } from 'react';
import { LegalLinks } from '#parts/sign-in/legal-links.tsx';
import { LogoLink } from '#parts/sign-in/logo-link.tsx';
import { sayLogin } from '#sentences/login.ts';
import { PublicFrame } from '#shell/frames/public-frame.tsx';

interface AccountFrameProps {
  title: ReactNode;
  description?: ReactNode;
  /** The way to another page of this area, at the end of the first line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Around every page of this area. */
export function AccountFrame(props: AccountFrameProps) {
  return (
    <PublicFrame
      {...props}
      logo={<LogoLink />}
      footer={<LegalLinks />}
      posterText={sayLogin('frame.poster')}
    />
  );
}
