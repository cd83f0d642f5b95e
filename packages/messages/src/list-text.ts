import { languages } from '@sokoni/rules/languages';
import { currentLanguage } from './current-language.ts';

/** Names as a sentence lists them, `Mango, Lime and Kiwi`; as a choice, `Mango, Lime or Kiwi`. */
export function listText(names: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  const language = currentLanguage();
  // British: no comma before the last one.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(names);
}

/** Words one after the other, without an `and`: a product and its variant, the lines of an address. What is empty is left out. */
export function commaText(words: readonly (string | number | null | undefined | false)[]): string {
  return words
    .filter((word) => word !== false && word != null && word !== '')
    .join(languages[currentLanguage()].comma);
}
