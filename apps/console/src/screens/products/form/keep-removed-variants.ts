import type { OptionFields, ProductFields, VariantFields } from './product-fields.ts';
import { hasEntries, replanVariants } from './replan-variants.ts';

/** The saved variants that saving would remove. */
export function removedVariants(base: ProductFields, typed: ProductFields): VariantFields[] {
  const kept = new Set(typed.variants.map(({ id }) => id));
  return base.variants.filter(({ id }) => id !== null && !kept.has(id));
}

/** Puts back the entries that were taken out of the options, and their variants as inactive ones. All else that is typed stays. */
export function keepRemoved(base: ProductFields, typed: ProductFields, makeKey: () => string): ProductFields {
  const removed = removedVariants(base, typed);
  const saved = new Map(base.variants.map((variant) => [variant.id, variant]));
  // Entries that were renamed since.
  const renamed = new Map<string, string>();
  for (const variant of typed.variants) {
    for (const { key } of base.options) {
      const before = entryOf(base.options, saved.get(variant.id), key);
      const now = entryOf(typed.options, variant, key);
      if (before !== undefined && now !== undefined) renamed.set(`${key} ${before}`, now);
    }
  }
  const spelled = (key: string, entry: string) => renamed.get(`${key} ${entry}`) ?? entry;
  const options = [
    ...typed.options,
    ...base.options.filter(({ key }) => !typed.options.some((option) => option.key === key)),
  ].map((option) => {
    const before = base.options.find(({ key }) => key === option.key)?.entries ?? [];
    const known = typed.options.find(({ key }) => key === option.key)?.entries ?? [];
    if (known.length === 0) return { ...option, entries: before };
    const order = before.map((entry) => spelled(option.key, entry));
    const needed = removed.flatMap((variant) => entryOf(base.options, variant, option.key) ?? []);
    const wanted = new Set([...known, ...needed.map((entry) => spelled(option.key, entry))]);
    const added = known.filter((entry) => !order.includes(entry));
    return { ...option, entries: [...order.filter((entry) => wanted.has(entry)), ...added] };
  });
  const placed = (variant: VariantFields, entry: (key: string) => string | undefined) => ({
    ...variant,
    entries: options.filter(hasEntries).map(({ key, entries }) => entry(key) ?? entries[0] ?? ''),
  });
  const back = removed.map((variant) =>
    placed({ ...variant, active: false }, (key) => {
      const entry = entryOf(base.options, variant, key);
      return entry === undefined ? undefined : spelled(key, entry);
    }),
  );
  const stayed = typed.variants.map((variant) =>
    placed(
      variant,
      (key) => entryOf(typed.options, variant, key) ?? entryOf(base.options, saved.get(variant.id), key),
    ),
  );
  return {
    ...typed,
    options,
    variants: replanVariants(options, options, [...back, ...stayed], true, makeKey),
  };
}

function entryOf(
  options: readonly OptionFields[],
  variant: VariantFields | undefined,
  key: string,
): string | undefined {
  return variant?.entries[options.filter(hasEntries).findIndex((option) => option.key === key)];
}
