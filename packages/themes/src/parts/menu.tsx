import type { MenuItem } from '#document/document.ts';

/** Links, and links below them: the ones below open without a script. */
export function Menu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <nav className="menu" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label + item.link}>
            <a href={item.link}>{item.label}</a>
            {item.items.length > 0 && (
              <ul>
                {item.items.map((below) => (
                  <li key={below.label + below.link}>
                    <a href={below.link}>{below.label}</a>
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
