import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let said = '';
const listeners = new Set<() => void>();

/** Speaks one sentence to screen readers, without showing it. */
export function announce(text: string): void {
  // The same sentence again is only spoken when it differs from what stands there.
  said = said === text ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

/** Stands once in the page, outside of #root (see `Overlay`); it must be there before the first sentence. */
export function Announcer() {
  const text = useSyncExternalStore(listen, () => said);
  return createPortal(
    <div role="status" aria-live="polite" aria-atomic="true" className="visually-hidden">
      {text}
    </div>,
    document.body,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
