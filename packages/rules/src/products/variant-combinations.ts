import { combinationName } from '#cart/add-to-cart.ts';
import type { EntriesReason, OptionsReason, Refusal } from './product-reasons.ts';

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

/** Whether combinations can be made of these options. A slash joins the entries of a name (SPEC section 3), so that
 * no entry may have one: `1/2` and `L` would read as three. */
export function checkOptions(options: readonly ProductOption[]): Refusal<OptionsReason> {
  if (options.length > combinationLimits.options) {
    return { ok: false, reason: 'too_many_options', max: combinationLimits.options };
  }
  const names = new Set<string>();
  for (const { name, entries } of options) {
    const problem = optionProblem(name, entries);
    if (problem) return { ok: false, ...problem };
    if (names.has(keyOf(name))) return { ok: false, reason: 'option_repeated', option: name };
    names.add(keyOf(name));
  }
  const count = countCombinations(options);
  if (count <= combinationLimits.combinations) return { ok: true };
  return { ok: false, reason: 'too_many_combinations', count, max: combinationLimits.combinations };
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

function optionProblem(option: string, entries: readonly string[]): OptionsReason | undefined {
  const { nameLength, entriesPerOption } = combinationLimits;
  if (option.trim() === '' || option.length > nameLength) return { reason: 'option_name', max: nameLength };
  if (entries.length === 0) return { reason: 'no_entries', option };
  if (entries.length > entriesPerOption) return { reason: 'too_many_entries', option, max: entriesPerOption };
  const seen = new Set<string>();
  for (const entry of entries) {
    if (entry.trim() === '' || entry.length > nameLength || entry.includes('/')) {
      return { reason: 'entry_invalid', option, max: nameLength };
    }
    if (seen.has(keyOf(entry))) return { reason: 'entry_repeated', option, entry };
    seen.add(keyOf(entry));
  }
  return undefined;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

/** Whether the entries of variants fit the options: one entry of each option, every combination once. Without options there is
 * one variant without entries. */
export function checkEntries(
  options: readonly ProductOption[],
  variants: readonly { readonly entries: readonly string[] }[],
): Refusal<EntriesReason> {
  const seen = new Set<string>();
  for (const { entries } of variants) {
    const fits =
      entries.length === options.length &&
      options.every((option, index) => option.entries.includes(entries[index] ?? ''));
    const name = combinationName(entries);
    if (!fits) return { ok: false, reason: 'wrong_entries', variant: name };
    if (seen.has(keyOf(name))) {
      return name === ''
        ? { ok: false, reason: 'no_options' }
        : { ok: false, reason: 'entries_repeated', variant: name };
    }
    seen.add(keyOf(name));
  }
  return { ok: true };
}
