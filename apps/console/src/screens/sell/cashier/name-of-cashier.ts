import type { TillSetup } from '#offline/till-types.ts';

/** Who stood at the till, as far as the device knows; nothing for who has left the staff since. */
export function nameOfCashier({ staff }: Pick<TillSetup, 'staff'>, id: string): string {
  return staff.find((person) => person.id === id)?.name ?? '';
}
