import type { ReactNode } from 'react';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { WholesaleFrame } from '#wholesale-pages.ts';
import { sayShop } from './words.ts';

interface FramedViewProps {
  frame: WholesaleFrame;
  title: string;
  /** Why what was asked for was not done. */
  problem?: string;
  children: ReactNode;
}

/** A page of somebody who orders for a company: who that is, and the ways to the other pages. */
export function FramedView({ frame, title, problem = '', children }: FramedViewProps) {
  const { company, buyer } = frame;
  return (
    <div className="width section wholesale">
      <div className="wholesale-head">
        <p>{sayShop('orderingFor', { buyer, company })}</p>
        <ShopForm method="post" action="/wholesale/logout">
          <button className="quiet-button" type="submit">
            {sayShop('signOut')}
          </button>
        </ShopForm>
      </div>
      <Links frame={frame} />
      <h1>{title}</h1>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}

function Links({ frame: { lines, isPaused } }: { frame: WholesaleFrame }) {
  const { path } = useShop();
  const [here] = path.split('?');
  const buying = [
    { href: '/wholesale', label: sayShop('catalogue') },
    { href: '/wholesale/quick', label: sayShop('quick') },
    { href: '/wholesale/cart', label: sayShop('cart', { count: lines }) },
  ];
  const links = [
    ...(isPaused ? [] : buying),
    { href: '/wholesale/quotes', label: sayShop('quotes') },
    { href: '/wholesale/orders', label: sayShop('orders') },
    { href: '/wholesale/account', label: sayShop('account') },
  ];
  return (
    <nav className="wholesale-links" aria-label={sayShop('menu')}>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <ShopLink href={href} aria-current={href === here ? 'page' : undefined}>
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
