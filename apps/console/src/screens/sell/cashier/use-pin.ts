import { useEffect, useState } from 'react';
import { storage } from '#session/storage.ts';
import { isRightPin } from './check-pin.ts';
import { noTries, waitLeft, withWrongTry } from './pin-tries.ts';

/** Somebody of the staff who has a PIN. */
export interface PinHolder {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly pin_hash: string;
}

export type PinState = 'open' | 'checking' | 'wrong' | 'failed';

/** Checks the PIN of one person. How often it was wrong is kept on the device, so that a reload begins nothing anew. */
export function usePin({ id, pin_hash }: PinHolder, onRight: () => void) {
  const [state, setState] = useState<PinState>('open');
  const [now, setNow] = useState(() => Date.now());
  const wait = waitLeft(triesOf(id), now);

  useEffect(() => {
    if (wait === 0) return;
    const tick = setTimeout(() => setNow(Date.now()), Math.min(wait, 1000));
    return () => clearTimeout(tick);
  }, [wait]);

  async function check(pin: string): Promise<void> {
    if (state === 'checking' || waitLeft(triesOf(id), Date.now()) > 0) return;
    setState('checking');
    try {
      if (await isRightPin(pin, pin_hash)) {
        storage.pinTries.set({ ...storage.pinTries.get(), [id]: noTries });
        onRight();
        return;
      }
      storage.pinTries.set({ ...storage.pinTries.get(), [id]: withWrongTry(triesOf(id), Date.now()) });
      setState('wrong');
    } catch {
      setState('failed');
    }
    setNow(Date.now());
  }

  return { state, wait, check };
}

function triesOf(id: string) {
  return storage.pinTries.get()?.[id] ?? noTries;
}
