import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let answered = true;

/** Told of every call: whether the server answered it. */
export function noteAnswer(isAnswered: boolean): void {
  if (answered === isAnswered) return;
  answered = isAnswered;
  tell();
}

/** The device has a network, and the server answered the last call. */
function isConnected(): boolean {
  return answered && navigator.onLine;
}

export function useIsConnected(): boolean {
  return useSyncExternalStore(listen, isConnected);
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of ['online', 'offline']) addEventListener(event, tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of ['online', 'offline']) removeEventListener(event, tell);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
