import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { Wordmark } from '#ui/mark.tsx';

/** SPEC section 2: "A logo link to the product's marketing site." */
export function LogoLink() {
  return (
    <Link to={paths.about}>
      <Wordmark />
    </Link>
  );
}
