import { useMemo } from 'react';
import { useLanguage } from '#session/language.ts';

/** Says the code of a country in words. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [language]);
}
