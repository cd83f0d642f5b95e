import { useId } from 'react';
import { Field } from '#ui/fields/field.tsx';
import styles from './native-select.module.css';

interface NativeSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** The browser's own list: one that opens over a popover without closing it. */
export function NativeSelect({ label, value, onChange, options }: NativeSelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
