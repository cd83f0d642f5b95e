import { useSyncExternalStore } from 'react';

/** Whether a media query holds now, for what a style sheet alone cannot place. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

/** A window as narrow as a phone's, as the style sheets have it. */
export const phone = '(width < 40rem)';
