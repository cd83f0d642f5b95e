import { isRole } from '@sokoni/rules/access/roles';
import { roleLabel } from '#sentences/roles.ts';
import { sayCashier as say } from '#sentences/sell/cashier.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { ChoiceRow } from '../choice-row.tsx';
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
          <ChoiceRow
            picture={<Avatar name={person.name} shape="round" size={40} />}
            name={person.name}
            detail={person.id === currentId ? say('current') : isRole(person.role) && roleLabel(person.role)}
            onChoose={() => onPick(person)}
          />
        </li>
      ))}
    </ul>
  );
}
