/** Names as a sentence lists them: `Mango, Lime and Kiwi`. */
export function listText(language: string, names: readonly string[]): string {
  // British: no comma before the last one.
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
