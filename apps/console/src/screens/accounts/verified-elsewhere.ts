import { useEffect } from 'react';
import { loadMe } from '#api/stores/accounts.ts';

const lookEveryMs = 15_000;

/** Notices that the mailed link was opened on another device; the server knows, this session does not yet. */
export function useVerifiedElsewhere(isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return;
    const look = () => {
      // Until then the server refuses to tell.
      if (document.visibilityState === 'visible') loadMe().catch(() => undefined);
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isAwaited]);
}
