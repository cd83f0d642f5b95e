import { CheckIcon } from 'lucide-react';
import styles from './select-field.module.css';
import type { SelectOption } from './select-options.ts';

export const optionClass = styles.option;

/** What stands in one line of a list. */
export function OptionRow({ option }: { option: SelectOption }) {
  const { label, description, start, badge, end } = option;
  return (
    <>
      {start}
      <span className={styles.words}>
        <span className={styles.label}>
          <bdi>{label}</bdi> {badge}
        </span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      <CheckIcon size={18} className={styles.check} />
    </>
  );
}
