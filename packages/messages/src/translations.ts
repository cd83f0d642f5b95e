import type { Language } from '@sokoni/rules/languages';
import type { CompiledMessage } from 'icu-minify/format';

/** The sentences of a language by catalogue and key, as its file in `languages/` has them. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string | CompiledMessage>>>>;

const given = new Map<Language, Translations>();

/** Adds sentences of a language, all of them or those of some catalogues. */
export function giveTranslations(language: Language, translations: Translations): void {
  given.set(language, { ...given.get(language), ...translations });
}

/** A sentence of a language; undefined while it has not been given. */
export function translationOf(
  language: Language,
  catalogue: string,
  key: string,
): string | CompiledMessage | undefined {
  return given.get(language)?.[catalogue]?.[key];
}
