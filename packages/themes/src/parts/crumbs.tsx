import { useShop } from './shop-context.ts';

/** The way from the home page to here. */
export function Crumbs({ way, here }: { way: readonly { label: string; link: string }[]; here: string }) {
  const { say } = useShop();
  return (
    <nav className="crumbs" aria-label={say('breadcrumb')}>
      <ol>
        <li>
          <a href="/">{say('home')}</a>
        </li>
        {way.map(({ label, link }) => (
          <li key={link}>
            <a href={link}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
