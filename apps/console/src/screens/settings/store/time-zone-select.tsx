import { type Ref, useMemo } from 'react';
import { sayStoreSettings } from '#sentences/settings/store.ts';
import { SelectField } from '#ui/menus/select-field.tsx';
import { timeZoneOptions } from './time-zones.ts';

interface TimeZoneSelectProps {
  /** An IANA name. */
  value: string;
  onChange: (zone: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** The time zone of a store, searched by city. */
export function TimeZoneSelect({ value, ...field }: TimeZoneSelectProps) {
  const options = useMemo(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return timeZoneOptions(Intl.supportedValuesOf('timeZone'), own, value);
  }, [value]);
  return (
    <SelectField
      label={sayStoreSettings('timeZone.label')}
      searchable
      searchPlaceholder={sayStoreSettings('timeZone.search')}
      emptyText={sayStoreSettings('timeZone.none')}
      hint={sayStoreSettings('timeZone.hint')}
      {...field}
      value={value}
      options={options}
      shown={({ value: zone }) => zone.replaceAll('_', ' ')}
    />
  );
}
