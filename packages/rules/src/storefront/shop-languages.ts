import { isLanguage, type Language, languageCodes } from '#languages.ts';

/** In which languages a shop is read, the main one first: its pages stand at the plain paths. */
export type ShopLanguages = readonly [Language, ...Language[]];

/**
 * The languages that a store offers beside its main one: each once, the main one not among them.
 * @param extra codes as they are kept; what is no language of ours is left out
 */
export function extraLanguages(main: Language, extra: readonly string[]): Language[] {
  return languageCodes.filter((code) => code !== main && extra.includes(code));
}

/** Where the pages of a language stand: nowhere else for the main one, below `/fr` for another. */
export function languagePrefix(language: Language, [main]: ShopLanguages): string {
  return language === main ? '' : `/${language}`;
}

const beginsWithLanguage = new RegExp(`^/(${languageCodes.join('|')})(?=[/?#]|$)`);

/** A path of a shop without the language that it begins with: `/fr/cart?a=1` is `/cart?a=1` in French. Whether the shop offers it is another question. */
export function splitLanguage(path: string): { language: Language | null; path: string } {
  const [prefix, code] = beginsWithLanguage.exec(path) ?? [];
  if (prefix === undefined || !isLanguage(code)) return { language: null, path };
  const rest = path.slice(prefix.length);
  return { language: code, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** In which language a path of a shop is answered: the main one, also where it names none that is offered. */
export function languageAt(path: string, languages: ShopLanguages): Language {
  const { language } = splitLanguage(path);
  return languages.find((code) => code === language) ?? languages[0];
}

/** A link of the shop as it leads on in a language; to elsewhere, or into another language of the shop, it stays as it is. */
export function linkInLanguage(link: string, language: Language, languages: ShopLanguages): string {
  const prefix = languagePrefix(language, languages);
  if (prefix === '' || !/^\/(?!\/)/.test(link)) return link;
  const named = splitLanguage(link).language;
  return languages.some((code) => code === named) ? link : prefix + link;
}
