import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { ProductChangeBody, ProductDraftBody } from '#contract-types.ts';
import { isSame } from '#parts/forms/is-same.ts';
import { amountOf, countOf } from '#parts/numbers/typed-number.ts';
import type { OptionFields, ProductFields, VariantFields } from './product-fields.ts';

/** What a role may say of amounts. */
export interface MoneySight {
  prices: boolean;
  costs: boolean;
}

/** A new product as the call takes it. */
export function draftBody(
  { variants, options, tags, tax_percent, ...fields }: ProductFields,
  currency: CurrencyCode,
  sight: MoneySight,
): ProductDraftBody {
  return {
    ...fields,
    tax_percent: rateOf(tax_percent),
    tags: [...tags],
    options: plainOptions(options),
    variants: variants.map((variant) => ({
      entries: [...variant.entries],
      ...variantBody(variant, currency, sight),
      opening_stock: openingOf(variant),
    })),
  };
}

/** A change as the call takes it: what differs, and the version that it was made on. */
export function changeBody(
  base: ProductFields,
  typed: ProductFields,
  version: number,
  currency: CurrencyCode,
  sight: MoneySight,
): ProductChangeBody {
  const { variants: _, options, tags, tax_percent, ...simple } = typed;
  const changed = Object.entries(simple).filter(
    ([name, value]) => !isSame(value, base[name as keyof ProductFields]),
  );
  const variants = changedVariants(base, typed).map((variant) => {
    const before = base.variants.find(({ key }) => key === variant.key);
    const whole = { entries: [...variant.entries], ...variantBody(variant, currency, sight) };
    if (!before || variant.id === null) return { ...whole, opening_stock: openingOf(variant) };
    const known = { entries: [...before.entries], ...variantBody(before, currency, sight) };
    const differing = Object.entries(whole).filter(
      ([name, value]) => !isSame(value, known[name as keyof typeof known]),
    );
    return { id: variant.id, ...Object.fromEntries(differing) };
  });
  const kept = new Set(typed.variants.map(({ id }) => id));
  const removed = base.variants.flatMap(({ id }) => (id !== null && !kept.has(id) ? [id] : []));
  return {
    version,
    ...Object.fromEntries(changed),
    ...(tax_percent === base.tax_percent ? {} : { tax_percent: rateOf(tax_percent) }),
    ...(isSame(tags, base.tags) ? {} : { tags: [...tags] }),
    ...(isSame(plainOptions(options), plainOptions(base.options)) ? {} : { options: plainOptions(options) }),
    ...(variants.length > 0 ? { variants } : {}),
    ...(removed.length > 0 ? { removed_variants: removed } : {}),
  };
}

/** Its own tax rate; null for the store's. */
function rateOf(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}

/** The variants that a change sends, in its order: the server names them by their place. */
export function changedVariants(base: ProductFields, typed: ProductFields): VariantFields[] {
  const known = new Map(base.variants.map((variant) => [variant.key, variant]));
  return typed.variants.filter((variant) => !isSame(variant, known.get(variant.key)));
}

/** The server's sentences for `variants.<place>.<field>`, under the keys of the variants that were sent. */
export function placedProblems(
  fields: Readonly<Record<string, string>>,
  sent: readonly VariantFields[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const [, place, field] = /^variants\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const variant = place === undefined ? undefined : sent[Number(place)];
      return [variant ? `variants.${variant.key}.${field}` : name, message];
    }),
  );
}

/** What a variant opens with: only one that is counted lies on a shelf. */
function openingOf({ track_quantity, opening_stock }: VariantFields): number {
  return track_quantity ? (countOf(opening_stock) ?? 0) : 0;
}

function plainOptions(options: readonly OptionFields[]) {
  return options.map(({ name, entries }) => ({ name: name.trim(), entries: [...entries] }));
}

function variantBody(variant: VariantFields, currency: CurrencyCode, { prices, costs }: MoneySight) {
  const { active, track_quantity, on_sales, sku, barcode } = variant;
  return {
    ...{ active, track_quantity, sku, barcode },
    ...(prices
      ? {
          price: amountOf(variant.price, currency) ?? 0,
          sales_price: amountOf(variant.sales_price, currency),
          on_sales,
        }
      : {}),
    ...(costs ? { cost: amountOf(variant.cost, currency) } : {}),
    weight_grams: countOf(variant.weight_grams),
    low_stock_at: countOf(variant.low_stock_at),
  };
}
