import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds now, for what a style sheet alone cannot place. */
export function useMedia(query: string): boolean {
  const { subscribe, holds } = useMemo(() => {
    const media = matchMedia(query);
    return {
      subscribe(onChange: () => void) {
        media.addEventListener('change', onChange);
        return () => media.removeEventListener('change', onChange);
      },
      holds: () => media.matches,
    };
  }, [query]);
  return useSyncExternalStore(subscribe, holds);
}

/** A window as narrow as a phone's, as the style sheets have it. */
export const phone = '(width < 40rem)';
