import { useShop } from './shop-context.ts';
import { ShopLink } from './shop-link.tsx';

/** The way from the home page to here. */
export function Crumbs({ way, here }: { way: readonly { label: string; link: string }[]; here: string }) {
  const { say } = useShop();
  return (
    <nav className="crumbs" aria-label={say('breadcrumb')}>
      <ol>
        <li>
          <ShopLink href="/">{say('home')}</ShopLink>
        </li>
        {way.map(({ label, link }) => (
          <li key={link}>
            <ShopLink href={link}>{label}</ShopLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
