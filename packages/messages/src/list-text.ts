import { currentLanguage } from './current-language.ts';

/** Names as a sentence lists them, `Mango, Lime and Kiwi`; as a choice, `Mango, Lime or Kiwi`. */
export function listText(names: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  const language = currentLanguage();
  // British: no comma before the last one.
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type }).format(names);
}
