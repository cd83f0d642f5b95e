import { ChevronDownIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { cx } from '#ui/cx.ts';
import fieldStyles from '#ui/fields/field.module.css';
import { describedBy, Field, type FieldTexts } from '#ui/fields/field.tsx';
import { Select } from './select.tsx';
import styles from './select-field.module.css';
import type { SelectOption } from './select-options.ts';

export interface SelectFieldProps extends FieldTexts {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** A box above the list that narrows it. */
  searchable?: boolean;
  searchPlaceholder?: string;
  /** Told what is searched, where the list comes from elsewhere. */
  onSearch?: (text: string) => void;
  /** The list is not yet what these letters find. */
  isSearching?: boolean;
  /** When the search finds nothing. */
  emptyText?: string;
  /** What the closed field shows of the chosen option, in place of its label. */
  shown?: (option: SelectOption) => ReactNode;
  disabled?: boolean;
  size?: 'md' | 'lg' | undefined;
  id?: string;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a list, as a field. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, hideLabel, options, value, className, shown, size } = props;
  const made = useId();
  const id = props.id ?? made;
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      <div className={cx(fieldStyles.box, size === 'lg' && fieldStyles.large)}>
        <Select
          label={typeof label === 'string' ? label : undefined}
          options={options}
          value={value}
          onChange={props.onChange}
          onBlur={props.onBlur}
          search={props.searchable ? (props.searchPlaceholder ?? sayUi('search.search')) : undefined}
          onSearch={props.onSearch}
          isSearching={props.isSearching}
          emptyText={props.emptyText}
          trigger={
            <button
              ref={props.ref}
              type="button"
              id={id}
              {...describedBy(id, { hint, error })}
              disabled={props.disabled}
              className={cx(fieldStyles.input, styles.button)}
            >
              <span className={cx(styles.chosen, !chosen && styles.placeholder)}>
                {chosen ? (shown?.(chosen) ?? chosen.label) : (props.placeholder ?? sayUi('select.choose'))}
              </span>
              <ChevronDownIcon size={18} className={styles.arrow} />
            </button>
          }
        />
      </div>
    </Field>
  );
}
