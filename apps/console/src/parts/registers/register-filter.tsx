import { say } from '#sentences/orders/register-filter.ts';
import { FilterChip } from '#ui/menus/filter-chip.tsx';

interface RegisterFilterProps {
  registers: readonly { id: string; name: string }[];
  /** The id of the register; `none` for what was sold without one; empty for all. */
  value: string;
  onChange: (id: string) => void;
}

/** Narrows to what was rung at one register; nothing for a store without any. */
export function RegisterFilter({ registers, value, onChange }: RegisterFilterProps) {
  if (registers.length === 0 && value === '') return null;
  return (
    <FilterChip
      label={say('register')}
      value={value}
      shown={
        registers.find(({ id }) => id === value)?.name ??
        say(value === 'none' ? 'register.none' : 'register.chosen')
      }
      options={registers.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  );
}
