import { BellIcon, BellOffIcon } from 'lucide-react';
import { useState } from 'react';
import { storage } from '#session/storage.ts';
import { chime, wakeChime } from '#shell/new-orders/chime.ts';
import { IconButton } from '#ui/buttons/button.tsx';

/** Whether a new order sounds on this device; it does not until somebody wishes it. */
export function OrderSound() {
  const [isOn, setIsOn] = useState(() => storage.orderSound.get() ?? false);

  function turn(): void {
    const next = !isOn;
    storage.orderSound.set(next);
    setIsOn(next);
    if (!next) return;
    wakeChime();
    chime();
  }

  return (
    <IconButton
      label={isOn ? 'Mute the sound for new orders' : 'Play a sound for new orders'}
      icon={isOn ? <BellIcon /> : <BellOffIcon />}
      aria-pressed={isOn}
      onClick={turn}
    />
  );
}
