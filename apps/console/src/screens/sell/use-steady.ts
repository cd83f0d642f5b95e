import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every drawing, which does what it was given last: what it is handed to need not be drawn again. */
export function useSteady<Args extends unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}
