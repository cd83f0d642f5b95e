import { useMemo } from 'react';
import { useLanguage } from '#session/language.ts';
import { countryNames } from './named-countries.ts';

/** Says the code of a country in words. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: countries are called anew in another language
  return useMemo(countryNames, [language]);
}
