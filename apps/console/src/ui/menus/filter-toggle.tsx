import { CheckIcon, PlusIcon } from 'lucide-react';
import styles from './filter-chip.module.css';

interface FilterToggleProps {
  /** What the list is narrowed to: 'Owes money'. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A filter of a list that is on or off; it stands among `FilterChip`s. */
export function FilterToggle({ label, isOn, onChange }: FilterToggleProps) {
  return (
    <span className={styles.chip} data-chip data-set={isOn || undefined}>
      <button type="button" aria-pressed={isOn} className={styles.open} onClick={() => onChange(!isOn)}>
        {isOn ? <CheckIcon size={14} /> : <PlusIcon size={14} />}
        <span className={styles.words}>{label}</span>
      </button>
    </span>
  );
}
