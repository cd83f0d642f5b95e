import { Link, type To } from 'react-router';
import { BackWords, backClass } from '#ui/buttons/back-button.tsx';

/** The way back to the page that this one was opened from. */
export function BackLink({ to }: { to: To }) {
  return (
    <Link to={to} className={backClass}>
      <BackWords />
    </Link>
  );
}
