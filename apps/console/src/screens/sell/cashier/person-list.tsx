import { isRole } from '@sokoni/rules/access/roles';
import { roleLabel } from '#sentences/roles.ts';
import { sayCashier as say } from '#sentences/sell/cashier.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import styles from './cashier.module.css';
import type { PinHolder } from './use-pin.ts';

interface PersonListProps {
  label: string;
  people: readonly PinHolder[];
  /** Who sells now. */
  currentId?: string;
  onPick: (person: PinHolder) => void;
}

/** Those who have a PIN, one touch each. */
export function PersonList({ label, people, currentId, onPick }: PersonListProps) {
  return (
    <ul aria-label={label} className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" className={styles.person} onClick={() => onPick(person)}>
            <Avatar name={person.name} shape="round" size={40} />
            <span className={styles.words}>
              <span className={styles.name}>{person.name}</span>
              <span className={styles.detail}>
                {person.id === currentId ? say('current') : isRole(person.role) && roleLabel(person.role)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
