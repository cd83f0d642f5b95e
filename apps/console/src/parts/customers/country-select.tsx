import { type Ref, useEffect, useState } from 'react';
import { sayContactField } from '#sentences/contact-fields.ts';
import { useLanguage } from '#session/language.ts';
import { SelectField } from '#ui/menus/select-field.tsx';
import { loadCountries } from './load-countries.ts';
import { countryNames, firstCountries } from './named-countries.ts';

interface CountrySelectProps {
  /** ISO 3166 alpha-2, or empty. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  label?: string;
  optional?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

type Named = { code: string; name: string };

/** One of the countries: those of the spec first, then all others. */
export function CountrySelect({
  value,
  label = sayContactField('country.label'),
  optional = true,
  ...field
}: CountrySelectProps) {
  const list = useCountries();
  const isListed = value === '' || list.some(({ code }) => code === value);
  const all = isListed ? list : [...list, { code: value, name: countryNames()(value) }];
  return (
    <SelectField
      label={label}
      optional={optional}
      placeholder={sayContactField('country.choose')}
      searchable
      searchPlaceholder={sayContactField('country.search')}
      emptyText={sayContactField('country.none')}
      {...field}
      value={value}
      options={all.map(({ code, name }) => ({ value: code, label: name, end: code, keywords: code }))}
    />
  );
}

/** All countries, once they are loaded; until then, and without a network, the nine of the spec do. */
function useCountries(): readonly Named[] {
  const [list, setList] = useState<readonly Named[]>(firstCountries);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: countries are called anew in another language
  useEffect(() => {
    let isHere = true;
    loadCountries().then(
      ({ allCountries }) => isHere && setList(allCountries()),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [language]);
  return list;
}
