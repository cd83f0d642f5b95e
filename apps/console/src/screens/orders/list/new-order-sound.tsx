import { BellIcon, BellOffIcon } from 'lucide-react';
import { useState } from 'react';
import { sayOrderList as say } from '#sentences/orders/list.ts';
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
      label={say(isOn ? 'sound.off' : 'sound.on')}
      icon={isOn ? <BellIcon /> : <BellOffIcon />}
      aria-pressed={isOn}
      onClick={turn}
    />
  );
}
