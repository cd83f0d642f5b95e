import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { BackWords, backClass } from '#ui/buttons/back-button.tsx';

/** From a page back to all of them. */
export function BackToPages() {
  return (
    <Link to={paths.textPages} className={backClass}>
      <BackWords />
    </Link>
  );
}
