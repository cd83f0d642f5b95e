import type { ReactNode } from 'react';
import { LegalLinks } from '#parts/legal-links.tsx';
import { LogoLink } from '#parts/logo-link.tsx';
import { PublicFrame } from '#shell/public-frame.tsx';

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
      posterText="One calm place for your stores and the people who run them."
    />
  );
}
