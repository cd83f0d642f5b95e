import type { TillMethod } from '@sokoni/rules/point-of-sale/till-settings';

interface Handed {
  method: string;
  /** The store's own name of the method; an older build wrote none. */
  label?: string;
  amount: number;
}

/** Whether the drawer opens for what is paid, or paid back: as the store says of the method, and for cash where it has none such any more. */
export function opensDrawer(payments: readonly Handed[], methods: readonly TillMethod[]): boolean {
  return payments.some(({ method, label = '', amount }) => {
    const set = methods.find(({ kind, name }) => kind === method && name === label);
    return amount > 0 && (set?.opens_drawer ?? method === 'cash');
  });
}
