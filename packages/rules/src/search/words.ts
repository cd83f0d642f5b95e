/** Letters that are another without being one with a mark. */
const alike: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * The words of a text as they are searched, everywhere alike: lower case, without accents, punctuation apart. A point or comma inside
 * of a number stays, as a point ("1,5" is "1.5"); an apostrophe inside of a word is left out ("men's" is "mens"). The database splits
 * what it searches alike: app.plain_words.
 */
export function searchedWords(text: string): string[] {
  const lower = text.toLowerCase();
  // Most are nothing else; a till splits some 100,000 at its start.
  if (/^[a-z0-9 ]*$/.test(lower)) return lower.split(' ').filter(Boolean);
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .replace(/[ßæœøłđı]/g, (letter) => alike[letter] ?? letter)
    .normalize('NFC')
    .replace(/([0-9]),(?=[0-9])/g, '$1.')
    .split(/(?:(?![.,])[\s\p{P}+=~$^|<>`]|(?<![0-9])[.,]|[.,](?![0-9]))+/u)
    .filter(Boolean);
}

/** Whether a text has all these words (as `searchedWords` splits a search), in any order and each by its beginning. */
export function hasWords(text: string, sought: readonly string[]): boolean {
  const words = searchedWords(text);
  return sought.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
