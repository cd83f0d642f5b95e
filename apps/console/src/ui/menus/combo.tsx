import { type ComponentProps, cloneElement, type KeyboardEvent, type ReactElement } from 'react';
import { late } from './late/late.ts';
import { leaveToUs, useEarlyEnter } from './late/use-early-enter.ts';
import { useLate } from './late/use-late.ts';
import type { SelectOption } from './select-options.ts';

export interface ComboProps {
  /** What is typed into: a `TextField` or an input. */
  field: ReactElement<ComponentProps<'input'>>;
  value: string;
  onChange: (text: string) => void;
  /** The list's name. */
  label: string;
  options: readonly SelectOption[];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (option: SelectOption) => void;
  /** Told whether one of the options is pointed at. */
  onPoint?: (isPointed: boolean) => void;
  /** The first hit is what Enter takes; otherwise one that was pointed at. */
  takesFirst?: boolean;
  /** The options are what these very letters find. Enter that comes before takes the first hit once they are. */
  isAnswered?: boolean;
  /** Enter before that, or where nothing is found, where it is not waited for in the field. */
  onEarlyEnter?: (words: string) => void;
  /** Where nothing is found. */
  emptyText?: string;
}

const combo = late(() => import('./base/base-combo.tsx'));

/** A line of text with a list that it searches, or that it can be completed from. The focus stays in the line. */
export function Combo({ field, ...list }: ComboProps) {
  const { id, part, replace, fetchAhead } = useLate(combo, field.props.id);
  const { value, options, takesFirst, isAnswered = true, onEarlyEnter, onChoose } = list;
  const waitForFirst = useEarlyEnter(value, isAnswered && part !== null, () => {
    const hit = options.find(({ isAddition }) => !isAddition);
    if (hit) onChoose(hit);
  });

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    field.props.onKeyDown?.(event);
    if (!takesFirst || event.key !== 'Enter') return;
    // The form around it is not sent from here.
    event.preventDefault();
    if (!onEarlyEnter) waitForFirst(event);
    else if (value.trim() !== '' && !(isAnswered && options.length > 0)) {
      leaveToUs(event);
      onEarlyEnter(value.trim());
    }
  }

  const line = cloneElement(field, { id, onKeyDown: press });
  if (part) return <part.BaseCombo field={line} {...list} />;
  return cloneElement(line, {
    role: 'combobox',
    'aria-expanded': false,
    'aria-autocomplete': 'list',
    autoComplete: 'off',
    value: list.value,
    onPointerEnter: fetchAhead,
    onFocus: (event) => {
      field.props.onFocus?.(event);
      void replace();
    },
    onChange: (event) => {
      list.onChange(event.target.value);
      list.onOpenChange(true);
    },
  });
}
