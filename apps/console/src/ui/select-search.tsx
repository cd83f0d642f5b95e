import type { KeyboardEvent, Ref } from 'react';
import styles from './select-field.module.css';

interface SelectSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The box above a list of options that narrows it. */
export function SelectSearch({ label, onChange, ...input }: SelectSearchProps) {
  return (
    <input
      type="text"
      role="combobox"
      aria-label={label}
      aria-expanded="true"
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      className={styles.search}
      onChange={(event) => onChange(event.target.value)}
      {...input}
    />
  );
}
