import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import type { Language } from '@sokoni/rules/languages';
import { optionSubject, wordSubjects } from '@sokoni/rules/storefront/translations';
import type { Facets, Product } from '@sokoni/themes/shop.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { findEntriesIn, findWordsIn } from './word-queries.ts';

/** How a text is called in the language of who reads; as it is where that is not translated. */
export type WordsOf = (original: string, field?: string) => string;

/** In the main language. */
export const asTheyAre: WordsOf = (original) => original;

/** What is said of delivery or payment, in a language; null: the main one. */
export async function readWordsOf(
  db: Db,
  storeId: string,
  language: Language | null,
  area: keyof typeof wordSubjects,
): Promise<WordsOf> {
  const subject = wordSubjects[area];
  const words = await wordsBySubject(db, storeId, language, [subject]);
  return (original, field = original) => words(subject, field) ?? original;
}

/** The options of a product and what can be chosen of them, called as in a language. */
export async function optionsInLanguage(
  db: Db,
  storeId: string,
  language: Language | null,
  product: Product,
): Promise<Product> {
  if (language === null || product.options.length === 0) return product;
  const words = await wordsBySubject(
    db,
    storeId,
    language,
    product.options.map(({ name }) => optionSubject(name)),
  );
  const of = (option: string, word: string) => words(optionSubject(option), word) ?? word;
  return {
    ...product,
    options: product.options.map(({ name, entries }) => ({
      name: of(name, name),
      entries: entries.map((entry) => of(name, entry)),
    })),
    variants: product.variants.map((variant) => {
      const entries = variant.entries.map((entry, place) => of(product.options[place]?.name ?? '', entry));
      return { ...variant, entries, name: combinationName(entries) };
    }),
  };
}

/** What a list can be narrowed to, called as in a language. */
export async function facetsInLanguage(
  db: Db,
  storeId: string,
  language: Language | null,
  facets: Facets,
): Promise<Facets> {
  if (language === null || facets.options.length === 0) return facets;
  const words = await wordsBySubject(
    db,
    storeId,
    language,
    facets.options.map(({ name }) => optionSubject(name)),
  );
  const of = (option: string, word: string) => words(optionSubject(option), word) ?? word;
  return {
    ...facets,
    options: facets.options.map(({ name, entries }) => ({
      name: of(name, name),
      entries: entries.map(({ value }) => ({ value, text: of(name, value) })),
    })),
  };
}

/** How variants are called in a language, by their ids: those whose name is still the one that is shown. */
export async function variantNamesIn(
  db: Db,
  storeId: string,
  language: Language | null,
  variantIds: readonly string[],
): Promise<(variantId: string | null | undefined, shown: string) => string> {
  if (language === null || variantIds.length === 0) return (_, shown) => shown;
  const found = await findEntriesIn(db, storeId, { language, variantIds });
  const names = new Map(found.map((row) => [row.variant_id, row]));
  return (variantId, shown) => {
    const row = names.get(variantId ?? '');
    return row?.name === shown ? combinationName(row.entries) : shown;
  };
}

async function wordsBySubject(
  db: Db,
  storeId: string,
  language: Language | null,
  subjects: readonly string[],
): Promise<(subject: string, field: string) => string | undefined> {
  if (language === null || subjects.length === 0) return () => undefined;
  const rows = await findWordsIn(db, storeId, { language, subjects });
  const keyOf = (...parts: string[]) => JSON.stringify(parts);
  const texts = new Map(rows.map(({ subject, field, text }) => [keyOf(subject, field), text]));
  return (subject, field) => texts.get(keyOf(subject, field));
}
