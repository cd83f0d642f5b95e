import { type AddressLine, addressFormat } from '@sokoni/rules/contacts/postal-address';
import { regionNamed, regionsOf } from '@sokoni/rules/contacts/regions';
import { localeOf } from '@sokoni/rules/languages';
import { useShop } from '#parts/shop-context.ts';
import type { Checkout } from '#visitor-pages.ts';
import { CheckoutField, firstProblem } from './checkout-field.tsx';
import { sayCheckout } from './words.ts';

interface AddressFieldsProps extends Pick<Checkout, 'values' | 'countries'> {
  problems: Readonly<Record<string, string>>;
}

const autoComplete: Readonly<Record<AddressLine, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postal_code: 'postal-code',
};

/** The fields that the address of a country has; another country is another form, after the total is updated or at once with a script. */
export function AddressFields({ values, countries, problems }: AddressFieldsProps) {
  const { shop } = useShop();
  const country = values.country || shop.country;
  const regions = regionsOf(country);
  const first = firstProblem(problems);
  const names = new Intl.DisplayNames([localeOf(shop.language)], { type: 'region' });
  return (
    <>
      <input type="hidden" name="fields_of" value={country} />
      <label className="field">
        {sayCheckout('country')}
        <select
          aria-invalid={problems.country ? true : undefined}
          autoComplete="country"
          // biome-ignore lint/a11y/noAutofocus: as in every field with something wrong
          autoFocus={first === 'country'}
          data-updates
          defaultValue={country}
          id="country"
          name="country"
        >
          {country === '' && <option value="" />}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {names.of(code) ?? name}
            </option>
          ))}
        </select>
        {problems.country && (
          <span className="problem" id="country-problem">
            {problems.country}
          </span>
        )}
      </label>
      {addressFormat(country).fields.map((name) =>
        name === 'region' && regions.length > 0 ? (
          <RegionField
            key={name}
            {...{ country, regions, value: values.region, problem: problems.region }}
            autoFocus={first === name}
          />
        ) : (
          <CheckoutField
            key={name}
            {...{ name, label: labelOf(name, country), value: values[name] ?? '', problem: problems[name] }}
            autoComplete={autoComplete[name]}
            autoFocus={first === name}
          />
        ),
      )}
    </>
  );
}

interface RegionFieldProps {
  country: string;
  regions: readonly string[];
  value: string | undefined;
  problem: string | undefined;
  autoFocus: boolean;
}

function RegionField({ country, regions, value = '', problem, autoFocus }: RegionFieldProps) {
  return (
    <label className="field">
      {labelOf('region', country)}
      <select
        name="region"
        id="region"
        defaultValue={regionNamed(country, value)}
        autoComplete={autoComplete.region}
        // biome-ignore lint/a11y/noAutofocus: as in every field with something wrong
        autoFocus={autoFocus}
        aria-invalid={problem ? true : undefined}
      >
        <option value="">{sayCheckout('choose')}</option>
        {regions.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </select>
      {problem && (
        <span className="problem" id="region-problem">
          {problem}
        </span>
      )}
    </label>
  );
}

function labelOf(field: AddressLine, country: string): string {
  const { required, regionWord, postalCodeWord } = addressFormat(country);
  const label = (): string => {
    if (field === 'region') return sayCheckout('regionNamed', { word: regionWord });
    if (field === 'postal_code') return sayCheckout('postalCodeNamed', { word: postalCodeWord });
    return sayCheckout(field);
  };
  const isAsked = field === 'line1' || field === 'line2' || required.includes(field);
  return isAsked ? label() : sayCheckout('optional', { field: label() });
}
