import { useMemo, useRef, useState } from 'react';
import { isSame } from '#parts/forms/is-same.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { newId } from '#session/new-id.ts';
import { checkProductFields, type ProductProblems } from './check-product-fields.ts';
import { keepRemoved } from './keep-removed-variants.ts';
import { type OptionFields, type ProductFields, type VariantFields, withOpening } from './product-fields.ts';
import { renamedEntry, replanVariants } from './replan-variants.ts';

export interface ProductForm {
  /** What is saved. */
  base: ProductFields;
  typed: ProductFields;
  isChanged: boolean;
  /** By their place; none before the first try to save (SPEC section 5). */
  problems: ProductProblems;
  patch: (change: Partial<ProductFields>) => void;
  patchVariant: (key: string, change: Partial<VariantFields>) => void;
  /** The same for every variant; what lies on the shelf at first, only for those that were never saved. */
  patchAllVariants: (change: Partial<VariantFields>) => void;
  /** `tracks`: whether the variants that come of it are counted. */
  setOptions: (options: readonly OptionFields[], tracks: boolean) => void;
  renameEntry: (optionKey: string, from: string, to: string) => void;
  /** The saved variants that saving would remove come back, inactive. */
  keepRemoved: () => void;
  /** Whether it can be saved; says what is wrong where it is. */
  check: () => boolean;
  /** What the server refused, under the fields. */
  refuse: (problems: ProductProblems) => void;
  /** The server keeps `base` now; the inputs show what `left` makes of what stands in them. */
  rebase: (base: ProductFields, left?: (typed: ProductFields) => ProductFields) => void;
  discard: () => void;
}

/**
 * The inputs of a product. They are no react-hook-form: two thousand variants would register twenty thousand fields, here a
 * letter changes one row.
 */
export function useProductForm(saved: ProductFields): ProductForm {
  const currency = useCurrency();
  const [{ base, typed }, setState] = useState({ base: saved, typed: saved });
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<ProductProblems>({});
  const isChanged = useMemo(() => !isSame(base, typed), [base, typed]);
  const found = useMemo(
    () => (isTried ? checkProductFields(typed, currency) : {}),
    [isTried, typed, currency],
  );
  // The same functions for as long as the screen stands, so that a letter redraws one row of the table only.
  const acts = useRef<ReturnType<typeof makeActs>>(null);
  acts.current ??= makeActs();

  function makeActs() {
    const type = (change: (fields: ProductFields) => ProductFields) =>
      setState((state) => ({ ...state, typed: change(state.typed) }));
    const forgive = (isMeant: (place: string) => boolean) =>
      setRefused((known) => {
        const left = Object.entries(known).filter(([place]) => !isMeant(place));
        return left.length === Object.keys(known).length ? known : Object.fromEntries(left);
      });
    return {
      patch: (change: Partial<ProductFields>) => {
        type((fields) => ({ ...fields, ...change }));
        forgive((place) => place in change);
      },
      patchVariant: (key: string, change: Partial<VariantFields>) => {
        type((fields) => ({
          ...fields,
          variants: fields.variants.map((variant) =>
            variant.key === key ? { ...variant, ...change } : variant,
          ),
        }));
        forgive((place) => Object.keys(change).some((field) => place === `variants.${key}.${field}`));
      },
      patchAllVariants: (change: Partial<VariantFields>) =>
        type((fields) => ({
          ...fields,
          variants: fields.variants.map((variant) => {
            const { opening_stock, ...others } = change;
            const isOpening = variant.id === null && opening_stock !== undefined;
            return { ...variant, ...others, ...(isOpening ? withOpening(opening_stock) : {}) };
          }),
        })),
      setOptions: (options: readonly OptionFields[], tracks: boolean) => {
        type((fields) => ({
          ...fields,
          options,
          variants: replanVariants(fields.options, options, fields.variants, tracks, newId),
        }));
        forgive((place) => ['options', 'variants', 'removed_variants'].includes(place));
      },
      renameEntry: (optionKey: string, from: string, to: string) =>
        type((fields) => ({
          ...fields,
          ...renamedEntry(fields.options, fields.variants, optionKey, from, to),
        })),
      keepRemoved: () => {
        setState((state) => ({ ...state, typed: keepRemoved(state.base, state.typed, newId) }));
        forgive((place) => place === 'removed_variants');
      },
    };
  }

  return {
    ...{ base, typed, isChanged },
    problems: { ...refused, ...found },
    ...acts.current,
    check: () => {
      setIsTried(true);
      return Object.keys(checkProductFields(typed, currency)).length === 0;
    },
    refuse: setRefused,
    rebase: (fresh, left = () => fresh) => {
      setState((state) => ({ base: fresh, typed: left(state.typed) }));
      setRefused({});
      setIsTried(false);
    },
    discard: () => {
      setState({ base, typed: base });
      setRefused({});
      setIsTried(false);
    },
  };
}
