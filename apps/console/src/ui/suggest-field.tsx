import { type KeyboardEvent, useId, useRef, useState } from 'react';
import selectStyles from './select-field.module.css';
import { SelectList } from './select-list.tsx';
import { placeAfter } from './select-options.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import { usePopup } from './use-popup.ts';

type SuggestFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'role'> & {
  value: string;
  onChange: (text: string) => void;
  /** Words that what is typed can become. */
  suggestions: readonly string[];
  /** Told when suggestions are wanted. */
  onOpen: () => void;
};

/** A line of text that offers what was written here before. Anything else can be typed too. */
export function SuggestField({ value, onChange, suggestions, onOpen, ...rest }: SuggestFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  const [isAsked, setIsAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const place = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const offered = suggestions.filter((word) => word !== value).slice(0, 8);
  const open = isAsked && offered.length > 0;
  usePopup(open, place, popup, () => setIsAsked(false));

  function ask(): void {
    onOpen();
    setIsAsked(true);
    setActive(-1);
  }

  function choose(word: string): void {
    onChange(word);
    setIsAsked(false);
  }

  function press(event: KeyboardEvent): void {
    const next = event.key.startsWith('Arrow') ? placeAfter(event.key, active, offered.length) : null;
    const chosen = offered[active];
    if (next !== null && !open) ask();
    else if (next !== null) setActive(next);
    else if (event.key === 'Enter' && open && chosen !== undefined) choose(chosen);
    else if (event.key === 'Escape' && open) setIsAsked(false);
    else return;
    event.preventDefault();
  }

  return (
    <div ref={place}>
      <TextField
        autoComplete="off"
        spellCheck={false}
        {...rest}
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-list-${active}` : undefined}
        value={value}
        onChange={(event) => {
          ask();
          onChange(event.target.value);
        }}
        onKeyDown={press}
        onBlur={() => setIsAsked(false)}
      />
      <div ref={popup} popover="manual" className={selectStyles.popup}>
        {open && (
          <SelectList
            id={`${id}-list`}
            label={rest.label}
            options={offered.map((word) => ({ value: word, label: word }))}
            value={null}
            active={active}
            emptyText=""
            onPoint={setActive}
            onChoose={(option) => choose(option.value)}
          />
        )}
      </div>
    </div>
  );
}
