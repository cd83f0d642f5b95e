/** What a shop says that can be translated, in the order in which it is offered. */
export const translationKinds = ['product', 'category', 'page', 'section', 'menu', 'shop'] as const;
export type TranslationKind = (typeof translationKinds)[number];

/** Subjects of the kind `shop` beside the shop itself: words that are known by themselves, wherever they stand. */
export const wordSubjects = { delivery: 'delivery', payment: 'payment' } as const;

/** How the subject of an option begins; its name follows. */
export const optionSubjectStart = 'option:';

/** An option of products, `Colour`, with its entries: translated once for all products that have it. */
export function optionSubject(name: string): string {
  return `${optionSubjectStart}${name}`;
}

/** One line; several; sanitised HTML. */
export type TextFormat = 'line' | 'text' | 'html';

/** One text of a subject, in the main language of the shop. */
export interface TranslatableText {
  readonly field: string;
  readonly original: string;
  readonly format: TextFormat;
  /** How long a translation may be, in characters. */
  readonly max: number;
}

/** What was translated of a text, and the mark of the original as it was then. */
export interface KeptTranslation {
  readonly text: string;
  readonly source: string;
}

export type TranslationState = 'missing' | 'outdated' | 'done';

/** How many texts there are, and how many of them nobody has translated, or not since they changed. */
export interface TranslationCounts {
  readonly texts: number;
  readonly missing: number;
  readonly outdated: number;
}

/** The texts of one subject that a save may carry. */
export const mostTexts = 300;

/** Whether there is anything to translate: a price, a day or an hour reads alike everywhere. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/<[^>]*>/g, ''));
}

/** @param mark of the original as it is now */
export function translationState(kept: KeptTranslation | undefined, mark: string): TranslationState {
  if (!kept) return 'missing';
  return kept.source === mark ? 'done' : 'outdated';
}

export function countTranslations(states: readonly TranslationState[]): TranslationCounts {
  return {
    texts: states.length,
    missing: states.filter((state) => state === 'missing').length,
    outdated: states.filter((state) => state === 'outdated').length,
  };
}

export function addCounts(one: TranslationCounts, other: TranslationCounts): TranslationCounts {
  return {
    texts: one.texts + other.texts,
    missing: one.missing + other.missing,
    outdated: one.outdated + other.outdated,
  };
}
