import { ChevronDownIcon, PlusIcon, XIcon } from 'lucide-react';
import { sayUi } from '#sentences/frame/ui.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import styles from './filter-chip.module.css';
import { Select } from './select.tsx';
import type { SelectOption } from './select-options.ts';

interface FilterChipProps {
  /** What it narrows by: 'Category'. */
  label: string;
  /** Empty while it narrows nothing. */
  value: string;
  /** What is chosen, in words. */
  shown?: string | undefined;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** A box above the list that narrows it. */
  searchable?: boolean;
  /** Told what is searched, where the list comes from elsewhere. */
  onSearch?: (text: string) => void;
  /** The list is not yet what these letters find. */
  isSearching?: boolean;
  emptyText?: string;
  /** Told when the list is wanted. */
  onOpen?: () => void;
}

/** One filter of a list: says what it narrows to, opens a list to choose from, goes by its cross. */
export function FilterChip(props: FilterChipProps) {
  const { label, value, shown, options, onChange, searchable = false } = props;
  return (
    <span className={styles.chip} data-chip data-set={value !== '' || undefined}>
      <Select
        label={label}
        options={options}
        value={value}
        onChange={onChange}
        search={searchable ? sayUi('filter.search', { what: label.toLowerCase() }) : undefined}
        onSearch={props.onSearch}
        isSearching={props.isSearching}
        emptyText={props.emptyText}
        onOpen={props.onOpen}
        trigger={
          <button
            type="button"
            aria-label={value === '' ? label : `${label} ${shown ?? value}`}
            className={styles.open}
          >
            {value === '' && <PlusIcon size={14} />}
            <span className={styles.words}>
              {label}
              {value !== '' && <strong>{shown ?? value}</strong>}
            </span>
            {value !== '' && <ChevronDownIcon size={14} />}
          </button>
        }
      />
      {value !== '' && (
        <IconButton
          size="sm"
          label={sayUi('filter.remove', { label })}
          icon={<XIcon size={14} />}
          className={styles.remove}
          onClick={() => onChange('')}
        />
      )}
    </span>
  );
}
