import { isSame } from './is-same.ts';

/** Who is right where two people changed the same. */
export type Preference = 'mine' | 'theirs';

/** One thing that somebody else saved while a screen was open, in words; empty texts stand for nothing. */
export interface WordDifference {
  /** Of its own, whatever two things are called. */
  key: string;
  what: string;
  before: string;
  theirs: string;
  /** What was typed here instead; undefined when this was not touched here. */
  mine: string | undefined;
}

/** A list with the difference, if they changed this at all. */
export function differenceIn(
  key: string,
  what: string,
  before: string,
  own: string,
  their: string,
): WordDifference[] {
  if (before === their) return [];
  const isTyped = own !== before && own !== their;
  return [{ key, what, before, theirs: their, mine: isTyped ? own : undefined }];
}

/** What only one of the two changed stays; what both changed goes by the preference. */
export function mergeValue<Value>(before: Value, own: Value, their: Value, preference: Preference): Value {
  if (isSame(own, before)) return their;
  if (isSame(their, before)) return own;
  return preference === 'mine' ? own : their;
}

/** How each thing is called, by its id: where two would read alike, with its code behind the name. */
export function namesApart(
  things: readonly { id: string; name: string; code: string }[],
): ReadonlyMap<string, string> {
  return new Map(
    things.map(({ id, name, code }) => {
      const isAlike = things.some((other) => other.id !== id && other.name === name);
      return [id, isAlike && code !== '' ? `${name} (${code})` : name];
    }),
  );
}
