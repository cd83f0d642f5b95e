import { useState } from 'react';

let made = 0;

function newKeys(count: number): number[] {
  return Array.from({ length: count }, () => {
    made += 1;
    return made;
  });
}

/** Takes one out of a list or moves one: of the items as of their keys. */
export type Rearrange = <One>(list: readonly One[]) => One[];

/**
 * A key for each item of a list, whose items have no name of their own. It stays with its item when that is moved or another is removed;
 * a list that became shorter in another way, as by undoing, has new keys.
 */
export function usePlaceKeys(count: number): {
  keys: readonly number[];
  rearrange: (change: Rearrange) => void;
} {
  const [keys, setKeys] = useState(() => newKeys(count));
  const fitting = keysFor(keys, count);
  if (fitting !== keys) setKeys(fitting);
  return { keys: fitting, rearrange: (change) => setKeys(change) };
}

/** The keys of a list that has so many items by now. */
export function keysFor(keys: number[], count: number): number[] {
  if (keys.length === count) return keys;
  return keys.length < count ? [...keys, ...newKeys(count - keys.length)] : newKeys(count);
}
