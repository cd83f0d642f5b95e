import type { MenuItem } from '#document/document.ts';
import { ShopLink } from './shop-link.tsx';

/** Links, and links below them: the ones below open without a script. */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <nav className="menu" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label + item.link}>
            <ShopLink href={item.link}>{item.label}</ShopLink>
            {item.items.length > 0 && (
              <ul>
                {item.items.map((below) => (
                  <li key={below.label + below.link}>
                    <ShopLink href={below.link}>{below.label}</ShopLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
