import { commaText } from '@sokoni/messages/list-text';
import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import { isSame } from '#parts/forms/is-same.ts';
import { mergeValue, type Preference } from '#parts/forms/merge-fields.ts';
import type { OptionFields, ProductFields, VariantFields } from './product-fields.ts';

const simpleFields = [
  'title',
  'description',
  'status',
  'brand',
  'category_id',
  'tags',
  'exempt_vat',
  'tax_percent',
  'options',
] as const;

const variantFields = [
  'entries',
  'active',
  'track_quantity',
  'price',
  'sales_price',
  'on_sales',
  'cost',
  'sku',
  'barcode',
  'weight_grams',
  'low_stock_at',
] as const;

/** One thing that somebody else saved while this screen was open. */
export interface Difference {
  /** Of its own, whatever two variants are called. */
  key: string;
  /** Empty for the product as a whole. */
  variant: string;
  field: (typeof simpleFields)[number] | (typeof variantFields)[number] | 'added' | 'removed';
  before: unknown;
  theirs: unknown;
  /** What was typed here instead; undefined when this was not touched here. */
  mine: unknown;
}

/** What they changed since `base` was loaded, field by field, beside what was typed here. */
export function differencesOf(base: ProductFields, mine: ProductFields, theirs: ProductFields): Difference[] {
  const compare = (
    key: string,
    variant: string,
    field: Difference['field'],
    [before, own, their]: readonly [unknown, unknown, unknown],
  ): Difference[] => {
    if (isSame(before, their)) return [];
    const isTyped = !isSame(before, own) && !isSame(own, their);
    return [
      { key: `${key} ${field}`, variant, field, before, theirs: their, mine: isTyped ? own : undefined },
    ];
  };
  const found = simpleFields.flatMap((field) =>
    compare(
      '',
      '',
      field,
      field === 'options' ? optionTexts(base, mine, theirs) : [base[field], mine[field], theirs[field]],
    ),
  );
  const own = byKey(mine.variants);
  const their = byKey(theirs.variants);
  const known = byKey(base.variants);
  for (const before of base.variants) {
    const after = their.get(before.key);
    const typed = own.get(before.key) ?? before;
    const name = combinationName(before.entries);
    if (!after)
      found.push({
        key: before.key,
        variant: name,
        field: 'removed',
        before: '',
        theirs: '',
        mine: undefined,
      });
    else {
      for (const field of variantFields) {
        found.push(...compare(before.key, name, field, [before[field], typed[field], after[field]]));
      }
    }
  }
  for (const added of theirs.variants.filter(({ key }) => !known.has(key))) {
    const name = combinationName(added.entries);
    found.push({ key: added.key, variant: name, field: 'added', before: '', theirs: '', mine: undefined });
  }
  return found;
}

/** The inputs over what is saved now: what only one of the two changed stays, what both changed goes by the preference. */
export function mergeProduct(
  base: ProductFields,
  mine: ProductFields,
  theirs: ProductFields,
  preference: Preference,
): ProductFields {
  const pick = <Value>(before: Value, own: Value, their: Value) => mergeValue(before, own, their, preference);
  const simple = Object.fromEntries(
    simpleFields.map((field) => [field, pick<unknown>(base[field], mine[field], theirs[field])]),
  ) as Pick<ProductFields, (typeof simpleFields)[number]>;

  const known = byKey(base.variants);
  const own = byKey(mine.variants);
  const their = byKey(theirs.variants);
  const merged = theirs.variants.flatMap((variant): VariantFields[] => {
    const before = known.get(variant.key);
    const typed = own.get(variant.key);
    // It was taken out here.
    if (before && !typed) return [];
    if (!before || !typed) return [variant];
    const fields = variantFields.map((field) => [
      field,
      pick<unknown>(before[field], typed[field], variant[field]),
    ]);
    return [{ ...variant, ...Object.fromEntries(fields) }];
  });
  const names = new Set(merged.map(({ entries }) => combinationName(entries)));
  const added = mine.variants.filter(
    ({ key, entries }) => !known.has(key) && !their.has(key) && !names.has(combinationName(entries)),
  );
  const variants = [...merged, ...added].filter(({ entries }) => fits(entries, simple.options));
  return { ...simple, variants };
}

function byKey(variants: readonly VariantFields[]): Map<string, VariantFields> {
  return new Map(variants.map((variant) => [variant.key, variant]));
}

function fits(entries: readonly string[], options: readonly OptionFields[]): boolean {
  const filled = options.filter((option) => option.entries.length > 0);
  return (
    entries.length === filled.length &&
    filled.every((option, index) => option.entries.includes(entries[index] ?? ''))
  );
}

/** Options are compared by their words; the key of one is this screen's own. */
function optionTexts(...states: ProductFields[]) {
  const [before, own, their] = states.map(({ options }) =>
    options.map(({ name, entries }) => `${name}: ${commaText(entries)}`).join('; '),
  );
  return [before, own, their] as const;
}
