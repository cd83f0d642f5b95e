import { type FocusEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx';
import { Combo } from './combo.tsx';
import { wordOptions } from './select-options.ts';

type SuggestFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'role' | 'label'> & {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Words that what is typed can become. */
  suggestions: readonly string[];
  /** Told when suggestions are wanted. */
  onOpen?: () => void;
};

/** A line of text that offers what was written here before. Anything else can be typed too. */
export function SuggestField({ value, onChange, suggestions, onOpen, ...rest }: SuggestFieldProps) {
  const [isAsked, setIsAsked] = useState(false);

  // The list may not be there yet that would close by itself, and would open behind whoever has gone on.
  function leave(event: FocusEvent<HTMLInputElement>): void {
    rest.onBlur?.(event);
    const to = event.relatedTarget;
    if (to && !to.closest('[role="listbox"]')) setIsAsked(false);
  }

  return (
    <Combo
      field={<TextField spellCheck={false} {...rest} onBlur={leave} />}
      label={rest.label}
      value={value}
      onChange={onChange}
      options={wordOptions(suggestions.filter((word) => word !== value))}
      open={isAsked}
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen?.();
        setIsAsked(isOpen);
      }}
      onChoose={(option) => onChange(option.value)}
    />
  );
}
