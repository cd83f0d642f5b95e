import { type ComponentProps, cloneElement, type KeyboardEvent, type ReactElement } from 'react';
import { select } from './late/select.ts';
import { isTyped } from './late/typeahead.ts';
import { useLate } from './late/use-late.ts';
import type { SelectOption } from './select-options.ts';

export interface SelectProps {
  /** The button that shows what is chosen, and opens the list. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** The list's name. */
  label: string | undefined;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** A box above the list that narrows it, and what it says. */
  search?: string | undefined;
  /** Told what is searched, where the list comes from elsewhere. */
  onSearch?: ((text: string) => void) | undefined;
  /** The options are not yet what these letters find. */
  isSearching?: boolean | undefined;
  /** When the search finds nothing. */
  emptyText?: string | undefined;
  /** Told when the list is wanted. */
  onOpen?: (() => void) | undefined;
}

/** With what was typed before it was there. */
export type BaseSelectProps = SelectProps & { begunWith: string };

/** One of a list, behind a button. A letter on the button leads to a label (SPEC section 9), or begins the search. */
export function Select({ trigger, ...list }: SelectProps) {
  const { id, part, begunWith, press, type, fetchAhead } = useLate(select, trigger.props.id);
  if (part) {
    const Part = list.search === undefined ? part.BaseSelect : part.BaseSearchSelect;
    return <Part trigger={cloneElement(trigger, { id })} begunWith={begunWith} {...list} />;
  }
  return cloneElement(trigger, {
    id,
    role: 'combobox',
    'aria-haspopup': list.search === undefined ? 'listbox' : 'dialog',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onBlur: list.onBlur,
    onClick: () => void press(),
    onKeyDown: (event: KeyboardEvent) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (!isArrow && !isTyped(event.nativeEvent)) return;
      event.preventDefault();
      if (isArrow) void press();
      else {
        list.onOpen?.();
        void type(event.key);
      }
    },
  });
}
