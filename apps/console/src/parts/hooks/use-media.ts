import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds now, for what a style sheet alone cannot place. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}

/** A window as narrow as a phone's, as the style sheets have it. */
export const phone = '(width < 40rem)';
