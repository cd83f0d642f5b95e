import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import {
  combinationLimits,
  countCombinations,
  planCombinations,
} from '@sokoni/rules/products/variant-combinations';
import { blankVariant, type OptionFields, type VariantFields } from './product-fields.ts';

/**
 * The variants that the options ask for. What exists keeps its price, codes and stock: it is known by its entries, an option
 * that is new gives it its first entry, an option that goes is left out of it. New ones begin like the first, and are counted where `tracks`
 * says so; beside one that was never saved, as that one is. The variants stay as they are while the options make too many.
 */
export function replanVariants(
  before: readonly OptionFields[],
  after: readonly OptionFields[],
  variants: readonly VariantFields[],
  tracks: boolean,
  makeKey: () => string,
): readonly VariantFields[] {
  const known = before.filter(hasEntries);
  const wanted = after.filter(hasEntries);
  const [first] = variants;
  if (wanted.length === 0) return [{ ...(first ?? blankVariant(makeKey())), entries: [] }];
  if (countCombinations(wanted) > combinationLimits.combinations) return variants;

  const named = new Map<string, VariantFields & { name: string }>();
  for (const variant of variants) {
    const entries = translated(variant.entries, known, wanted);
    const name = combinationName(entries);
    if (!named.has(name)) named.set(name, { ...variant, entries, name });
  }
  const { combinations } = planCombinations(wanted, [...named.values()]);
  return combinations.map(({ kept, entries }) => {
    if (!kept) return freshVariant(first, entries, tracks, makeKey());
    const { name: _, ...variant } = kept;
    return { ...variant, entries };
  });
}

/** An entry that is spelled otherwise now, in the option and in every variant that has it. */
export function renamedEntry(
  options: readonly OptionFields[],
  variants: readonly VariantFields[],
  optionKey: string,
  from: string,
  to: string,
): { options: OptionFields[]; variants: VariantFields[] } {
  const place = options.filter(hasEntries).findIndex(({ key }) => key === optionKey);
  const swap = (entry: string) => (entry === from ? to : entry);
  return {
    options: options.map((option) =>
      option.key === optionKey ? { ...option, entries: option.entries.map(swap) } : option,
    ),
    variants: variants.map((variant) =>
      variant.entries[place] === from
        ? { ...variant, entries: variant.entries.map((entry, index) => (index === place ? to : entry)) }
        : variant,
    ),
  };
}

export function hasEntries({ entries }: OptionFields): boolean {
  return entries.length > 0;
}

function translated(
  entries: readonly string[],
  known: readonly OptionFields[],
  wanted: readonly OptionFields[],
): string[] {
  return wanted.map((option) => {
    const place = known.findIndex(({ key }) => key === option.key);
    return (place === -1 ? option.entries[0] : entries[place]) ?? '';
  });
}

/** Like the first in what items of one kind share; codes and stock are its own. */
function freshVariant(
  first: VariantFields | undefined,
  entries: readonly string[],
  tracks: boolean,
  key: string,
): VariantFields {
  const like = first ?? { ...blankVariant(key), track_quantity: tracks };
  const own = { key, id: null, entries, sku: '', barcode: '', opening_stock: '' };
  const track_quantity = like.track_quantity || (like.id !== null && tracks);
  return { ...like, ...own, active: true, track_quantity };
}
