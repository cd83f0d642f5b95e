import { Link } from 'react-router';
import type { StockMovement } from '#contract-types.ts';
import { rolesHere, useSession } from '#session/session.ts';
import styles from './movement-reference.module.css';
import { referenceLink } from './reference-link.ts';

/** What a movement of stock belongs to, as a link for roles that may open it, and what was noted of it. */
export function MovementReference({
  movement: { reference, note },
}: {
  movement: Pick<StockMovement, 'reference' | 'note'>;
}) {
  const link = referenceLink(reference, note, useSession(rolesHere));
  const noted = link ? link.note : note;
  return (
    <>
      {link && (
        <Link to={link.path} className={styles.link}>
          {link.label}
        </Link>
      )}
      {noted !== '' && <span className={styles.note}>{noted}</span>}
    </>
  );
}
