import type { BaseUIEvent } from '@base-ui/react';
import { Combobox } from '@base-ui/react/combobox';
import { Select } from '@base-ui/react/select';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isTyped, type Typed, typeaheadTarget, typedAfter } from '../late/typeahead.ts';
import { OptionRow, optionClass } from '../option-row.tsx';
import popupStyles from '../popup.module.css';
import type { BaseSelectProps } from '../select.tsx';
import styles from '../select-field.module.css';
import { type SelectOption, searchOptions } from '../select-options.ts';

type Key = BaseUIEvent<KeyboardEvent>;

import { sayUi } from '#sentences/frame/ui.ts';
import { useEarlyEnter } from '../late/use-early-enter.ts';

/**
 * Base UI's select but for its type-ahead, which takes 750 ms to forget, and on a closed field chooses unseen: here a letter opens
 * the list, and what was typed is forgotten after 350 ms (SPEC section 9).
 */
export function BaseSelect(props: BaseSelectProps) {
  const { trigger, label, options, value, onChange, onBlur, onOpen, begunWith } = props;
  const [open, setOpen] = useState(begunWith !== '');
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed | null>(null);
  /** Where the letters led that opened the list. */
  const opensAt = useRef(begunWith === '' ? -1 : targetFrom(chosenIndex(), begunWith));

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  function type(event: Key): void {
    if (!isTyped(event.nativeEvent, typed.current)) return;
    event.preventBaseUIHandler();
    event.preventDefault();
    typed.current = typedAfter(typed.current, event.key, event.timeStamp);
    const current = open ? items().indexOf(document.activeElement as HTMLElement) : chosenIndex();
    const target = targetFrom(current, typed.current.text);
    if (open) items()[target]?.focus();
    else {
      opensAt.current = target;
      show(true);
    }
  }

  function chosenIndex(): number {
    return options.findIndex((option) => option.value === value);
  }

  function targetFrom(current: number, text: string): number {
    const labels = options.map((option) => option.label);
    return typeaheadTarget(labels, current, text);
  }

  function show(isOpen: boolean): void {
    if (isOpen) onOpen?.();
    setOpen(isOpen);
  }

  function lead(isOpen: boolean): void {
    if (isOpen) items()[opensAt.current]?.focus();
    opensAt.current = -1;
  }

  return (
    <Select.Root
      modal={false}
      open={open}
      onOpenChange={show}
      onOpenChangeComplete={lead}
      value={value}
      onValueChange={(chosen) => chosen !== null && chosen !== value && onChange(chosen)}
    >
      <Select.Trigger
        id={trigger.props.id}
        disabled={trigger.props.disabled}
        render={trigger}
        onKeyDown={type}
        onBlur={() => !open && onBlur?.()}
      />
      <Select.Portal>
        <Select.Positioner
          className={popupStyles.place}
          align="start"
          alignItemWithTrigger={false}
          sideOffset={4}
          collisionPadding={8}
        >
          <Select.Popup className={styles.popup} onKeyDown={type}>
            <Select.List ref={list} className={styles.list} aria-label={label}>
              {options.map((option) => (
                <Select.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={optionClass}
                >
                  <OptionRow option={option} />
                </Select.Item>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}

/** With a box above the list that narrows it. */
export function BaseSearchSelect(props: BaseSelectProps) {
  const { trigger, label, options, value, onChange, onBlur, onOpen, onSearch, begunWith } = props;
  const [open, setOpen] = useState(begunWith !== '');
  const [search, setSearch] = useState(begunWith);
  const listed = onSearch ? options : searchOptions(options, search);
  const waitForFirst = useEarlyEnter(search, !props.isSearching, () => {
    const [first] = listed;
    if (!first) return;
    if (first.value !== value) onChange(first.value);
    show(false);
  });

  function change(text: string): void {
    setSearch(text);
    onSearch?.(text);
  }

  function show(isOpen: boolean, begunWith = ''): void {
    if (isOpen) onOpen?.();
    change(begunWith);
    setOpen(isOpen);
  }

  function type(event: Key): void {
    if (!isTyped(event.nativeEvent)) return;
    event.preventBaseUIHandler();
    event.preventDefault();
    // The list may be on its way, and the focus not in its search yet.
    if (open) change(search + event.key);
    else show(true, event.key);
  }

  return (
    <Combobox.Root
      items={options}
      filteredItems={listed}
      value={options.find((option) => option.value === value) ?? null}
      isItemEqualToValue={(one: SelectOption, other: SelectOption) => one.value === other.value}
      onValueChange={(chosen) => chosen && chosen.value !== value && onChange(chosen.value)}
      inputValue={search}
      onInputValueChange={(text, { reason }) => reason === 'input-change' && change(text)}
      open={open}
      onOpenChange={(isOpen) => show(isOpen)}
      autoHighlight
    >
      <Combobox.Trigger
        id={trigger.props.id}
        disabled={trigger.props.disabled}
        render={trigger}
        onKeyDown={type}
        onBlur={() => !open && onBlur?.()}
      />
      <Combobox.Portal>
        <Combobox.Positioner className={popupStyles.place} align="start" sideOffset={4} collisionPadding={8}>
          <Combobox.Popup className={styles.popup} aria-label={label}>
            <Combobox.Input
              aria-label={props.search}
              placeholder={props.search}
              spellCheck={false}
              className={styles.search}
              onKeyDown={waitForFirst}
              onFocus={({ currentTarget }) =>
                currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length)
              }
            />
            <Combobox.Empty className={styles.empty}>
              {props.emptyText ?? sayUi('select.empty')}
            </Combobox.Empty>
            <Combobox.List className={styles.list} aria-label={label}>
              {(option: SelectOption) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  className={optionClass}
                >
                  <OptionRow option={option} />
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
