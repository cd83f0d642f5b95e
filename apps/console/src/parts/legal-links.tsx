import { Link } from 'react-router';
import { paths } from '#paths.ts';

/** The last line of every page before a sign-in. */
export function LegalLinks() {
  return (
    <>
      <Link to={paths.about}>About</Link>
      <Link to={paths.terms}>Terms</Link>
      <Link to={paths.privacy}>Privacy</Link>
    </>
  );
}
