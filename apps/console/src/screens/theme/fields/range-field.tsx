import { useId } from 'react';
import styles from './fields.module.css';

interface RangeFieldProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** A number between two others, by a slider. */
export function RangeField({ label, min, max, step, value, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.range}>
        <input
          id={id}
          type="range"
          {...{ min, max, step, value }}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <output htmlFor={id}>{value}</output>
      </div>
    </div>
  );
}
