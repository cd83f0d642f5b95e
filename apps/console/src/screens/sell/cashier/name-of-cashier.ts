import type { TillSetup } from '#offline/till-types.ts';
import type { ShownSale } from '../past-sales/shown-sale.ts';

/** Who stood at the till, as far as the device knows; nothing for who has left the staff since. */
export function nameOfCashier({ staff }: Pick<TillSetup, 'staff'>, id: string): string {
  return staff.find((person) => person.id === id)?.name ?? '';
}

/** Who sold: as the server says it, or as the device knows. */
export function nameOfSeller(setup: Pick<TillSetup, 'staff'>, sale: ShownSale): string {
  return 'found' in sale ? sale.found.seller : nameOfCashier(setup, sale.cashier_id);
}
