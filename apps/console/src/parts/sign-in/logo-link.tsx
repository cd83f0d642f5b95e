import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { Wordmark } from '#ui/display/mark.tsx';
import styles from './logo-link.module.css';

/** SPEC section 2: "A logo link to the product's marketing site." */
export function LogoLink() {
  return (
    <Link to={paths.about} className={styles.logo}>
      <Wordmark />
    </Link>
  );
}
