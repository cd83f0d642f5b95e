import { useEffect, useEffectEvent, useState } from 'react';
import { storage } from '#session/storage.ts';

const minuteMs = 60_000;
const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Whether the till is locked; that is kept on the device, so that a reload unlocks nothing.
 * @param minutes after how long it locks by itself; null: never, as where whoever sells has no PIN to come back with
 */
export function useLock(minutes: number | null) {
  const [isLocked, setIsLocked] = useState(() => storage.tillLocked.get() === true);

  function setLocked(next: boolean): void {
    storage.tillLocked.set(next);
    setIsLocked(next);
  }

  useIdle(isLocked ? 0 : (minutes ?? 0) * minuteMs, () => setLocked(true));

  return {
    isLocked,
    lock: () => setLocked(true),
    unlock: () => setLocked(false),
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
