import { type Country, countries } from '@sokoni/rules/forms/countries';
import { ChevronDownIcon } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { sayContactField } from '#sentences/contact-fields.ts';
import { useLanguage } from '#session/language.ts';
import type { FieldTexts } from '#ui/fields/field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { loadCountries } from './load-countries.ts';
import { firstCountries, type NamedCountry } from './named-countries.ts';
import styles from './phone-input.module.css';
import { type PhoneParts, partsOf, typedPhone, wholePhone } from './phone-number.ts';

type PhoneInputProps = FieldTexts & {
  size?: 'md' | 'lg' | undefined;
  /** The dial code joined with the typed number, as `+2348012345678`; empty when nothing is typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  id?: string;
  /** ISO 3166 alpha-2 of the country that an empty field stands at; that of SPEC section 9 without. */
  startCode?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** SPEC section 5: numeric only, reports the dial code joined with the typed number. */
export function PhoneInput({ value, onChange, startCode, ...field }: PhoneInputProps) {
  const [entered, setEntered] = useState<PhoneParts | null>(null);
  const { list, countryCodeOf } = useCountryData();
  // What a person entered stands as they entered it, until the form is filled anew.
  const start = value === '' ? list.find(({ code }) => code === startCode) : undefined;
  const shown =
    entered && wholePhone(entered) === value
      ? entered
      : start
        ? { country: start, typed: '' }
        : partsOf(value, list, countryCodeOf(value));

  function change(next: PhoneParts): void {
    setEntered(next);
    if (wholePhone(next) !== value) onChange(wholePhone(next));
  }

  return (
    <TextField
      {...field}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={shown.typed}
      onChange={(event) => change(typedPhone(event.target.value, shown.country, list))}
      start={
        <CountryPicker
          list={list}
          country={shown.country}
          disabled={field.disabled}
          onChange={(country) => change({ ...shown, country })}
        />
      }
    />
  );
}

interface CountryPickerProps {
  list: readonly NamedCountry[];
  country: Country;
  disabled?: boolean | undefined;
  onChange: (country: Country) => void;
}

function CountryPicker({ list, country, disabled, onChange }: CountryPickerProps) {
  const first = list.slice(0, countries.length);
  const others = list.slice(countries.length);
  return (
    <span className={styles.picker}>
      <span aria-hidden="true" className={styles.chosen}>
        <span className={styles.code}>{country.code}</span>
        {country.dial_code}
        <ChevronDownIcon size={14} className={styles.arrow} />
      </span>
      <select
        aria-label={sayContactField('phone.country')}
        autoComplete="tel-country-code"
        className={styles.select}
        disabled={disabled}
        value={country.code}
        onChange={(event) => {
          const chosen = list.find((one) => one.code === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {first.map(option)}
        {others.length > 0 && <hr />}
        {others.map(option)}
      </select>
    </span>
  );
}

function option({ name, dial_code, code }: NamedCountry) {
  return (
    <option key={code} value={code}>
      {name} ({dial_code})
    </option>
  );
}

interface CountryData {
  list: readonly NamedCountry[];
  countryCodeOf: (phone: string) => string | undefined;
}

const nineOfTheSpec = (): CountryData => ({ list: firstCountries(), countryCodeOf: () => undefined });

/** The full country data, once it is there; until then, and without a network, the nine of the spec do. */
function useCountryData(): CountryData {
  const [data, setData] = useState(nineOfTheSpec);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: countries are called anew in another language
  useEffect(() => {
    let isHere = true;
    loadCountries().then(
      ({ allCountries, countryCodeOf }) => isHere && setData({ list: allCountries(), countryCodeOf }),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [language]);
  return data;
}
