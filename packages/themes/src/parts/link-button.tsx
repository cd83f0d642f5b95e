import type { ReactNode } from 'react';

/** A link that looks like a button. */
export function LinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="button" href={href}>
      {children}
    </a>
  );
}
