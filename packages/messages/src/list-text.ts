import { directionOf, isolation, languages } from '@sokoni/rules/languages';
import { currentLanguage } from './current-language.ts';

/** Names as a sentence lists them, `Mango, Lime and Kiwi`; as a choice, `Mango, Lime or Kiwi`. */
export function listText(names: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  const language = currentLanguage();
  // British: no comma before the last one.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(isolatedWords(names));
}

type Words = readonly (string | number | null | undefined | false)[];

/** Words one after the other, without an `and`: a product and its variant, the lines of an address. What is empty is left out. */
export function commaText(words: Words): string {
  return joined(words, languages[currentLanguage()].comma);
}

/** Facts beside each other, `+254 700 000 001 · amina@example.com`. What is empty is left out. */
export function dotText(words: Words): string {
  return joined(words, ' · ');
}

/** Where one of them is read from the right, each keeps its own direction. */
function joined(words: Words, sign: string): string {
  return isolatedWords(words.filter((word) => word !== false && word != null && word !== '')).join(sign);
}

/** One alone is isolated as well: a name in other letters ends with a bracket or a full stop. */
function isolatedWords(words: Words): string[] {
  const texts = words.map(String);
  const isFromRight =
    languages[currentLanguage()].direction === 'rtl' || texts.some((text) => directionOf(text) === 'rtl');
  return isFromRight ? texts.map((text) => `${isolation[0]}${text}${isolation[1]}`) : texts;
}
