import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<T extends string> {
  label: ReactNode;
  hideLabel?: boolean;
  options: readonly { value: T; label: ReactNode; icon?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  /** On a phone the choices stand below each other: their words are too long for one line. */
  stackOnPhone?: boolean;
}

/** A few choices side by side, one of them taken. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, hideLabel, options, value, onChange, stackOnPhone } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.bar} data-stack={stackOnPhone || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
