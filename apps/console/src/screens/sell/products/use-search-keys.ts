import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { TillItem } from '#offline/search/till-item.ts';
import { afterKey, emptyScan, secondEndMs } from '#parts/scanning/scan-buffer.ts';
import { useTill } from '../till-context.tsx';
import { movedBy } from './grid-moves.ts';

export interface SearchKeys {
  items: readonly TillItem[];
  /** What the items were sought by; behind the words while somebody types faster than a screen draws. */
  sought: string;
  words: string;
  /** Of the hit that Enter takes; null: the first. */
  active: number | null;
  /** How many hits stand beside each other. */
  columns: RefObject<number>;
  onActive: (active: number | null) => void;
  onPick: (item: TillItem) => void;
  onClear: () => void;
  /** Something was scanned into the field, or nothing of what is typed was found; `whole` is all that stands there, if that is more. @returns whether something has it */
  onCode: (code: string, whole?: string) => Promise<boolean>;
  onPay: () => void;
}

/** The keys of the search field: Enter takes a hit or, in an empty field, pays; arrows move, Escape clears; a scanner is heard. */
export function useSearchKeys(keys: SearchKeys): (event: KeyboardEvent<HTMLInputElement>) => void {
  const { catalogue } = useTill();
  const scan = useRef(emptyScan);
  const takenAt = useRef(-Infinity);

  function enter(scanned: string | null, now: number): void {
    const { items, sought, words, active, onPick, onClear, onCode, onPay } = keys;
    const isEmpty = words === '' && active === null && scanned === null;
    if (isEmpty) {
      if (now - takenAt.current > secondEndMs) onPay();
      return;
    }
    takenAt.current = now;
    // A busy device hears a scanner in pieces: all that stands in the field may be the code.
    const exact = active === null ? (catalogue.byCode(words) ?? catalogue.byCode(scanned ?? words)) : null;
    const place = active ?? 0;
    const hit = exact ?? (sought === words ? items : catalogue.search(words, place + 1))[place];
    if (hit && (words !== '' || exact)) onPick(hit);
    else {
      const found = onCode(scanned ?? words, words);
      if (scanned !== null) onClear();
      else void found.then((isFound) => isFound && onClear());
    }
  }

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const { buffer, code } = afterKey(scan.current, event.key, event.timeStamp);
    scan.current = buffer;
    if (event.key === 'Enter') {
      event.preventDefault();
      enter(code, event.timeStamp);
    } else if (event.key === 'Escape' && (keys.words !== '' || keys.active !== null)) {
      event.preventDefault();
      keys.onClear();
    } else {
      const moved = movedBy(event.key, keys.active, keys.columns.current, keys.items.length);
      if (moved === undefined) return;
      event.preventDefault();
      keys.onActive(moved);
    }
  };
}
