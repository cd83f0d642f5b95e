/** Words of so many letters and without a figure may have a slip in them. */
const fewestLetters = 5;

/** Whether a slip in this word of a search is forgiven. */
export function mayHaveSlip(typed: string): boolean {
  return typed.length >= fewestLetters && !/[0-9]/.test(typed);
}

/**
 * Whether two words differ by one letter that is missing, wrong or exchanged with its neighbour: without one letter of each they are
 * the same. The second may go on behind that. The database says the same: app.is_slip.
 */
export function isSlip(typed: string, word: string): boolean {
  const at = sameLetters(typed, 0, word, 0);
  if (at === typed.length) return true;
  const fewer = at + 1 + sameLetters(typed, at + 1, word, at);
  if (endsWithin(typed, fewer, word, fewer - 1)) return true;
  const more = at + sameLetters(typed, at, word, at + 1);
  return more === typed.length || startsAt(word, more + 1, typed, more + 1);
}

/** How many letters are the same from these places on. */
function sameLetters(typed: string, from: number, word: string, start: number): number {
  let count = 0;
  while (from + count < typed.length && typed.charCodeAt(from + count) === word.charCodeAt(start + count))
    count += 1;
  return count;
}

/** Whether the rest of what was typed is in the word, with one letter of the word left out. */
function endsWithin(typed: string, from: number, word: string, start: number): boolean {
  return from === typed.length || startsAt(word, start + 1, typed, from);
}

function startsAt(word: string, start: number, typed: string, from: number): boolean {
  return sameLetters(typed, from, word, start) === typed.length - from;
}
