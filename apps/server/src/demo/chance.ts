import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance that falls the same way each time. */
export interface Chance {
  /** A whole number from `from` to `to`, both of them possible. */
  between(from: number, to: number): number;
  /** Whether something that happens so many times in a hundred happens now. */
  percent(often: number): boolean;
  of<T>(some: readonly T[]): T;
  /** One of these, each as often as its weight says. */
  byWeight<T>(some: readonly T[], weightOf: (one: T) => number): T;
}

export function chanceOf(seed: string): Chance {
  const generator = xoroshiro128plus([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const between = (from: number, to: number) => uniformInt(generator, from, to);
  return {
    between,
    percent: (often) => between(1, 100) <= often,
    of: (some) => memberAt(some, between(0, some.length - 1)),
    byWeight(some, weightOf) {
      const all = some.reduce((sum, one) => sum + weightOf(one), 0);
      let left = (between(0, 1_000_000) / 1_000_000) * all;
      for (const one of some) {
        left -= weightOf(one);
        if (left <= 0) return one;
      }
      return memberAt(some, some.length - 1);
    },
  };
}

function memberAt<T>(some: readonly T[], place: number): T {
  const member = some[place];
  if (member === undefined) throw new Error('There is nothing to choose from');
  return member;
}
