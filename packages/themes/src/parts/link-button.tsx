import type { ReactNode } from 'react';
import { ShopLink } from './shop-link.tsx';

/** A link that looks like a button. */
export function LinkButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ShopLink className="button" href={href}>
      {children}
    </ShopLink>
  );
}
