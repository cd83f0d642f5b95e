import { useEffect, useEffectEvent, useState } from 'react';
import { storage } from '#session/storage.ts';

export const lockMinutes = ['0', '1', '5', '15'] as const;

export type LockMinutes = (typeof lockMinutes)[number];

const minuteMs = 60_000;
const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Whether the till is locked, and after how long it locks by itself; both are kept on the device, so that a reload unlocks nothing.
 * @param mayLock whoever sells has a PIN to come back with
 */
export function useLock(mayLock: boolean) {
  const [isLocked, setIsLocked] = useState(() => storage.tillLocked.get() === true);
  const [minutes, setMinutes] = useState<LockMinutes>(() => storage.tillLockMinutes.get() ?? '0');

  function setLocked(next: boolean): void {
    storage.tillLocked.set(next);
    setIsLocked(next);
  }

  useIdle(mayLock && !isLocked ? Number(minutes) * minuteMs : 0, () => setLocked(true));

  return {
    isLocked,
    minutes,
    lock: () => setLocked(true),
    unlock: () => setLocked(false),
    setMinutes(next: LockMinutes) {
      storage.tillLockMinutes.set(next);
      setMinutes(next);
    },
  };
}

/** Acts when nobody has touched the page for so long; 0: never. A device that slept meanwhile has not been touched either. */
function useIdle(afterMs: number, act: () => void): void {
  const onIdle = useEffectEvent(act);
  useEffect(() => {
    if (afterMs === 0) return;
    let last = Date.now();
    const touch = () => {
      last = Date.now();
    };
    const look = () => {
      if (Date.now() - last >= afterMs) onIdle();
    };
    const watch = setInterval(look, 1000);
    for (const kind of touches) addEventListener(kind, touch, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(watch);
      for (const kind of touches) removeEventListener(kind, touch, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [afterMs]);
}
