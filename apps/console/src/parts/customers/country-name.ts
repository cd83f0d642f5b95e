import { useMemo } from 'react';

/** Says the code of a country in words. */
export function useCountryName(): (code: string) => string {
  return useMemo(() => {
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, []);
}
