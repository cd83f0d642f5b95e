import type { ReactNode } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps {
  picture?: ReactNode;
  name: ReactNode;
  detail: ReactNode;
  /** At its end. */
  aside?: ReactNode;
  onChoose: () => void;
}

/** One of those that a touch chooses from: a person, a customer, a sale. */
export function ChoiceRow({ picture, name, detail, aside, onChoose }: ChoiceRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onChoose}>
      {picture}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {aside}
    </button>
  );
}
