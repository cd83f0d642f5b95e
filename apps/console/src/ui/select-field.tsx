import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';
import fieldStyles from './field.module.css';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import styles from './select-field.module.css';
import { SelectList } from './select-list.tsx';
import { placeAfter, type SelectOption, searchOptions } from './select-options.ts';
import { SelectSearch } from './select-search.tsx';
import { type Typed, typeaheadTarget, typedAfter } from './typeahead.ts';
import { usePopup } from './use-popup.ts';

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
  /** When the search finds nothing. */
  emptyText?: string;
  /** What the closed field shows of the chosen option, in place of its label. */
  shown?: (option: SelectOption) => ReactNode;
  disabled?: boolean;
  size?: 'md' | 'lg';
  id?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One of a list. Typing leads to a label (cleared after 350 ms), or searches when the list is searchable. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, hideLabel, options, value, onChange, onBlur, className, ref } = props;
  const {
    placeholder = 'Choose',
    searchable = false,
    searchPlaceholder = 'Search',
    onSearch,
    disabled,
    size,
    shown,
  } = props;
  const made = useId();
  const id = props.id ?? made;
  const listId = `${id}-list`;
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(-1);
  const typed = useRef<Typed | null>(null);
  const button = useRef<HTMLButtonElement | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  usePopup(open, button, popup, close);

  // After the popup is shown: what is hidden takes no focus.
  useLayoutEffect(() => {
    if (open) searchBox.current?.focus();
  }, [open]);

  const listed = searchable && !onSearch ? searchOptions(options, search) : options;
  const chosen = options.find((option) => option.value === value);

  function show(at = options.findIndex((option) => option.value === value), searched = ''): void {
    setSearch(searched);
    onSearch?.(searched);
    setActive(at);
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    setSearch('');
  }

  function choose(option: SelectOption | undefined): void {
    if (!option || option.disabled) return;
    close();
    button.current?.focus();
    if (option.value !== value) onChange(option.value);
  }

  function press(event: KeyboardEvent): void {
    const isTyping = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isInSearch = open && searchable;
    const place =
      isInSearch && (event.key === 'Home' || event.key === 'End')
        ? null
        : placeAfter(event.key, active, listed.length);
    if (
      event.key === 'Enter' ||
      (event.key === ' ' && !isInSearch && !isMidWord(typed.current, event.timeStamp))
    ) {
      event.preventDefault();
      if (open) choose(listed[active]);
      else show();
    } else if (place !== null) {
      event.preventDefault();
      if (open) setActive(place);
      else show();
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      close();
      button.current?.focus();
    } else if (open && event.key === 'Tab') {
      close();
      button.current?.focus();
    } else if (isTyping && !isInSearch) {
      event.preventDefault();
      lead(event.key, event.timeStamp);
    }
  }

  /** A letter on the closed field opens it; the list goes to the label that begins so. */
  function lead(key: string, now: number): void {
    if (searchable) {
      show(0, key);
      return;
    }
    typed.current = typedAfter(typed.current, key, now);
    const from = open ? active : options.findIndex((option) => option.value === value);
    const target = typeaheadTarget(
      options.map((option) => option.label),
      from,
      typed.current.text,
    );
    if (!open) show(target === -1 ? from : target);
    else if (target !== -1) setActive(target);
  }

  const activeId = open && listed[active] ? `${listId}-${active}` : undefined;
  const listProps = { 'aria-controls': open ? listId : undefined, 'aria-activedescendant': activeId };

  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      <div className={cx(fieldStyles.box, size === 'lg' && fieldStyles.large)}>
        <button
          ref={(element) => {
            button.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          type="button"
          id={id}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          {...(searchable ? { 'aria-controls': listProps['aria-controls'] } : listProps)}
          {...describedBy(id, { hint, error })}
          disabled={disabled}
          className={cx(fieldStyles.input, styles.button)}
          onKeyDown={press}
          onClick={() => (open ? close() : show())}
          onBlur={() => !open && onBlur?.()}
        >
          <span className={cx(styles.chosen, !chosen && styles.placeholder)}>
            {chosen ? (shown?.(chosen) ?? chosen.label) : placeholder}
          </span>
          <ChevronDownIcon size={18} className={styles.arrow} />
        </button>
        <div ref={popup} popover="manual" className={styles.popup}>
          {open && searchable && (
            <SelectSearch
              label={searchPlaceholder}
              placeholder={searchPlaceholder}
              value={search}
              onChange={(text) => {
                setSearch(text);
                setActive(0);
                onSearch?.(text);
              }}
              onKeyDown={press}
              ref={searchBox}
              {...listProps}
            />
          )}
          {open && (
            <SelectList
              id={listId}
              label={label}
              options={listed}
              value={value}
              active={active}
              emptyText={props.emptyText ?? 'Nothing found'}
              onPoint={setActive}
              onChoose={choose}
            />
          )}
        </div>
      </div>
    </Field>
  );
}

/** A space belongs to the word while one is being typed. */
function isMidWord(typed: Typed | null, now: number): boolean {
  return typed !== null && typedAfter(typed, ' ', now).text.length > 1;
}
