import { SearchIcon, XIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { TextField } from './text-field.tsx';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange' | 'prefix'> & {
  /** What is searched; spoken, and shown while the field is empty. */
  label: string;
  value: string;
  onChange: (text: string) => void;
};

/** A box to search in, with a button that empties it. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  return (
    <TextField
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      type="search"
      label={label}
      hideLabel
      value={value}
      onChange={(event) => onChange(event.target.value)}
      start={<SearchIcon size={18} />}
      end={
        value && (
          <IconButton
            size="sm"
            label={sayUi('search.clear')}
            icon={<XIcon size={16} />}
            onClick={() => onChange('')}
          />
        )
      }
    />
  );
}
