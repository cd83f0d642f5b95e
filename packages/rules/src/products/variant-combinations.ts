import { combinationName } from '#cart/add-to-cart.ts';
import type { Check } from '#result.ts';

/** An option of a product with its entries in the order of the merchant: Size with S, M, L. */
export interface ProductOption {
  readonly name: string;
  readonly entries: readonly string[];
}

export const combinationLimits = {
  options: 5,
  entriesPerOption: 200,
  combinations: 2000,
  nameLength: 60,
} as const;

export type OptionsReason =
  | 'too_many_options'
  | 'too_many_combinations'
  | 'option_name'
  | 'option_repeated'
  | 'no_entries'
  | 'entry'
  | 'entry_repeated';

/** Whether combinations can be made of these options. A slash joins the entries of a name (SPEC section 3), so that
 * no entry may have one: `1/2` and `L` would read as three. */
export function checkOptions(options: readonly ProductOption[]): Check<OptionsReason> {
  if (options.length > combinationLimits.options) {
    return refuse('too_many_options', `A product can have at most ${combinationLimits.options} options`);
  }
  const names = new Set<string>();
  for (const { name, entries } of options) {
    const problem = optionProblem(name, entries);
    if (problem) return problem;
    if (names.has(keyOf(name))) return refuse('option_repeated', `The option ${name} is listed twice`);
    names.add(keyOf(name));
  }
  const count = countCombinations(options);
  if (count <= combinationLimits.combinations) return { ok: true };
  return refuse(
    'too_many_combinations',
    `These options make ${count} combinations. A product can have at most ${combinationLimits.combinations}.`,
  );
}

/** How many combinations the options make; none without options. */
export function countCombinations(options: readonly ProductOption[]): number {
  if (options.length === 0) return 0;
  return options.reduce((count, { entries }) => count * entries.length, 1);
}

/** Every combination of the options, the last option changing fastest. */
export function combinationsOf(options: readonly ProductOption[]): string[][] {
  if (options.length === 0) return [];
  return options.reduce<string[][]>(
    (combinations, { entries }) =>
      combinations.flatMap((combination) => entries.map((entry) => [...combination, entry])),
    [[]],
  );
}

export interface CombinationPlan<Existing> {
  /** In the order of the options; `kept` is null for a combination to make. */
  readonly combinations: readonly { readonly kept: Existing | null; readonly entries: readonly string[] }[];
  /** What no combination of the options is called any more. */
  readonly dropped: readonly Existing[];
}

/** Which combinations to make, keep and drop when the options change. What exists is known by its name, in any spelling of
 * upper and lower case, and keeps its price, stock and codes. */
export function planCombinations<Existing extends { readonly name: string }>(
  options: readonly ProductOption[],
  existing: readonly Existing[],
): CombinationPlan<Existing> {
  const byName = new Map(existing.map((combination) => [keyOf(combination.name), combination]));
  const combinations = combinationsOf(options).map((entries) => {
    const key = keyOf(combinationName(entries));
    const kept = byName.get(key) ?? null;
    byName.delete(key);
    return { kept, entries };
  });
  const dropped = new Set(byName.values());
  return { combinations, dropped: existing.filter((combination) => dropped.has(combination)) };
}

function optionProblem(name: string, entries: readonly string[]) {
  if (name.trim() === '' || name.length > combinationLimits.nameLength) {
    return refuse('option_name', `Name the option, with at most ${combinationLimits.nameLength} characters`);
  }
  if (entries.length === 0) return refuse('no_entries', `Add at least one value to ${name}`);
  if (entries.length > combinationLimits.entriesPerOption) {
    return refuse('entry', `${name} has more than ${combinationLimits.entriesPerOption} values`);
  }
  const seen = new Set<string>();
  for (const entry of entries) {
    if (entry.trim() === '' || entry.length > combinationLimits.nameLength || entry.includes('/')) {
      return refuse(
        'entry',
        `Values of ${name} need 1 to ${combinationLimits.nameLength} characters and no slash`,
      );
    }
    if (seen.has(keyOf(entry))) return refuse('entry_repeated', `${name} lists ${entry} twice`);
    seen.add(keyOf(entry));
  }
  return undefined;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

function refuse<Reason extends OptionsReason>(reason: Reason, message: string) {
  return { ok: false, reason, message } as const;
}

export type EntriesReason = 'wrong_entries' | 'entries_repeated';

/** Whether the entries of variants fit the options: one entry of each option, every combination once. Without options there is
 * one variant without entries. */
export function checkEntries(
  options: readonly ProductOption[],
  variants: readonly { readonly entries: readonly string[] }[],
): Check<EntriesReason> {
  const seen = new Set<string>();
  for (const { entries } of variants) {
    const fits =
      entries.length === options.length &&
      options.every((option, index) => option.entries.includes(entries[index] ?? ''));
    const name = combinationName(entries);
    if (!fits)
      return { ok: false, reason: 'wrong_entries', message: `The variant ${name} doesn’t match the options` };
    if (seen.has(keyOf(name))) {
      return {
        ok: false,
        reason: 'entries_repeated',
        message: name === '' ? 'Add options to the product first' : `The variant ${name} is listed twice`,
      };
    }
    seen.add(keyOf(name));
  }
  return { ok: true };
}
