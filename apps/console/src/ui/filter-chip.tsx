import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './filter-chip.module.css';
import { ChevronDownIcon, CloseIcon, PlusIcon } from './icons.tsx';
import selectStyles from './select-field.module.css';
import { SelectList } from './select-list.tsx';
import { placeAfter, type SelectOption, searchOptions } from './select-options.ts';
import { SelectSearch } from './select-search.tsx';
import { usePopup } from './use-popup.ts';

interface FilterChipProps {
  /** What it narrows by: 'Category'. */
  label: string;
  /** Empty while it narrows nothing. */
  value: string;
  /** What is chosen, in words. */
  shown?: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** A box above the list that narrows it. */
  searchable?: boolean;
  /** Told what is searched, where the list comes from elsewhere. */
  onSearch?: (text: string) => void;
  emptyText?: string;
  /** Told when the list is wanted. */
  onOpen?: () => void;
}

/** One filter of a list: says what it narrows to, opens a list to choose from, goes by its cross. */
export function FilterChip(props: FilterChipProps) {
  const { label, value, shown, options, onChange, searchable = false, onSearch, onOpen } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLInputElement & HTMLDivElement>(null);
  usePopup(open, button, popup, close, { width: 260 });
  const listed = searchable && !onSearch ? searchOptions(options, search) : options;

  useLayoutEffect(() => {
    if (open) focused.current?.focus();
  }, [open]);

  function show(): void {
    onOpen?.();
    setActive(Math.max(0, searchable ? 0 : options.findIndex((option) => option.value === value)));
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    setSearch('');
    onSearch?.('');
  }

  function choose(option: SelectOption | undefined): void {
    if (!option) return;
    close();
    button.current?.focus();
    onChange(option.value);
  }

  function press(event: KeyboardEvent): void {
    const isCaret = searchable && (event.key === 'Home' || event.key === 'End');
    const place = isCaret ? null : placeAfter(event.key, active, listed.length);
    if (event.key === 'Enter' || (event.key === ' ' && !searchable)) choose(listed[active]);
    else if (place !== null) setActive(place);
    else if (event.key === 'Escape' || event.key === 'Tab') {
      close();
      button.current?.focus();
      if (event.key === 'Tab') return;
    } else return;
    event.preventDefault();
  }

  const listProps = {
    'aria-controls': `${id}-list`,
    'aria-activedescendant': listed[active] ? `${id}-list-${active}` : undefined,
    onKeyDown: press,
    ref: focused,
  };
  return (
    <span className={styles.chip} data-set={value !== '' || undefined}>
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        className={styles.open}
        onClick={() => (open ? close() : show())}
      >
        {value === '' && <PlusIcon size={14} />}
        <span className={styles.words}>
          {label}
          {value !== '' && <strong>{shown ?? value}</strong>}
        </span>
        {value !== '' && <ChevronDownIcon size={14} />}
      </button>
      {value !== '' && (
        <IconButton
          size="sm"
          label={`Remove filter ${label}`}
          icon={<CloseIcon size={14} />}
          className={styles.remove}
          onClick={() => onChange('')}
        />
      )}
      <div ref={popup} popover="manual" className={selectStyles.popup}>
        {open && searchable && (
          <SelectSearch
            label={`Search ${label.toLowerCase()}`}
            placeholder="Search"
            value={search}
            onChange={(text) => {
              setSearch(text);
              setActive(0);
              onSearch?.(text);
            }}
            {...listProps}
          />
        )}
        {open && (
          <div
            className={styles.list}
            {...(searchable ? {} : { role: 'group', 'aria-label': label, tabIndex: -1, ...listProps })}
          >
            <SelectList
              id={`${id}-list`}
              label={label}
              options={listed}
              value={value}
              active={active}
              emptyText={props.emptyText ?? 'Nothing found'}
              onPoint={setActive}
              onChoose={choose}
            />
          </div>
        )}
      </div>
    </span>
  );
}
