import type { NavigationKey } from '@sokoni/rules/navigation/navigation';
import { paths } from '#paths.ts';

/** After this many milliseconds a first letter is forgotten. */
export const chordMs = 1500;

/** The second letters after `g`. */
const goLetters = [
  { letter: 'h', path: paths.home },
  { letter: 's', path: paths.sell },
  { letter: 'o', path: paths.orders },
  { letter: 'c', path: paths.customers },
  { letter: 'p', path: paths.products },
  { letter: 'i', path: paths.inventory },
  { letter: 'd', path: paths.discounts },
  { letter: 'r', path: paths.reports },
  { letter: 't', path: paths.theme },
  { letter: 'm', path: paths.modules },
] as const;

export interface GoShortcut {
  /** The keys, one after the other. */
  keys: readonly string[];
  /** The line of the sidebar that it goes to. */
  line: NavigationKey;
  path: string;
}

/** The chords of those pages that stand in the person's navigation. */
export function goShortcuts(entries: readonly { key: NavigationKey; path: string }[]): GoShortcut[] {
  return goLetters.flatMap(({ letter, path }) => {
    const entry = entries.find((one) => one.path === path);
    return entry ? [{ keys: ['g', letter], line: entry.key, path }] : [];
  });
}

/** The keys of the selling screen. */
export const sellShortcuts = [
  { keys: ['F2'], act: 'search' },
  { keys: ['F4'], act: 'customer' },
  { keys: ['F8'], act: 'park' },
  { keys: ['F9'], act: 'pay' },
] as const;

export type Act = { kind: 'go'; path: string } | { kind: 'list' };

/** What a letter does: it begins a chord (`begunAt` is its time), completes one, acts alone, or nothing of it. */
export function afterLetter(
  key: string,
  now: number,
  begunAt: number | null,
  shortcuts: readonly GoShortcut[],
): { begunAt: number | null; act: Act | null } {
  const isInChord = begunAt !== null && now - begunAt < chordMs;
  const letter = key.toLowerCase();
  const chord = isInChord ? shortcuts.find(({ keys }) => keys[1] === letter) : undefined;
  if (chord) return { begunAt: null, act: { kind: 'go', path: chord.path } };
  if (key === '?') return { begunAt: null, act: { kind: 'list' } };
  return { begunAt: letter === 'g' ? now : null, act: null };
}
