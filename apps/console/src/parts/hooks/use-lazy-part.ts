import { useRef, useState } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { loadOnline } from '#ui/feedback/load-online.ts';
import { toast } from '#ui/feedback/toast.tsx';

/**
 * A part of the console that is fetched when it is first wanted, so that nobody waits for it before. `fetch` answers
 * whether it is there; when it is not, that was said in a toast, and the next call tries again. `fetchAhead` says nothing.
 */
export function useLatePart<Part>(load: () => Promise<Part>): {
  part: Part | null;
  fetch: () => Promise<boolean>;
  fetchAhead: () => Promise<boolean>;
} {
  const [part, setPart] = useState<Part | null>(null);
  const coming = useRef<Promise<boolean> | null>(null);

  function fetchAhead(): Promise<boolean> {
    coming.current ??= loadOnline(load).then(
      (loaded) => {
        setPart(() => loaded);
        return true;
      },
      () => {
        coming.current = null;
        return false;
      },
    );
    return coming.current;
  }

  async function fetch(): Promise<boolean> {
    const isThere = await fetchAhead();
    if (!isThere) toast.error(sayUi('late.failed'));
    return isThere;
  }

  return { part, fetch, fetchAhead };
}
