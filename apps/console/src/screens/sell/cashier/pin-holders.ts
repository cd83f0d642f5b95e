import type { TillSetup } from '#offline/till-types.ts';
import type { PinHolder } from './use-pin.ts';

/** Those of the staff who have a PIN, by name. */
export function pinHolders({ staff }: Pick<TillSetup, 'staff'>): PinHolder[] {
  return staff
    .flatMap((person) => (person.pin_hash === null ? [] : [{ ...person, pin_hash: person.pin_hash }]))
    .sort((one, other) => one.name.localeCompare(other.name));
}
