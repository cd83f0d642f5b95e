import { useEffect, useEffectEvent } from 'react';
import { isPageCovered } from '#ui/overlays/overlay.tsx';

interface SellKeys {
  onSearch: () => void;
  onCustomer: () => void;
  onPark: () => void;
  onPay: () => void;
}

/** The keys of the selling screen, while nothing lies over it: F2, F4, F8, F9, and Ctrl or Cmd with Enter to pay. */
export function useSellKeys({ onSearch, onCustomer, onPark, onPay }: SellKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPageCovered() || event.altKey || event.shiftKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const acts: Readonly<Record<string, () => void>> = isCommand
      ? { Enter: onPay }
      : { F2: onSearch, F4: onCustomer, F8: onPark, F9: onPay };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
